import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompPoints, User } from '@touchline/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import { writeCompRates } from '../src/commands/write-comp-rates.ts';
import type { LegResult, MatchRecord } from '../src/feed/world.ts';
import { placeBet, sell } from './support/cash-out.ts';
import { newDataDir } from './support/data-template.ts';
import { allSettled, back, rule } from './support/game-bets.ts';
import { quietRace } from './support/games.ts';
import {
  type Caller,
  callerOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { OPERATORS, ordered } from './support/operator.ts';
import { IS_SOAK } from './support/soak.ts';

const POINTS = '/platform/player/comp_points';
const LOYALTY = {
  rates: { EUR: 0.5, USD: 2 },
  status_groups: [
    { id: 'member', name: { en: 'Member', de: 'Mitglied' }, points: 5 },
    { id: 'friend', name: { en: 'Friend' }, points: 20 },
  ],
};

let house: TestHouse;
let dataDir: string;
let used = 0;

const placeLoyalty = (loyalty: unknown) =>
  writeFileSync(join(dataDir, 'loyalty.json'), JSON.stringify(loyalty));

beforeAll(async () => {
  dataDir = await newDataDir();
  placeLoyalty(LOYALTY);
  house = await startTestHouse({ operators: OPERATORS, dataDir });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const freshMatch = () => quietMatch(house, used++);
const keyOf = ({ id }: MatchRecord) => `${id}/1/`;
const resultsOf = (first: LegResult) => ({ '1': first, '2': 'lost', '3': 'lost' }) as const;
const settle = (match: MatchRecord, first: LegResult) =>
  settleMarkets(house, [{ marketKey: keyOf(match), results: resultsOf(first), at: Date.now() }]);
const resettle = (match: MatchRecord, first: LegResult) =>
  ordered(house, 'resettle', { target: keyOf(match), results: resultsOf(first) });
const pointsOf = async (player: Caller) => CompPoints.parse((await player.get(POINTS)).body);
const persistentOf = async (player: Caller) => (await pointsOf(player)).persistent_points;

test('points and status groups belong to a player', async () => {
  const visitor = callerOf(house.url);
  expect((await visitor.get(POINTS)).status).toBe(401);
  expect((await visitor.get('/platform/player/status_groups')).status).toBe(401);
  const player = await signUpPlayer(house.url);
  expect(await pointsOf(player)).toEqual({
    points: 0,
    persistent_points: 0,
    min_condition: 0,
    max_condition: 5,
  });
  const { body } = await player.get('/platform/player/status_groups', { 'accept-language': 'de' });
  expect(body).toEqual([
    { id: 'member', name: 'Mitglied', points: 5 },
    { id: 'friend', name: 'Friend', points: 20 },
  ]);
});

test('a settled stake earns by the rate of its currency, won or lost; one that comes back whole earns nothing', async () => {
  const player = await signUpPlayer(house.url);
  await player.post('/platform/player/accounts', { currency: 'USD' });
  const [won, lost, void_] = [freshMatch(), freshMatch(), freshMatch()];
  await placeBet(house, player, [won], { stake: 1_000 });
  await placeBet(house, player, [lost], { stake: 150 });
  await placeBet(house, player, [void_], { stake: 5_000 });
  expect(await persistentOf(player)).toBe(0);
  await settle(won, 'won');
  expect(await persistentOf(player)).toBe(5);
  await settle(lost, 'lost');
  // 0.75 of a point: parts of points add up.
  expect(await persistentOf(player)).toBe(5);
  await settle(void_, 'void');
  expect(await persistentOf(player)).toBe(5);
  const last = freshMatch();
  await placeBet(house, player, [last], { stake: 50 });
  await settle(last, 'half_lost');
  expect(await persistentOf(player)).toBe(6);
});

test('a currency without a rate earns nothing, and another one by its own', async () => {
  const [kroner, dollars] = [await signUpPlayer(house.url, 'NOK'), await signUpPlayer(house.url, 'USD')];
  const match = freshMatch();
  const selections = [pinned(house, match)];
  for (const [player, currency] of [
    [kroner, 'NOK'],
    [dollars, 'USD'],
  ] as const)
    expect(
      (await player.post('/book/bets', placementOf([{ selections, stake: 1_000, currency }]))).status,
    ).toBe(200);
  await settle(match, 'won');
  expect([await persistentOf(kroner), await persistentOf(dollars)]).toEqual([0, 20]);
});

test('a part that was cashed out earns nothing; what stayed at risk does', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match], { stake: 4_000 });
  const { body } = await player.get('/book/bets?status=open');
  const sale = await sell(player, id, body.data[0].to_cashout, { part_percent: 50 });
  expect(sale.status).toBe(200);
  await settle(match, 'lost');
  expect(await persistentOf(player)).toBe(10);
});

