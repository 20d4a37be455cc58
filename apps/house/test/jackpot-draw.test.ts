import { contribute, newRound, verifyHit } from '@touchline/betting/bonus';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jackpotContributions } from '../src/db/jackpots-schema.ts';
import { drawContributions, openLevels } from '../src/jackpots/draw-contributions.ts';
import { approveHit, declineHit } from '../src/jackpots/hit-statements.ts';
import type { Jackpot, JackpotLevel } from '../src/jackpots/jackpot.ts';
import type { OperatorJackpots } from '../src/jackpots/jackpot-file.ts';
import { sha256 } from '../src/jackpots/level-rounds.ts';
import {
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { contributionsTo, hitsOf, levelsOf } from './support/jackpots.ts';
import { Killed, killedAfter } from './support/killed-database.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { IS_SOAK } from './support/soak.ts';

// Its file names no jackpot, so that its own ticks draw nothing of what these tests draw.
let house: TestHouse;
let playerId: string;
let betIds: string[];
let jackpots = 0;

beforeAll(async () => {
  house = await startTestHouse();
  const player = await signUpPlayer(house.url);
  const bet = { selections: [pinned(house, quietMatch(house))], stake: 100 };
  const { body } = await player.post('/book/bets', placementOf(Array.from({ length: 50 }, () => bet)));
  playerId = player.id;
  betIds = body.bets.map(({ id }: { id: string }) => id);
  expect(betIds).toHaveLength(50);
}, START_LIMIT_MS);
afterAll(() => house?.end());

const level = (code: string, share: number, more: Partial<JackpotLevel> = {}): JackpotLevel => ({
  code,
  name: { en: code },
  start: 100,
  max: 300,
  share,
  isActive: true,
  ...more,
});

function newJackpot(more: Partial<Jackpot> = {}): Jackpot {
  jackpots += 1;
  return {
    id: `draw-${jackpots}`,
    name: { en: 'Drawn' },
    currency: 'EUR',
    rate: 100_000,
    conditions: {
      sportTypes: [],
      sportKeys: [],
      categoryIds: [],
      tournamentIds: [],
      matchIds: [],
      minOdds: null,
      maxOdds: null,
      matchStatus: 'all',
      betTypes: [],
      minStake: null,
    },
    levels: [level('mini', 10_000)],
    ...more,
  };
}

const fileOf = (...all: Jackpot[]): OperatorJackpots => ({ all: async () => all, open: async () => all });
const draw = (jackpot: Jackpot, db = house.db, batch?: number) =>
  drawContributions({ db, now: house.now, jackpots: fileOf(jackpot) }, batch);

/** Writes contributions of the bets of this file, each bet once in a jackpot. */
async function contributed({ id: jackpotId }: Jackpot, stakes: readonly number[]): Promise<void> {
  const used = (await contributionsTo(house, jackpotId)).length;
  const rows = stakes.map((stake, index) => ({
    betId: betIds[used + index] ?? '',
    jackpotId,
    playerId,
    stake,
    createdAt: house.now(),
  }));
  if (rows.length > 0) await house.db.insert(jackpotContributions).values(rows);
}

/** What a check of a hit from its published data finds. */
const faultsOf = async ({ levelCode, ...hit }: Awaited<ReturnType<typeof hitsOf>>[number]) =>
  (await verifyHit({ ...hit, level: levelCode }, sha256)).faults;

/** One pass of the rules over all contributions, with the seeds that were drawn. */
async function expectOnePass(jackpot: Jackpot): Promise<void> {
  const stakes = (await contributionsTo(house, jackpot.id)).map(({ stake }) => stake);
  const hits = await hitsOf(house, jackpot.id);
  const rows = await levelsOf(house, jackpot.id);
  for (const { code, start, max, share } of jackpot.levels) {
    const own = hits.filter((hit) => hit.levelCode === code);
    const row = rows.find((one) => one.code === code);
    const seeds = [...own.map(({ seed }) => seed), row?.seed ?? ''];
    const dropOf = (round: number) =>
      newRound(seeds[round - 1] ?? '', { jackpotId: jackpot.id, level: code, round }, { start, max }, sha256)
        .drop;
    let [pool, round] = [{ amount: start, remainder: 0 }, 1];
    const won: unknown[] = [];
    for (const stake of stakes) {
      const before = pool.amount;
      const after = contribute(pool, stake, { rate: jackpot.rate, share }, { start, drop: dropOf(round) });
      pool = after.pool;
      if (after.won === null) continue;
      won.push({ round, before, amount: after.won });
      round += 1;
    }
    expect(own.map(({ round: of, before, amount }) => ({ round: of, before, amount }))).toEqual(won);
    expect(row).toMatchObject({ round, pool: pool.amount, remainder: pool.remainder });
  }
}

test(
  'contributions in batches, with kills in between, come to what one pass of the rules does',
  async () => {
    let hits = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ stakes: fc.array(fc.nat(4_000), { maxLength: 7 }), kill: fc.nat(12) }), {
          minLength: 2,
          maxLength: 7,
        }),
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 1, max: 5 }),
        async (steps, share, batch) => {
          const jackpot = newJackpot({ levels: [level('mini', share), level('major', 10_000 - share)] });
          for (const { stakes, kill } of steps) {
            await contributed(jackpot, stakes);
            await draw(jackpot, killedAfter(house.db, kill), batch).catch((error: unknown) => {
              if (!(error instanceof Killed)) throw error;
            });
            await expectLedgerLaws(house.db);
          }
          await draw(jackpot, house.db, batch);
          await expectOnePass(jackpot);
          for (const hit of await hitsOf(house, jackpot.id)) {
            hits += 1;
            expect(await faultsOf(hit)).toEqual([]);
          }
          expect((await contributionsTo(house, jackpot.id)).every(({ isDrawn }) => isDrawn)).toBe(true);
        },
      ),
      {
        numRuns: IS_SOAK ? 40 : 6,
        endOnFailure: true,
        examples: [
          [
            [
              { stakes: [4_000, 4_000, 4_000], kill: 2 },
              { stakes: [], kill: 0 },
            ],
            5_000,
            2,
          ],
        ],
      },
    );
    expect(hits).toBeGreaterThan(0);
    await expectLedgerLaws(house.db);
  },
  (IS_SOAK ? 10 : 2) * START_LIMIT_MS,
);

