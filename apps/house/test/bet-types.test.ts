import { standardSystemTypes } from '@touchline/betting';
import { PlacementResult } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchRecord } from '../src/feed/world.ts';
import { priceCustomBet } from '../src/pricing/custom/price-custom-bet.ts';
import {
  balanceOf,
  type Caller,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestBet,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;
let player: Caller & { id: string };
let used = 0;

beforeAll(async () => {
  house = await startTestHouse();
  player = await signUpPlayer(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** A match that no other test of this file settles. */
const freshMatch = () => quietMatch(house, used++);
const legs = (count: number, odds = 20_000) =>
  Array.from({ length: count }, () => pinned(house, freshMatch(), '1', odds));
const place = (bet: TestBet, by: Caller = player) => by.post('/book/bets', placementOf([bet]));
const keysOf = (answer: Awaited<ReturnType<typeof place>>) =>
  answer.body.data.details.map((detail: { key: string }) => detail.key);

const betOf = async (id: string, by: Caller = player) =>
  (await by.get('/book/bets')).body.data.find((bet: { id: string }) => bet.id === id);
const settled = (id: string, by: Caller = player) =>
  eventually(
    () => betOf(id, by),
    (bet) => bet.status === 'done',
  );
const settle = (matchId: string, result: 'won' | 'lost' | 'void', marketKey = `${matchId}/1/`) =>
  house.world.control.settle(matchId, marketKey, { '1': result });

test('the settings list every system that may be bet, named covers with their folds', async () => {
  const { system_types: types } = (await player.get('/book/settings')).body;
  const standard = standardSystemTypes();
  expect(types.slice(0, standard.length)).toEqual(
    standard.map(({ id, totalCount, winCount }) => ({
      id,
      total_count: totalCount,
      win_count: winCount,
    })),
  );
  expect(types).toContainEqual({ id: 'yankee', total_count: 4, win_count: 2, folds: [2, 3, 4] });
});

test('a system is placed, shown with its type, and settled by it', async () => {
  const selections = legs(3);
  const placed = await place({ selections, stake: 3_000, system_id: '2/3' });
  const [bet] = PlacementResult.parse(placed.body).bets;
  expect(bet).toMatchObject({ odds: 40_000, potential_return: 12_000, status: 'waiting_results' });
  const [first, second, third] = selections.map(({ match_id }) => match_id);
  settle(first ?? '', 'lost');
  settle(second ?? '', 'won');
  const open = await eventually(
    () => betOf(bet?.id ?? ''),
    ({ selections: shown }) => shown.filter((leg: { status: string }) => leg.status === 'open').length === 1,
  );
  expect(open).toMatchObject({
    type: 'system',
    status: 'waiting_results',
    system: { id: '2/3', total_count: 3, win_count: 2 },
  });
  settle(third ?? '', 'won');
  // One of three doubles wins: 10.00 at 4.00.
  expect(await settled(bet?.id ?? '')).toMatchObject({ result: 'win_entire', win_amount: 4_000 });
});

test('a named cover counts its singles', async () => {
  const selections = legs(3);
  const placed = await place({ selections, stake: 700, system_id: 'patent' });
  const { id } = placed.body.bets[0];
  const [won = '', ...lost] = selections.map(({ match_id }) => match_id);
  settle(won, 'won');
  for (const matchId of lost) settle(matchId, 'lost');
  expect(await settled(id)).toMatchObject({ win_amount: 200, result: 'refund_half_lose_other' });
});

test.each([
  ['a system of another size', '2/4', 3, 'error.place_bets.bet_type_unknown'],
  ['a system that nobody offers', '9/3', 3, 'error.place_bets.bet_type_unknown'],
  ['a system of one selection', '2/3', 1, 'error.place_bets.bet_type_unknown'],
])('%s is refused with 113', async (_, systemId, count, key) => {
  const answer = await place({ selections: legs(count), system_id: systemId });
  expect(answer.body).toMatchObject({ code: 113, data: { details: [{ key, field: 'system_id' }] } });
});

test('a system with two selections of one match is refused, and says so', async () => {
  const [one, two] = legs(2);
  const twin = { ...(one ?? pinned(house, freshMatch())), outcome_id: '2', odds: 1 };
  const selections = [one, two, twin].flatMap((selection) => (selection ? [selection] : []));
  const answer = await place({ selections, system_id: '2/3' });
  expect(answer.body.code).toBe(107);
  expect(keysOf(answer)).toContain('error.place_bets.not_combinable_match');
  expect(answer.body.data.localized_message).toMatch(/^Selections from the same match can't be combined\./);
});

test('every line of a system has one smallest unit at the least', async () => {
  const selections = legs(8, 15_000);
  const answer = await place({ selections, stake: 69, system_id: '4/8' });
  expect(answer.body).toMatchObject({ code: 105, data: { details: [{ field: 'stake', limit: 70 }] } });
  expect((await place({ selections, stake: 70, system_id: '4/8' })).status).toBe(200);
});

/** Home win and over 2.5 goals: two picks that go together. */
function picksOf(match: MatchRecord) {
  house.world.ensureBook(match.id);
  // Over 0.5 follows from a home win, so it has no price with it.
  const specifier = ['total=2.5', 'total=3.5'].find(
    (one) => match.markets.get(`${match.id}/18/${one}`)?.status === 1,
  );
  const selections = [
    { market_id: '1', specifier: '', outcome_id: '1' },
    { market_id: '18', specifier: specifier ?? '', outcome_id: '12' },
  ].map((one) => ({ ...one, match_id: match.id, odds: 20_000 }));
  const { odds } = priceCustomBet(
    house.world,
    selections.map((one) => ({
      matchId: match.id,
      marketKey: `${match.id}/${one.market_id}/${one.specifier}`,
      outcomeId: one.outcome_id,
    })),
  );
  if (odds === null) throw new Error('Home win and over 2.5 goals have a price together.');
  return { selections, odds };
}

test('a custom bet is placed at its own price, whatever the prices of its selections', async () => {
  const { selections, odds } = picksOf(freshMatch());
  const placed = await place({ selections, custom_odds: odds });
  const [bet] = PlacementResult.parse(placed.body).bets;
  expect(bet).toMatchObject({
    odds,
    custom_odds: odds,
    potential_return: Math.floor((1_000 * odds) / 10_000),
  });
  expect(await betOf(bet?.id ?? '')).toMatchObject({ type: 'custom_bet', odds });
});

test('a custom bet at another price is refused with 120 and the current one', async () => {
  const { selections, odds } = picksOf(freshMatch());
  const answer = await place({ selections, custom_odds: odds + 100 });
  expect(answer.body).toMatchObject({
    code: 120,
    data: {
      details: [{ key: 'error.place_bets.invalid_odds_custom_bet', current_custom_odds: odds }],
    },
  });
  const answered = await player.post(
    '/book/bets',
    placementOf([{ selections, custom_odds: odds - 100 }], undefined, { accept_odds_change: 'higher' }),
  );
  expect(answered.body.bets[0]).toMatchObject({ odds, custom_odds: odds });
});

test('selections that have no price together are refused with 116', async () => {
  const { selections, odds } = picksOf(freshMatch());
  const [first] = selections;
  if (!first) throw new Error('There are two picks.');
  const both = [first, { ...first, outcome_id: '2' }];
  expect((await place({ selections: both, custom_odds: odds })).body.code).toBe(116);
  const apart = [first, { ...first, match_id: freshMatch().id }];
  expect((await place({ selections: apart, custom_odds: odds })).body.code).toBe(116);
  expect((await place({ selections: [first], custom_odds: odds })).body.code).toBe(116);
  const match = house.world.match(first.match_id);
  house.world.control.suspend(first.match_id, `${match?.id}/1/`, true);
  expect((await place({ selections, custom_odds: odds })).body.code).toBe(103);
  house.world.control.suspend(first.match_id, `${match?.id}/1/`, false);
});

test('one void selection gives back the stake of a whole custom bet, while others are open', async () => {
  const someone = await signUpPlayer(house.url);
  const { selections, odds } = picksOf(freshMatch());
  const placed = await place({ selections, custom_odds: odds }, someone);
  settle(selections[0]?.match_id ?? '', 'void');
  expect(await settled(placed.body.bets[0].id, someone)).toMatchObject({
    result: 'refund_entire',
    win_amount: 1_000,
  });
  expect(await balanceOf(someone)).toEqual({ available: 100_000, locked: 0 });
});

test('a custom bet pays its own price when all selections win', async () => {
  const { selections, odds } = picksOf(freshMatch());
  const { id } = (await place({ selections, custom_odds: odds })).body.bets[0];
  for (const { match_id, market_id, specifier, outcome_id } of selections)
    house.world.control.settle(match_id, `${match_id}/${market_id}/${specifier}`, { [outcome_id]: 'won' });
  expect((await settled(id)).win_amount).toBe(Math.floor((1_000 * odds) / 10_000));
});

test('the highest stake is the limit, what the payout cap bears, or nothing', async () => {
  const ask = async (bet: TestBet) =>
    (await player.post('/book/bets/max-stake', placementOf([bet]).bets[0])).body;
  const [single] = legs(1);
  if (!single) throw new Error('There is a selection.');
  expect(await ask({ selections: [single], stake: 0 })).toBe(500_000);
  expect(await ask({ selections: legs(1, 5_000_000), stake: 0 })).toBe(50_000);
  expect(await ask({ selections: legs(3, 1_000_000), stake: 0, system_id: '2/3' })).toBe(2_500);
  const { selections, odds } = picksOf(freshMatch());
  expect(await ask({ selections, custom_odds: odds })).toBe(100_000);
  // What would be refused has no stake; a price that moved does not matter.
  expect(await ask({ selections: [{ ...single, odds: 19_000 }] })).toBe(500_000);
  expect(await ask({ selections: [{ ...single, outcome_id: '99' }] })).toBe(0);
  expect(await ask({ selections: [single], system_id: '2/3' })).toBe(0);
  expect(await ask({ selections: [single], currency: 'USD' })).toBe(0);
});

test('a custom bet above the limit of its markets is refused with that limit', async () => {
  const { selections, odds } = picksOf(freshMatch());
  const answer = await place({ selections, custom_odds: odds, stake: 100_001 });
  expect(answer.body).toMatchObject({ code: 106, data: { details: [{ limit: 100_000 }] } });
});