test('a group that is reached stands in the statuses, and the progress leads to the next one', async () => {
  const player = await signUpPlayer(house.url);
  const statusOf = async () => {
    const { statuses, progress } = User.parse((await player.get('/platform/player')).body);
    return [statuses.map(({ id }) => id), progress];
  };
  expect(await statusOf()).toEqual([[], { points: 0, status_groups: ['member', 'friend'] }]);
  const match = freshMatch();
  await placeBet(house, player, [match], { stake: 1_000 });
  await settle(match, 'won');
  expect(await statusOf()).toEqual([['member'], { points: 5, status_groups: ['friend'] }]);
  expect(await pointsOf(player)).toMatchObject({ min_condition: 5, max_condition: 20 });
  const other = freshMatch();
  await placeBet(house, player, [other], { stake: 3_000 });
  await settle(other, 'lost');
  expect(await statusOf()).toEqual([['member', 'friend'], { points: 20, status_groups: [] }]);
  expect(await pointsOf(player)).toMatchObject({ min_condition: 20, max_condition: null });
});

test('a correction takes back what the wrong settlement earned, and the right one earns once', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  await placeBet(house, player, [match], { stake: 2_000 });
  await Promise.all([settle(match, 'won'), settle(match, 'won')]);
  expect(await persistentOf(player)).toBe(10);
  await resettle(match, 'void');
  expect(await persistentOf(player)).toBe(0);
  await resettle(match, 'lost');
  expect(await persistentOf(player)).toBe(10);
  await settle(match, 'won');
  expect(await persistentOf(player)).toBe(10);
  await expectLedgerLaws(house.db);
});

test('a bet on a race earns like any other, and its ruling takes back', async () => {
  const player = await signUpPlayer(house.url);
  const race = quietRace(house);
  const runner = race.runners[0]?.number ?? 1;
  await back(house, player, { race, runner, stake: '20' });
  const finish = race.runners.map(({ number }) => [number]);
  await rule(house, 'horse_racing', race.index, { kind: 'finish', finish, nonRunners: [] });
  await allSettled(player, 1);
  expect(await persistentOf(player)).toBe(10);
  await rule(house, 'horse_racing', race.index, { kind: 'void' });
  expect(await persistentOf(player)).toBe(0);
});

const anyResult = fc.constantFrom<LegResult>('won', 'lost', 'void', 'half_won', 'half_lost');
const anyBet = fc.record({
  stake: fc.integer({ min: 10, max: 9_999 }),
  results: fc.array(anyResult, { maxLength: 4 }),
});

test(
  'whatever is settled and corrected, the points are those of the settlements that stand',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyBet, { minLength: 1, maxLength: 3 }), async (bets) => {
        const player = await signUpPlayer(house.url);
        let hundredths = 0;
        for (const { stake, results } of bets) {
          const match = freshMatch();
          await placeBet(house, player, [match], { stake });
          for (const [index, result] of results.entries())
            await (index === 0 ? settle(match, result) : resettle(match, result));
          const last = results.at(-1);
          if (last !== undefined && last !== 'void') hundredths += Math.floor(stake / 2);
        }
        expect(await persistentOf(player)).toBe(Math.floor(hundredths / 100));
        await expectLedgerLaws(house.db);
      }),
      { numRuns: IS_SOAK ? 60 : 8, endOnFailure: true },
    );
  },
  START_LIMIT_MS,
);

// Last: the laws know the rates of now alone.
test('another rate holds for what is settled from then on, and 0 for none', async () => {
  const player = await signUpPlayer(house.url);
  const earn = async () => {
    const match = freshMatch();
    await placeBet(house, player, [match], { stake: 1_000 });
    await settle(match, 'won');
    return persistentOf(player);
  };
  expect(await earn()).toBe(5);
  placeLoyalty({ ...LOYALTY, rates: { EUR: 0, USD: 2 } });
  await writeCompRates(house);
  expect(await earn()).toBe(5);
  placeLoyalty(LOYALTY);
  await writeCompRates(house);
  expect(await earn()).toBe(10);
});