test('leaders that draw at the same time draw each contribution once', async () => {
  const jackpot = newJackpot();
  await contributed(
    jackpot,
    Array.from({ length: 40 }, (_, index) => 500 + index),
  );
  await Promise.all([1, 2, 3, 4].map((batch) => draw(jackpot, house.db, batch)));
  await expectOnePass(jackpot);
  expect((await hitsOf(house, jackpot.id)).length).toBeGreaterThan(1);
  await expectLedgerLaws(house.db);
});

test('a contribution with a smaller id that is committed later is drawn in as well', async () => {
  const jackpot = newJackpot({ levels: [level('mini', 10_000, { max: 100_000 })], rate: 10_000 });
  const { rows } = await house.db.execute<{ id: number }>(
    sql`select nextval('jackpot_contributions_id_seq')::bigint as id`,
  );
  await contributed(jackpot, [1_000]);
  await draw(jackpot);
  const late = {
    id: rows[0]?.id ?? 0,
    betId: betIds[49] ?? '',
    jackpotId: jackpot.id,
    playerId,
    stake: 3_000,
  };
  await house.db.insert(jackpotContributions).values({ ...late, createdAt: house.now() });
  await draw(jackpot);
  expect(await levelsOf(house, jackpot.id)).toMatchObject([{ pool: 140 }]);
  await expectLedgerLaws(house.db);
});

test('a level begins when the file names it, with a seed of 256 bits whose hash is kept', async () => {
  const jackpot = newJackpot();
  await openLevels(house.db, [jackpot], house.now());
  await openLevels(house.db, [jackpot], house.now());
  const [row] = await levelsOf(house, jackpot.id);
  expect(row).toMatchObject({ round: 1, pool: 100, start: 100, max: 300, currency: 'EUR', carried: 0 });
  expect(row?.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.seedHash).toBe(sha256(row?.seed ?? ''));
  await expectLedgerLaws(house.db);
});

