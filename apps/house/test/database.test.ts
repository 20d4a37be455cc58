import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isDatabaseAway, isDiskFull } from '../src/database-errors.ts';
import { type OpenDatabase, openDatabase } from '../src/db/database.ts';
import { againWhenOvertaken } from '../src/db/overtaken.ts';
import { statementFault, withBrokenDatabase } from '../src/dev/database-fault.ts';
import { newDataDir } from './support/data-template.ts';
import { eventually, START_LIMIT_MS } from './support/house.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

// The one of the data folder has one connection, which no other could cut.
const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const TITLE = IS_SERVER ? 'on a server' : 'on a server: not run, TEST_DATABASE_URL names none';

/** One round fills several pages where no room is used again. */
const WRITES = 300;
const ROUNDS = 4;

let dataDir: string;
let database: OpenDatabase;
let server: TestDatabase | null;

beforeAll(async () => {
  dataDir = await newDataDir();
  server = await newTestDatabase({ isEmpty: true });
  database = await openDatabase({ dataDir, url: server?.url ?? null });
}, START_LIMIT_MS);
afterAll(async () => {
  await database?.close();
  await server?.drop();
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
  // What another transaction may still see is kept, and statistics are gathered at times of the server's own choice: that
  // makes a round longer, not every round.
  const sizes: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let v = 1; v <= WRITES; v += 1) await write(round * WRITES + v);
    sizes.push(await size());
  }
  expect(sizes.some((bytes, round) => bytes === sizes[round - 1])).toBe(true);
});

test('tidying works while the house runs', async () => {
  await database.tidy();
  const { rows } = await database.db.execute(sql`select v from live_price`);
  expect(rows).toEqual([{ v: ROUNDS * WRITES }]);
});

test('a statement that fails leaves the database to the next', async () => {
  for (let time = 0; time < 50; time += 1) {
    await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow();
    const { rows } = await database.db.execute(sql`select ${time}::int as time`);
    expect(rows).toEqual([{ time }]);
  }
});

test.skipIf(!IS_SERVER)(
  `${TITLE}, a connection that breaks while it rests is reported, and the next statement has another`,
  async () => {
    const report = vi.fn();
    const cut = await openDatabase({ dataDir, url: server?.url ?? '', report });
    try {
      const { rows } = await cut.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await eventually(
        () => report.mock.calls,
        (calls) => calls.length > 0,
      );
      expect(report.mock.calls[0]).toEqual([
        'database connection',
        expect.objectContaining({ message: expect.stringContaining('terminating connection') }),
      ]);
      expect((await cut.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    } finally {
      await cut.close();
    }
  },
);

test.skipIf(!IS_SERVER)(
  `${TITLE}, a connection that breaks within a transaction fails it alone, and the process goes on`,
  async () => {
    const report = vi.fn();
    const cut = await openDatabase({ dataDir, url: server?.url ?? '', report });
    try {
      const broken = cut.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
        // Nothing is under way when the driver notices: without a listener its error would end the process.
        await eventually(
          () =>
            tx.execute(sql`select 1`).then(
              () => null,
              (error: unknown) => error,
            ),
          (error) => error !== null,
        );
        await tx.execute(sql`select 1`);
      });
      await expect(broken).rejects.toSatisfy(isDatabaseAway);
      expect((await cut.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    } finally {
      await cut.close();
    }
  },
);

test('a probe finds that the database takes no data', async () => {
  const broken = await openDatabase({
    dataDir: await newDataDir(),
    url: server?.url ?? null,
    fault: statementFault,
  });
  try {
    await broken.probe();
    await expect(withBrokenDatabase('full', broken.probe)).rejects.toSatisfy(isDiskFull);
    await expect(withBrokenDatabase('gone', broken.probe)).rejects.toSatisfy(isDatabaseAway);
    await broken.probe();
  } finally {
    await broken.close();
  }
});

test.skipIf(!IS_SERVER)(
  `${TITLE}, a pool that is taken does not keep probes and figures from the database`,
  async () => {
    const taken = await openDatabase({ dataDir, url: server?.url ?? '', poolSize: 2 });
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    const holders = [1, 2].map(() => taken.db.transaction(() => end));
    const waiting = taken.db.transaction(async () => 'served');
    await eventually(taken.connections, ({ open, awaited }) => open === 2 && awaited === 1);
    await taken.probe();
    expect((await taken.control.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    release();
    await Promise.all(holders);
    expect(await waiting).toBe('served');
    await taken.close();
  },
);

test.skipIf(!IS_SERVER)(`${TITLE}, of two transactions that wait for each other both are done`, async () => {
  const { db } = database;
  await db.execute(sql`insert into meta values ('first', '0'), ('second', '0')`);
  const add = (tx: Pick<typeof db, 'execute'>, key: string) =>
    tx.execute(sql`update meta set value = to_jsonb((value #>> '{}')::int + 1) where key = ${key}`);
  const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const inTurn = (keys: readonly [string, string], own: number) =>
    againWhenOvertaken(() =>
      db.transaction(async (tx) => {
        await add(tx, keys[0]);
        holds[own]?.resolve();
        await Promise.all(holds.map(({ promise }) => promise));
        await add(tx, keys[1]);
      }),
    );
  await Promise.all([inTurn(['first', 'second'], 0), inTurn(['second', 'first'], 1)]);
  const { rows } = await db.execute(
    sql`select key, value from meta where key in ('first', 'second') order by key`,
  );
  expect(rows).toEqual([
    { key: 'first', value: 2 },
    { key: 'second', value: 2 },
  ]);
});

test('what the house looks for again and again is found without reading every bet that there ever was', async () => {
  const { db } = database;
  await db.execute(sql`
    insert into players (id, email, password_hash, country, currency, birth_date, locale, created_at)
    values ('many', 'many@mail.example', '', 'DE', 'EUR', '1990-01-01', 'en', 0)`);
  await db.execute(sql`
    insert into bets (id, player_id, request_id, slip_bet_id, type, status, result, currency, stake, odds, potential_return, max_payout, created_at)
    select 'many-' || n, 'many', 'many-' || n, 'b1', 'single', case when n % 1000 = 0 then 'waiting_results' else 'done' end, 'no_results',
      'EUR', 100, 20000, 200, 1000, n
    from generate_series(1, 20000) n`);
  await db.execute(sql`
    insert into bet_selections (bet_id, ordinal, match_id, market_key, market_id, specifier, outcome_id, odds, status)
    select id, 0, id, id || '/1/', '1', '', '1', 20000, case when status = 'done' then 'won' else 'open' end from bets where player_id = 'many'`);
  await db.execute(sql`analyze bets`);
  await db.execute(sql`analyze bet_selections`);
  const asked = {
    'open bets': sql`select count(*) from bets where status in ('submitted', 'waiting_results')`,
    'rules to sell': sql`select id from bets where auto_cash_out is not null and status = ${'waiting_results'}`,
    'results that were missed': sql`
      select b.id from bets b join bet_selections s on s.bet_id = b.id where b.status = ${'waiting_results'} group by b.id`,
    'markets that are open': sql`
      select distinct s.market_key from bet_selections s join bets b on b.id = s.bet_id
      where s.status = 'open' and b.status in (${'waiting_results'}, ${'cashout_in_progress'})`,
    'bets of a market': sql`
      select bet_id from bet_selections where match_id = ${'many-5'} and market_key = ${'many-5/1/'} and status <> 'open'`,
  };
  for (const [what, statement] of Object.entries(asked)) {
    const { rows } = await db.execute(sql`explain ${statement}`);
    expect(JSON.stringify(rows), what).not.toContain('Seq Scan');
  }
});
