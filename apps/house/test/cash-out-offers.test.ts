import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchRecord } from '../src/feed/world.ts';
import { priceCustomBet } from '../src/pricing/custom/price-custom-bet.ts';
import { betOf, movePrice, placeBet, sell, suspend } from './support/cash-out.ts';
import {
  type Caller,
  eventually,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** A match that no other test of this file moves. */
const freshMatch = () => quietMatch(house, used++);
const freshMatches = (count: number) => Array.from({ length: count }, freshMatch);

const settle = (matchId: string, result: 'won' | 'lost' | 'void' | 'half_won') =>
  house.world.control.settle(matchId, `${matchId}/1/`, { '1': result, '2': 'lost', '3': 'lost' });

test.each([
  ['a shorter price', 15_000, 1_266, 1_333],
  ['the price that was taken', 20_000, 950, 1_000],
  ['a longer price', 40_000, 475, 500],
  ['a price near 1.00, held below the return', 10_100, 1_881, 1_980],
])('the offer of a single follows %s', async (_, now, offer, fair) => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  movePrice(house, match, now);
  expect(await betOf(player, id)).toMatchObject({
    to_cashout: offer,
    fair_value: fair,
    cash_out_reason: null,
    open_stake: 1_000,
    cash_outs: [],
  });
});

test('the offer of a combo is the product over its open selections times what is decided', async () => {
  const player = await signUpPlayer(house.url);
  const [first, second, third] = freshMatches(3);
  if (!first || !second || !third) throw new Error('Three matches were asked for.');
  const id = await placeBet(house, player, [first, second, third]);
  movePrice(house, first, 16_000);
  expect(await betOf(player, id)).toMatchObject({ to_cashout: 1_187, fair_value: 1_250 });
  settle(second.id, 'won');
  const settled = (bet: { selections: { status: string }[] }) => bet.selections[1]?.status === 'won';
  expect(await eventually(() => betOf(player, id), settled)).toMatchObject({
    to_cashout: 2_375,
    fair_value: 2_500,
  });
  settle(third.id, 'void');
  const voided = (bet: { selections: { status: string }[] }) => bet.selections[2]?.status === 'void';
  expect(await eventually(() => betOf(player, id), voided)).toMatchObject({
    to_cashout: 2_375,
    fair_value: 2_500,
  });
});

test('a system keeps an offer while a line of it can win', async () => {
  const player = await signUpPlayer(house.url);
  const matches = freshMatches(3);
  const id = await placeBet(house, player, matches, { stake: 900, system_id: '2/3' });
  expect(await betOf(player, id)).toMatchObject({ to_cashout: 855, fair_value: 900 });
  settle(matches[0]?.id ?? '', 'lost');
  const lost = (bet: { selections: { status: string }[] }) => bet.selections[0]?.status === 'lost';
  expect(await eventually(() => betOf(player, id), lost)).toMatchObject({ to_cashout: 285, fair_value: 300 });
});

/** A builder of the home side's win and more than two goals, placed at its price now. */
async function placeBuilder(player: Caller, match: MatchRecord) {
  house.world.ensureBook(match.id);
  const picks = [
    { marketId: '1', specifier: '', outcomeId: '1' },
    { marketId: '18', specifier: 'total=2.5', outcomeId: '12' },
  ].map((pick) => ({
    ...pick,
    matchId: match.id,
    marketKey: `${match.id}/${pick.marketId}/${pick.specifier}`,
  }));
  const { odds } = priceCustomBet(house.world, picks);
  const selections = picks.map(({ matchId, marketId, marketKey, specifier, outcomeId }) => ({
    match_id: matchId,
    market_id: marketId,
    specifier,
    outcome_id: outcomeId,
    odds: match.markets.get(marketKey)?.outcomes.find(({ id }) => id === outcomeId)?.odds ?? 0,
  }));
  const placement = placementOf([{ selections, stake: 1_000 }]);
  const bets = placement.bets.map((bet) => ({ ...bet, custom_odds: odds }));
  const { status, body } = await player.post('/book/bets', { ...placement, bets });
  expect(status, JSON.stringify(body)).toBe(200);
  return { id: String(body.bets[0].id), picks };
}

test('a builder is sold by its price as a whole', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const { id, picks } = await placeBuilder(player, match);
  expect(await betOf(player, id)).toMatchObject({ type: 'custom_bet', to_cashout: 950, fair_value: 1_000 });
  house.world.control.suspend(match.id, picks[1]?.marketKey ?? '', true);
  expect(await betOf(player, id)).toMatchObject({ to_cashout: null, cash_out_reason: 'suspended' });
  house.world.control.suspend(match.id, picks[1]?.marketKey ?? '', false);
  expect((await sell(player, id, 950)).body).toMatchObject({ status: 'cashed_out', win_amount: 950 });
});

test('a builder of which something is decided has no price, and so no offer', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const { id, picks } = await placeBuilder(player, match);
  house.world.control.settle(match.id, picks[1]?.marketKey ?? '', { '12': 'won', '13': 'lost' });
  const won = (bet: { selections: { status: string }[] }) => bet.selections[1]?.status === 'won';
  expect(await eventually(() => betOf(player, id), won)).toMatchObject({
    to_cashout: null,
    cash_out_reason: 'custom_bet',
  });
  expect((await sell(player, id, 950)).body.data.details[0].key).toBe('error.cash_out.custom_bet');
});

test('a suspended selection pauses the offer, which comes back with it', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  suspend(house, match);
  expect(await betOf(player, id)).toMatchObject({
    to_cashout: null,
    fair_value: null,
    cash_out_reason: 'suspended',
  });
  const refused = await sell(player, id, 950);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 115,
    data: { details: [{ key: 'error.cash_out.suspended', bet_id: id, offer: null }] },
  });
  suspend(house, match, false);
  expect(await betOf(player, id)).toMatchObject({ to_cashout: 950, cash_out_reason: null });
});

test('a provider that is not active pauses the offer', async () => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  house.world.control.setProviderStatus('betradar', 'INACTIVE');
  const paused = await betOf(player, id);
  const refused = await sell(player, id, 950);
  house.world.control.setProviderStatus('betradar', 'ACTIVE');
  expect(paused).toMatchObject({ to_cashout: null, cash_out_reason: 'provider_inactive' });
  expect(refused.body.data.details[0].key).toBe('error.cash_out.provider_inactive');
});

test('an offer below a tenth of the currency is none', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match], { stake: 10 });
  expect(await betOf(player, id)).toMatchObject({ to_cashout: null, cash_out_reason: 'too_small' });
  expect((await sell(player, id, 9)).body.data.details[0].key).toBe('error.cash_out.too_small');
});

test('a bet that is over has no offer and cannot be sold', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  settle(match.id, 'lost');
  const over = await eventually(
    () => betOf(player, id),
    ({ status }) => status === 'done',
  );
  expect(over).toMatchObject({ to_cashout: null, cash_out_reason: 'not_waiting' });
  expect((await sell(player, id, 950)).body.data.details[0].key).toBe('error.cash_out.not_waiting');
});
