import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { meta } from '../src/db/schema.ts';
import { newDataDir } from './support/data-template.ts';
import {
  balanceOf,
  bettableMatches,
  CALENDAR_AT,
  type Caller,
  callerOf,
  eventually,
  pinned,
  placementOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
} from './support/house.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const LIMIT_MS = 2 * START_LIMIT_MS;
const running = new Set<ChildProcess>();
const folders = new Set<string>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Process {
  readonly url: string;
  readonly child: ChildProcess;
  /** Code or signal with which it ended. */
  readonly ended: Promise<number | string | null>;
  readonly errors: () => string;
}

function startProcess(env: Record<string, string>, port: number): Process {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOUSE_PORT: String(port),
      HOUSE_DEV: '1',
      HOUSE_SEED: '7',
      HOUSE_CALENDAR_AT: new Date(CALENDAR_AT).toISOString(),
      HOUSE_SPORTS: 'football',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += String(text);
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(signal ?? code);
    });
  });
  return { url: `http://127.0.0.1:${port}`, child, ended, errors: () => errors };
}

async function startAndWait(env: Record<string, string>): Promise<Process> {
  const house = startProcess(env, await freePort());
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await fetch(`${house.url}/health`).catch(() => null);
    if (answer?.ok) return house;
    if (Date.now() > until) throw new Error(`The house did not answer: ${house.errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function makeDataDir(): Promise<string> {
  const folder = await newDataDir();
  folders.add(folder);
  return folder;
}

async function signInDemo(url: string): Promise<Caller> {
  const caller = callerOf(url);
  const answer = await caller.post('/platform/users/sign_in', {
    email: 'demo@touchline.example',
    password: 'demo-pass-1',
  });
  expect(answer.status).toBe(200);
  return caller;
}

/** A selection on an upcoming match at a price that holds. */
async function pinnedSelection(caller: Caller, nth: number) {
  const { body } = await caller.get('/book/matches?match_status=0&type=match&sort_by=-start_time');
  const match = body.data.filter((one: { main_market: unknown }) => one.main_market !== null)[nth];
  const key = `${match.id}/1/`;
  await caller.post('/dev/price', { match_id: match.id, market_key: key, outcome_id: '1', odds: 20_000 });
  return { match_id: match.id, market_id: '1', specifier: '', outcome_id: '1', odds: 20_000 };
}

/** Puts the season ahead of the clock: at twice the speed it gains as long as it has lasted. */
async function letHoursPass(dataDir: string, hours: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, url: null });
  await db
    .update(meta)
    .set({ value: sql`jsonb_set(value, '{startAt}', to_jsonb(${Date.now() - hours * 3_600_000}::bigint))` });
  await close();
}

/** The season as far as it lies ahead: who plays whom, and when. */
async function upcomingOf(caller: Caller) {
  const { body } = await caller.get(
    '/book/matches?match_status=0&type=match&sort_by=start_time,tournament_id&limit=60',
  );
  return body.data
    .filter((match: { start_time: number }) => match.start_time > Date.now() + 10 * 60_000)
    .slice(0, 30)
    .map((match: { id: string; home: { name: string }; away: { name: string }; start_time: number }) => [
      match.id,
      match.home.name,
      match.away.name,
      match.start_time,
    ]);
}

const listOf = async (caller: Caller) => (await caller.get('/book/bets')).body.data;

test(
  'bets, money and the season survive a kill, and bets in doubt are decided afterwards',
  async () => {
    const env = { DATA_DIR: await makeDataDir(), HOUSE_BET_DELAY_MS: '60000' };
    const first = await startAndWait(env);
    const before = await signInDemo(first.url);
    await before.post(
      '/book/bets',
      placementOf([{ selections: [await pinnedSelection(before, 0)], stake: 1_000 }]),
    );
    const live = (await before.get('/book/matches?match_status=1&bettable=1')).body.data.find(
      (match: { main_market: { status: number } | null }) => match.main_market?.status === 1,
    );
    await before.post('/dev/price', {
      match_id: live.id,
      market_key: `${live.id}/1/`,
      outcome_id: '2',
      odds: 40_000,
    });
    const inPlay = { match_id: live.id, market_id: '1', specifier: '', outcome_id: '2', odds: 40_000 };
    const submitted = await before.post('/book/bets', placementOf([{ selections: [inPlay], stake: 500 }]));
    expect(submitted.body.bets[0].status).toBe('submitted');
    expect(await balanceOf(before)).toEqual({ available: 98_500, locked: 500 });
    const bets = await listOf(before);
    const upcoming = await upcomingOf(before);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = await startAndWait({ ...env, HOUSE_BET_DELAY_MS: '100' });
    const after = await signInDemo(second.url);
    expect((await listOf(after)).map((bet: { id: string }) => bet.id)).toEqual(
      bets.map((bet: { id: string }) => bet.id),
    );
    expect(await upcomingOf(after)).toEqual(upcoming);
    expect((await balanceOf(after)).available).toBe(98_500);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
  LIMIT_MS,
);

test(
  'what was decided while the house was down is settled by the next start',
  async () => {
    const dataDir = await makeDataDir();
    const first = await startTestHouse({ dataDir, betDelayMs: 0, databaseUrl: null });
    const player = await signUpPlayer(first.url);
    const matches: string[] = [];
    for (const match of bettableMatches(first, 1).slice(0, 8)) {
      const answer = await player.post(
        '/book/bets',
        placementOf([{ selections: [pinned(first, match)], stake: 1_000 }]),
      );
      // A main market that is all but decided takes no bets.
      if (answer.status === 200) matches.push(match.id);
    }
    expect(matches.length).toBeGreaterThan(2);
    expect(await balanceOf(player)).toEqual({ available: 100_000 - matches.length * 1_000, locked: 0 });
    await first.stop();
    await letHoursPass(dataDir, 3);

    const second = await startTestHouse({ dataDir, speed: 2, databaseUrl: null });
    const bets = await eventually(
      () => second.db.query.bets.findMany({ where: (bet, { eq }) => eq(bet.playerId, player.id) }),
      (all) => all.every((bet) => bet.status === 'done'),
    );
    expect(bets).toHaveLength(matches.length);
    const wins = matches.filter((id) => second.world.settlement(id, `${id}/1/`)?.results['1'] === 'won');
    expect(bets.reduce((sum, bet) => sum + (bet.winAmount ?? 0), 0)).toBe(wins.length * 2_000);
    await second.stop();
  },
  LIMIT_MS,
);

test(
  'a stop by signal is clean and quick',
  async () => {
    const house = await startAndWait({ DATA_DIR: await makeDataDir() });
    const since = performance.now();
    house.child.kill('SIGINT');
    expect(await house.ended).toBe(0);
    expect(performance.now() - since).toBeLessThan(3_500);
    expect(house.errors()).toBe('');
  },
  LIMIT_MS,
);

test(
  'a folder in use, a taken port and a wrong value are each one sentence',
  async () => {
    const dataDir = await makeDataDir();
    const house = await startAndWait({ DATA_DIR: dataDir });
    const port = Number(new URL(house.url).port);
    const failures = [
      [{ DATA_DIR: dataDir }, await freePort(), /^DATA_DIR .* is in use by process \d+; .*\n$/],
      [
        { DATA_DIR: await makeDataDir() },
        port,
        /^Port \d+ is taken; choose another one with HOUSE_PORT\.\n$/,
      ],
      [
        { DATA_DIR: await makeDataDir(), HOUSE_SPEED: 'fast' },
        await freePort(),
        /^HOUSE_SPEED must be .*, not "fast"\.\n$/,
      ],
    ] as const;
    for (const [env, at, sentence] of failures) {
      const other = startProcess(env, at);
      expect(await other.ended).toBe(1);
      expect(other.errors()).toMatch(sentence);
    }
  },
  LIMIT_MS,
);
