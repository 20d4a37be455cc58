import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import {
  marketOf,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const IS_SERVER = Boolean(process.env.TEST_DATABASE_URL);
const DASHBOARD = new URL('../../../deploy/grafana/touchline.json', import.meta.url);

let house: TestHouse;
let at: string;

beforeAll(async () => {
  const metricsPort = await freePort();
  at = `http://127.0.0.1:${metricsPort}/metrics`;
  house = await startTestHouse({ metricsPort });
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => vi.restoreAllMocks());

/** Values by name and labels, as they are written. Errors: Error for a line that is neither a comment nor a value. */
async function read(): Promise<Map<string, number>> {
  const answer = await fetch(at);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, series, value] = /^([a-z_:]\w*(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      if (series === undefined) throw new Error(`This is no metric: ${line}`);
      return [series, Number(value)];
    }),
  );
}

test('requests are counted by the pattern of their route, and addresses that nobody knows as one', async () => {
  const match = quietMatch(house);
  for (const path of [`/book/matches/${match.id}`, '/made-up/1', '/made-up/2']) await fetch(house.url + path);
  const counted = [...(await read())].filter(([series]) =>
    series.startsWith('touchline_http_request_duration_seconds_count'),
  );
  const labelled = Object.fromEntries(counted);
  const name = 'touchline_http_request_duration_seconds_count';
  expect(labelled[`${name}{method="GET",route="/book/matches/:id",status="200"}`]).toBe(1);
  expect(labelled[`${name}{method="GET",route="none",status="404"}`]).toBe(2);
  expect(counted.map(([series]) => series).join()).not.toContain(match.id);
});

test('bets are counted as they are taken or refused, a repeated request once', async () => {
  const player = await signUpPlayer(house.url);
  const match = quietMatch(house);
  const outcome = marketOf(match, '1')?.outcomes.values().next().value;
  const selection = {
    match_id: match.id,
    market_id: '1',
    specifier: '',
    outcome_id: outcome?.id ?? '',
    odds: outcome?.odds ?? 0,
  };
  const before = await read();
  const taken = placementOf([{ selections: [selection], stake: 500 }]);
  for (let times = 0; times < 2; times += 1)
    expect((await player.post('/book/bets', taken)).body.bets).toHaveLength(1);
  await player.post('/book/bets', placementOf([{ selections: [selection], stake: 1 }]));
  const after = await read();
  const more = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0);
  expect(more('touchline_bets_taken_total')).toBe(1);
  expect(more('touchline_bets_refused_total{reason="stake_too_low"}')).toBe(1);
  expect(more('touchline_open_bets')).toBe(1);
});

test('money that does not add up is seen', async () => {
  const name = 'touchline_ledger_unbalanced_movements';
  expect((await read()).get(name)).toBe(0);
  await house.db.execute(sql`
    insert into ledger_entries (movement, kind, account, currency, amount, created_at)
    values ('one-sided', 'stake', 'house:bets', 'EUR', 5, 0)`);
  expect((await read()).get(name)).toBe(1);
});

test.each([
  ['fails', () => Promise.reject(new Error('The database is away.'))],
  ['does not answer', (later: Promise<never>) => later],
])('while the database %s every figure keeps its last value', async (_, answer) => {
  const before = await read();
  expect(before.get('touchline_open_bets')).toBeGreaterThanOrEqual(0);
  const { promise: later, reject: answerLater } = Promise.withResolvers<never>();
  later.catch(() => undefined);
  const broken = vi.spyOn(house.db, 'execute');
  broken.mockImplementation(() => answer(later) as unknown as ReturnType<typeof house.db.execute>); // a promise is all that is used of it
  const told = await read();
  broken.mockRestore();
  answerLater(new Error('The database was away.'));
  expect(told.get('touchline_open_bets')).toBe(before.get('touchline_open_bets'));
  expect(told.get('touchline_leading')).toBe(1);
  expect([...before.keys()].filter((name) => !told.has(name))).toEqual([]);
});

const FULL_DISK = 'a database that takes no data is not up';
test.skipIf(IS_SERVER)(
  IS_SERVER ? `${FULL_DISK}: not run, a server has a disk of its own` : FULL_DISK,
  async () => {
    const name = 'touchline_database_up';
    expect((await read()).get(name)).toBe(1);
    const file = join(house.options.dataDir, 'write-probe');
    symlinkSync('/dev/full', file);
    expect((await read()).get(name)).toBe(0);
    expect(await (await fetch(`${house.url}/readyz`)).json()).toEqual({ ready: false, reason: 'disk_full' });
    rmSync(file);
    expect((await read()).get(name)).toBe(1);
    expect(await (await fetch(`${house.url}/readyz`)).json()).toEqual({ ready: true });
  },
);

test('the dashboard shows what the house tells, and nothing else', async () => {
  const told = new Set([...(await read()).keys()].map((series) => series.replace(/\{.*/, '')));
  const asked = new Set(
    [...readFileSync(DASHBOARD, 'utf8').matchAll(/\b(?:touchline|nodejs|process)_\w+/g)].map(
      ([name]) => name,
    ),
  );
  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((name) => !told.has(name))).toEqual([]);
  const own = [...told].filter((name) => name.startsWith('touchline_') && !name.endsWith('_sum'));
  expect(own.filter((name) => !asked.has(name))).toEqual([]);
});

test('the port of the metrics answers nothing else, and the port of the house no metrics', async () => {
  expect((await fetch(at.replace('/metrics', '/book/settings'))).status).toBe(404);
  expect((await fetch(`${house.url}/metrics`)).status).toBe(404);
});
