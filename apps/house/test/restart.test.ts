import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { openDatabase } from '../src/db/database.ts';
import { meta } from '../src/db/schema.ts';
import { newDataDir } from './support/data-template.ts';
import { pinnedSelection, signInDemo } from './support/dev-panel.ts';
import {
  balanceOf,
  bettableMatches,
  type Caller,
  eventually,
  pinned,
  placementOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
} from './support/house.ts';
import { killHouses, startMain, untilReady } from './support/house-process.ts';

const LIMIT_MS = 2 * START_LIMIT_MS;
const folders = new Set<string>();

afterEach(() => {
  killHouses();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const startAndWait = async (env: Record<string, string>) => untilReady(startMain(env, await freePort()));

async function makeDataDir(): Promise<string> {
  const folder = await newDataDir();
  folders.add(folder);
  return folder;
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
  'a folder in use, a taken port and a wrong value are each one sentence, and a stop by signal is clean',
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
      const other = startMain(env, at);
      expect(await other.ended).toBe(1);
      expect(other.errors()).toMatch(sentence);
    }
    house.child.kill('SIGINT');
    expect(await house.ended).toBe(0);
    expect(house.errors()).toBe('');
  },
  LIMIT_MS,
);
