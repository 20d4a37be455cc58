import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { newDataDir } from './support/data-template.ts';
import { START_LIMIT_MS } from './support/house.ts';

let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await newDataDir();
  database = await openDatabase({ dataDir, url: null });
}, START_LIMIT_MS);
afterAll(async () => {
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('whole numbers come back exactly', async () => {
  const { rows } = await database.db.execute(sql`select 9007199254740991::bigint as value`);
  expect(rows[0]).toEqual({ value: Number.MAX_SAFE_INTEGER });
});

test('a price that is written again and again does not fill the disk', async () => {
  const write = (v: number) =>
    database.db.execute(sql`
      insert into live_price (market_key, match_id, match_status, status, provider, outcomes, v)
      values ('1/1/', '1', 1, 1, 'betradar', ${JSON.stringify({ '1': [10_000 + v, 1] })}::jsonb, ${v})
      on conflict (market_key) do update set outcomes = excluded.outcomes, v = excluded.v`);
  const size = async () =>
    (await database.db.execute<{ size: number }>(sql`select pg_relation_size('live_price') as size`)).rows[0]
      ?.size;
  await write(1);
  const before = await size();
  for (let v = 2; v < 600; v += 1) await write(v);
  expect(await size()).toBeLessThanOrEqual((before ?? 0) * 2);
});

test('tidying works while the house runs', async () => {
  await database.tidy();
  const { rows } = await database.db.execute(sql`select v from live_price`);
  expect(rows).toEqual([{ v: 599 }]);
});

test('a statement that fails leaves the database to the next', async () => {
  for (let time = 0; time < 50; time += 1) {
    await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow();
    const { rows } = await database.db.execute(sql`select ${time}::int as time`);
    expect(rows).toEqual([{ time }]);
  }
});
