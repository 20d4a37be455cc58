import { PlacementResult } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balanceOf,
  type Caller,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;
let player: Caller & { id: string };

beforeAll(async () => {
  house = await startTestHouse({ betDelayMs: 300 });
  player = await signUpPlayer(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

test('of several bets each is placed or refused by itself', async () => {
  const good = pinned(house, quietMatch(house));
  const wrong = { ...pinned(house, quietMatch(house, 1)), odds: 99_000 };
  const answer = await player.post(
    '/book/bets',
    placementOf([{ selections: [wrong] }, { selections: [good] }]),
  );
  expect(answer.status).toBe(200);
  const result = PlacementResult.parse(answer.body);
  expect(result.bets.map(({ bet_id }) => bet_id)).toEqual(['b2']);
  expect(result.refused.map(({ bet_id, code }) => [bet_id, code])).toEqual([['b1', 101]]);
});

test('bets are paid in the order of the slip until the balance is used up', async () => {
  const rich = await signUpPlayer(house.url);
  const selections = [pinned(house, quietMatch(house))];
  const answer = await rich.post(
    '/book/bets',
    placementOf([
      { selections, stake: 60_000 },
      { selections, stake: 50_000 },
      { selections, stake: 40_000 },
    ]),
  );
  expect(answer.body.bets.map((bet: { bet_id: string }) => bet.bet_id)).toEqual(['b1']);
  expect(answer.body.refused.map((bet: { code: number }) => bet.code)).toEqual([102, 102]);
  expect(await balanceOf(rich)).toEqual({ available: 40_000, locked: 0 });
});

test('several bets on a market that nobody bet on before are placed', async () => {
  const match = quietMatch(house, 30);
  const selections = [pinned(house, match)];
  const answer = await player.post('/book/bets', placementOf([{ selections }, { selections }]));
  expect(answer.body.bets).toHaveLength(2);
});

test('two requests at once never spend the same money', async () => {
  const rich = await signUpPlayer(house.url);
  const selections = [pinned(house, quietMatch(house))];
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => rich.post('/book/bets', placementOf([{ selections, stake: 30_000 }]))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await balanceOf(rich)).toEqual({ available: 10_000, locked: 0 });
});