test('a level that leaves the file, rests, or is in another currency keeps its pool and takes nothing', async () => {
  const jackpot = newJackpot({
    levels: [level('mini', 5_000, { max: 90_000 }), level('major', 5_000, { max: 90_000 })],
  });
  await contributed(jackpot, [1_000]);
  await draw(jackpot);
  const pools = async () => (await levelsOf(house, jackpot.id)).map(({ pool }) => pool);
  expect(await pools()).toEqual([150, 150]);
  const [mini, major] = jackpot.levels;
  if (!mini || !major) throw new Error('There are two levels.');
  for (const changed of [
    { ...jackpot, levels: [major] },
    { ...jackpot, levels: [{ ...mini, isActive: false }, major] },
  ]) {
    await contributed(jackpot, [1_000]);
    await draw(changed);
  }
  expect(await pools()).toEqual([250, 150]);
  await contributed(jackpot, [1_000]);
  await draw({ ...jackpot, currency: 'USD' });
  expect(await pools()).toEqual([250, 150]);
  await expectLedgerLaws(house.db);
});

test('contributions to a jackpot that has left the file wait for it', async () => {
  const jackpot = newJackpot({ levels: [level('mini', 10_000, { max: 90_000 })] });
  await contributed(jackpot, [1_000]);
  await draw(newJackpot());
  expect(await contributionsTo(house, jackpot.id)).toMatchObject([{ isDrawn: false }]);
  await draw(jackpot);
  expect(await levelsOf(house, jackpot.id)).toMatchObject([{ pool: 200 }]);
});

test('a new start and max count from the next round on', async () => {
  const jackpot = newJackpot();
  await openLevels(house.db, [jackpot], house.now());
  const changed = { ...jackpot, levels: [level('mini', 10_000, { start: 700, max: 900 })] };
  await contributed(jackpot, [10]);
  await draw(changed);
  expect(await levelsOf(house, jackpot.id)).toMatchObject([{ round: 1, start: 100, max: 300, pool: 101 }]);
  await contributed(jackpot, [2_000]);
  await draw(changed);
  expect(await hitsOf(house, jackpot.id)).toMatchObject([
    { round: 1, start: 100, max: 300, before: 101, amount: 301 },
  ]);
  expect(await levelsOf(house, jackpot.id)).toMatchObject([{ round: 2, start: 700, max: 900, pool: 700 }]);
  await expectLedgerLaws(house.db);
});

test('a declined hit goes into the round after the running one, which stays as it was published', async () => {
  const jackpot = newJackpot();
  await contributed(jackpot, [2_000]);
  await draw(jackpot);
  const [hit] = await hitsOf(house, jackpot.id);
  const [running] = await levelsOf(house, jackpot.id);
  expect(hit).toMatchObject({ status: 'hit', amount: 300, amountEur: 300 });
  expect(await declineHit(house.db, hit?.id ?? '')).toBe(true);
  expect(await declineHit(house.db, hit?.id ?? '')).toBe(false);
  expect(await approveHit(house.db, hit?.id ?? '')).toBe(false);
  expect(await levelsOf(house, jackpot.id)).toEqual([{ ...running, carried: 300 }]);
  await expectLedgerLaws(house.db);
  await contributed(jackpot, [2_000]);
  await draw(jackpot);
  expect(await levelsOf(house, jackpot.id)).toMatchObject([
    { round: 3, start: 400, max: 600, pool: 400, carried: 0 },
  ]);
  await contributed(jackpot, [2_000]);
  await draw(jackpot);
  const last = (await hitsOf(house, jackpot.id)).at(-1);
  expect(last).toMatchObject({ round: 3, before: 400, amount: 600, start: 400, max: 600 });
  if (last) expect(await faultsOf(last)).toEqual([]);
  await expectLedgerLaws(house.db);
});
