import type { UserMessage } from '@touchline/contract/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchRecord } from '../src/feed/world.ts';
import { betOf, decidedBet, movePrice, placeBet, playingMatch, sell, suspend } from './support/cash-out.ts';
import {
  balanceOf,
  type Caller,
  eventually,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';

const DELAY_MS = 500;
let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse({ betDelayMs: DELAY_MS, speed: 0.1 });
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** A match that no other test of this file moves. */
const freshMatch = () => quietMatch(house, used++);

const setRule = (player: Caller, id: string, at: number | null) =>
  player.post(`/book/bets/${id}/auto-cashout`, { at });

const soldBet = (player: Caller, id: string) =>
  eventually(
    () => betOf(player, id),
    ({ status }) => status === 'cashed_out',
  );

/** Another player's bet on the match with a rule of its own: once it is sold, the rules of the match were looked at. */
async function soonerBet(match: MatchRecord, at: number): Promise<{ player: Caller; id: string }> {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [match]);
  await setRule(player, id, at);
  return { player, id };
}

test('a bet is sold when its offer reaches the amount of its rule', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  const set = await setRule(player, id, 1_200);
  expect(set.status).toBe(200);
  expect(set.body).toMatchObject({ status: 'waiting_results', auto_cash_out: { at: 1_200 } });
  const sooner = await soonerBet(match, 1_100);
  movePrice(house, match, 16_000);
  await soldBet(sooner.player, sooner.id);
  expect(await betOf(player, id)).toMatchObject({ status: 'waiting_results', to_cashout: 1_187 });
  movePrice(house, match, 15_000);
  expect(await soldBet(player, id)).toMatchObject({ win_amount: 1_266, auto_cash_out: null });
  expect(await balanceOf(player)).toEqual({ available: 99_000 + 1_266, locked: 0 });
});

test('the player is told of the rule and of the sale', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  await setRule(player, id, 1_200);
  movePrice(house, match, 15_000);
  await soldBet(player, id);
  const messages = await eventually(
    async () =>
      (await house.port.history(`$user:${player.id}`, 50)).publications.map(
        ({ data }) => data as UserMessage, // the house published them
      ),
    (all) => all.length >= 7,
  );
  const isMoney = ({ event }: UserMessage) => event === 'bet_changed' || event === 'balance_changed';
  expect(messages.filter(isMoney).slice(2)).toMatchObject([
    { event: 'bet_changed', bet: { auto_cash_out: { at: 1_200 } } },
    { event: 'bet_changed', bet: { status: 'cashed_out', auto_cash_out: null } },
    { event: 'balance_changed' },
  ]);
  expect(messages.filter((message) => !isMoney(message))).toMatchObject([
    { event: 'notification', notification: { type: 'bet_cashed_out', title: 'Automatic cash-out: €12.66' } },
    { event: 'unread_counters_changed', unread: 2 },
  ]);
});

test('an amount that is offered already sells the bet at once, at the offer', async () => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  expect((await setRule(player, id, 900)).body).toMatchObject({ status: 'cashed_out', win_amount: 950 });
});

test('a rule can be changed and taken away', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  await setRule(player, id, 1_200);
  expect((await setRule(player, id, 1_500)).body.auto_cash_out).toEqual({ at: 1_500 });
  expect((await setRule(player, id, null)).body.auto_cash_out).toBeNull();
  const sooner = await soonerBet(match, 1_500);
  movePrice(house, match, 10_500);
  await soldBet(sooner.player, sooner.id);
  expect(await betOf(player, id)).toMatchObject({ status: 'waiting_results' });
});

test.each([2_000, 2_500, 0, -5])('an amount of %i for a return of 2000 is refused', async (at) => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  const refused = await setRule(player, id, at);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: 422, data: { details: [{ field: 'at' }] } });
  expect((await betOf(player, id)).auto_cash_out).toBeNull();
});

test('a rule waits through a suspension', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  suspend(house, match);
  expect((await setRule(player, id, 1_200)).body).toMatchObject({ auto_cash_out: { at: 1_200 } });
  movePrice(house, match, 15_000);
  suspend(house, match, false);
  expect(await soldBet(player, id)).toMatchObject({ win_amount: 1_266 });
});

test('in play a rule sells after the delay, and goes on when the sale fails', async () => {
  const player = await signUpPlayer(house.url);
  const match = playingMatch(house);
  const id = await placeBet(house, player, [match]);
  await setRule(player, id, 1_200);
  movePrice(house, match, 15_000);
  const isStarted = ({ status }: { status: string }) => status === 'cashout_in_progress';
  await eventually(() => betOf(player, id), isStarted);
  movePrice(house, match, 25_000);
  expect(await decidedBet(player, id)).toMatchObject({
    status: 'waiting_results',
    auto_cash_out: { at: 1_200 },
  });
  movePrice(house, match, 15_000);
  expect(await soldBet(player, id)).toMatchObject({ win_amount: 1_266, auto_cash_out: null });
});

test('a decided selection of a combo lets the offer reach the rule', async () => {
  const player = await signUpPlayer(house.url);
  const [first, second] = [freshMatch(), freshMatch()];
  const id = await placeBet(house, player, [first, second]);
  await setRule(player, id, 1_800);
  house.world.control.settle(first.id, `${first.id}/1/`, { '1': 'won', '2': 'lost', '3': 'lost' });
  expect(await soldBet(player, id)).toMatchObject({ win_amount: 1_900 });
});

test('a settled bet and one of which a part was sold have no rule any more', async () => {
  const player = await signUpPlayer(house.url);
  const [lost, parted] = [freshMatch(), freshMatch()];
  const ids = [await placeBet(house, player, [lost]), await placeBet(house, player, [parted])] as const;
  for (const id of ids) await setRule(player, id, 1_200);
  house.world.control.settle(lost.id, `${lost.id}/1/`, { '1': 'lost', '2': 'won', '3': 'lost' });
  await sell(player, ids[1], 950, { part_percent: 50 });
  const over = await eventually(
    () => betOf(player, ids[0]),
    ({ status }) => status === 'done',
  );
  expect(over.auto_cash_out).toBeNull();
  expect((await betOf(player, ids[1])).auto_cash_out).toBeNull();
  expect((await setRule(player, ids[0], 1_200)).body.code).toBe(115);
  expect((await setRule(player, ids[0], null)).body.auto_cash_out).toBeNull();
});

test('a rule is set by the owner of the bet alone', async () => {
  const [owner, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const id = await placeBet(house, owner, [freshMatch()]);
  expect((await setRule(other, id, 1_200)).status).toBe(404);
  expect((await setRule(other, id, null)).status).toBe(404);
});
