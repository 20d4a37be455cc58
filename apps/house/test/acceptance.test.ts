import type { Placement } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideBet } from '../src/bets/decide-bet.ts';
import type { MatchRecord } from '../src/feed/world.ts';
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
  house = await startTestHouse();
  player = await signUpPlayer(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

type Meta = Partial<Placement['meta']>;
const HIGHER: Meta = { accept_odds_change: 'higher' };
const ANY: Meta = { accept_odds_change: 'any' };
const DOWN_10: Meta = { ...HIGHER, accept_down_to_percent: 10 };
const NONE: Meta = { accept_odds_change: 'none' };

const placeAt = (match: MatchRecord, asked: number, meta: Meta, by: Caller = player, stake = 1_000) => {
  const selections = [{ ...pinned(house, match), odds: asked }];
  return by.post('/book/bets', placementOf([{ selections, stake }], undefined, meta));
};

test.each([
  ['none takes no other price', NONE, 19_900, null],
  ['higher takes a higher price', HIGHER, 19_000, 20_000],
  ['higher takes no lower price', HIGHER, 20_100, null],
  ['higher takes a price that fell by the part that was allowed', DOWN_10, 22_200, 20_000],
  ['higher takes no price that fell by more', DOWN_10, 22_300, null],
  ['any takes a lower price', ANY, 90_000, 20_000],
] as const)('%s', async (_, meta, asked, taken) => {
  const answer = await placeAt(quietMatch(house), asked, meta);
  if (taken === null) expect(answer.body.code).toBe(101);
  else expect(answer.body.bets[0]).toMatchObject({ odds: taken, potential_return: 2_000 });
});

test('what the slip says at the press counts before what was saved', async () => {
  const careful = await signUpPlayer(house.url);
  await careful.post('/book/settings', { auto_accept_odds_change: 'any' });
  expect((await placeAt(quietMatch(house), 21_000, NONE, careful)).body.code).toBe(101);
  expect((await placeAt(quietMatch(house), 21_000, {}, careful)).body.bets[0].odds).toBe(20_000);
});

test('in a combo no selection may fall, even when the product rises', async () => {
  const [up, down] = [pinned(house, quietMatch(house, 1)), pinned(house, quietMatch(house, 2))];
  const selections = [
    { ...up, odds: 10_500 },
    { ...down, odds: 20_100 },
  ];
  const answer = await player.post('/book/bets', placementOf([{ selections }], undefined, HIGHER));
  expect(answer.body.code).toBe(101);
  expect(answer.body.data.details).toHaveLength(1);
  expect(answer.body.data.details[0]).toMatchObject({ match_id: down.match_id, current_odds: 20_000 });
});

test('a suspended selection is never taken, whatever the mode', async () => {
  const match = quietMatch(house, 3);
  const selection = pinned(house, match);
  house.world.control.suspend(match.id, `${match.id}/1/`, true);
  const answer = await player.post('/book/bets', placementOf([{ selections: [selection] }], undefined, ANY));
  expect(answer.body.code).toBe(103);
  house.world.control.suspend(match.id, `${match.id}/1/`, false);
});

test('a written price that nobody has seen yet is taken where the mode allows it', async () => {
  const match = quietMatch(house, 4);
  await placeAt(match, 20_000, NONE);
  // Another house's leader has written a newer version that this world has not seen.
  const write = (odds: number) =>
    house.db.execute(
      `update live_price set outcomes = jsonb_set(outcomes, '{1,0}', '${odds}'), v = v + 1000 where market_key = '${match.id}/1/'`,
    );
  await write(21_000);
  expect((await placeAt(match, 20_000, HIGHER)).body.bets[0]).toMatchObject({
    odds: 21_000,
    potential_return: 2_100,
  });
  await write(18_000);
  expect((await placeAt(match, 20_000, HIGHER)).body).toMatchObject({
    code: 101,
    data: { details: [{ current_odds: 18_000 }] },
  });
  expect((await placeAt(match, 20_000, DOWN_10)).body.bets[0].odds).toBe(18_000);
});

/** From this stake on a bet is submitted before its match begins, too: it waits for a trader. */
const SUBMITTED_STAKE = 100_000;

test.each([
  ['none keeps its price when it rises', NONE, 20_000, 21_000, 20_000],
  ['higher takes the later price when it rises', HIGHER, 20_000, 21_000, 21_000],
  ['higher falls back as far as what was asked for', HIGHER, 19_000, 19_500, 19_500],
  ['higher is refused below what was asked for', HIGHER, 20_000, 19_900, null],
  ['higher takes a fall that was allowed', DOWN_10, 20_000, 18_000, 18_000],
  ['a fall is measured from what was asked for', DOWN_10, 21_000, 18_800, null],
  ['any takes whatever it is', ANY, 20_000, 15_000, 15_000],
  ['none is refused when it falls', NONE, 20_000, 19_900, null],
] as const)('when a submitted bet is decided %s', async (_, meta, asked, later, taken) => {
  const someone = await signUpPlayer(house.url);
  const match = quietMatch(house, 5);
  const answer = await placeAt(match, asked, meta, someone, SUBMITTED_STAKE);
  const [{ id }] = answer.body.bets;
  expect(answer.body.bets[0]).toMatchObject({ status: 'submitted', odds: 20_000 });
  house.world.control.movePrice(match.id, `${match.id}/1/`, '1', later);
  expect(await decideBet(house, id, [])).toBe(taken !== null);
  const [bet] = (await someone.get('/book/bets')).body.data;
  if (taken === null) {
    expect(bet).toMatchObject({ status: 'rejected', refusal: { code: 101 } });
    expect(bet.refusal.details[0]).toMatchObject({
      key: 'error.risk_validation.odds_higher_than_bookmakers_current_odds',
      current_odds: later,
    });
    expect(await balanceOf(someone)).toEqual({ available: SUBMITTED_STAKE, locked: 0 });
    return;
  }
  expect(bet).toMatchObject({
    status: 'waiting_results',
    odds: taken,
    potential_return: taken * 10,
    selections: [{ odds: taken }],
  });
});
