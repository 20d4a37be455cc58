import { afterAll, beforeAll, expect, test } from 'vitest';
import { payBets } from '../src/bets/settlement-statement.ts';
import { betOf, movePrice, placeBet, sell } from './support/cash-out.ts';
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

let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

/** A match that no other test of this file moves. */
const freshMatch = () => quietMatch(house, used++);

const settle = (matchId: string, result: 'won' | 'lost' | 'void') =>
  house.world.control.settle(matchId, `${matchId}/1/`, { '1': result, '2': 'lost', '3': 'lost' });

const doneBet = (player: Caller, id: string) =>
  eventually(
    () => betOf(player, id),
    ({ status }) => status === 'done',
  );

test('a part is paid at once, and the rest stays at risk at the same odds', async () => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  const sold = await sell(player, id, 950, { part_percent: 40 });
  expect(sold.body).toMatchObject({
    status: 'waiting_results',
    result: 'no_results',
    stake: 1_000,
    open_stake: 600,
    odds: 20_000,
    potential_return: 1_200,
    win_amount: null,
    settled_at: null,
    to_cashout: 570,
    cash_outs: [{ stake: 400, paid: 380 }],
  });
  expect(await balanceOf(player)).toEqual({ available: 99_380, locked: 0 });
});

test.each([
  ['won', 'win_entire', 1_200],
  ['lost', 'lose_entire', 0],
  ['void', 'refund_entire', 600],
] as const)(
  'after a part was sold a bet that is %s pays for what was left',
  async (result, betResult, payout) => {
    const player = await signUpPlayer(house.url);
    const match = freshMatch();
    const id = await placeBet(house, player, [match]);
    await sell(player, id, 950, { part_percent: 40 });
    settle(match.id, result);
    expect(await doneBet(player, id)).toMatchObject({
      result: betResult,
      win_amount: payout + 380,
      open_stake: 600,
      cash_outs: [{ stake: 400, paid: 380 }],
    });
    expect(await balanceOf(player)).toEqual({ available: 99_380 + payout, locked: 0 });
  },
);

test('parts follow the price one after the other, and the last sale ends the bet with all that was paid', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  await sell(player, id, 950, { part_percent: 50 });
  movePrice(house, match, 10_000 + 6_000);
  expect((await betOf(player, id)).to_cashout).toBe(593);
  await sell(player, id, 593, { part_percent: 30 });
  const rest = await betOf(player, id);
  expect(rest).toMatchObject({ open_stake: 350, to_cashout: 415 });
  const ended = await sell(player, id, 415);
  expect(ended.body).toMatchObject({ status: 'cashed_out', open_stake: 0, win_amount: 475 + 177 + 415 });
  expect(ended.body.cash_outs.map((part: { paid: number }) => part.paid)).toEqual([475, 177, 415]);
  expect(await balanceOf(player)).toEqual({ available: 99_000 + 475 + 177 + 415, locked: 0 });
});

test('a part with the tolerance pays its part of the lower offer', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  movePrice(house, match, 20_400);
  expect((await sell(player, id, 950, { part_percent: 50 })).body.code).toBe(114);
  const sold = await sell(player, id, 950, { part_percent: 50, tolerance_percent: 5 });
  expect(sold.body.cash_outs).toMatchObject([{ stake: 500, paid: 465 }]);
});

test('two presses at once sell a part once', async () => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  const request_id = 'a-part-pressed-twice';
  const answers = await Promise.all(
    [1, 2].map(() => sell(player, id, 950, { part_percent: 50, request_id })),
  );
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.open_stake).toBe(500);
  }
  expect(await balanceOf(player)).toEqual({ available: 99_475, locked: 0 });
});

test('of two parts at once the second is priced from what the first left', async () => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  const answers = await Promise.all([1, 2].map(() => sell(player, id, 950, { part_percent: 50 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.data.details[0]).toMatchObject({ offer: 475 });
});

test('a part never leaves less than the smallest unit on a line', async () => {
  const player = await signUpPlayer(house.url);
  const matches = [freshMatch(), freshMatch(), freshMatch(), freshMatch()];
  const id = await placeBet(house, player, matches, { stake: 30, system_id: '2/4' });
  const offer = (await betOf(player, id)).to_cashout ?? 0;
  const refused = await sell(player, id, offer, { part_percent: 90 });
  expect(refused.body.data.details[0].key).toBe('error.cash_out.too_small');
  expect((await sell(player, id, offer, { part_percent: 80 })).body).toMatchObject({ open_stake: 6 });
});

test.each([5, 95, 33.5])('a part of %s per cent is refused', async (part_percent) => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  expect((await sell(player, id, 950, { part_percent })).status).toBe(422);
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
});

test('a part takes its share of the payout cap with it', async () => {
  const player = await signUpPlayer(house.url);
  const matches = Array.from({ length: 8 }, freshMatch);
  const id = await placeBet(house, player, matches, { stake: 99_900 });
  const whole = await betOf(player, id);
  expect(whole.potential_return).toBe(25_000_000);
  const sold = await sell(player, id, whole.to_cashout ?? 0, { part_percent: 50 });
  expect(sold.body).toMatchObject({ open_stake: 49_950, potential_return: 12_500_000 });
  for (const match of matches) settle(match.id, 'won');
  const bet = await doneBet(player, id);
  expect(bet.win_amount).toBe(12_500_000 + (bet.cash_outs[0]?.paid ?? 0));
});

test('a bet of which a part was sold while it was decided is not paid for that part', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  await sell(player, id, 950, { part_percent: 50 });
  const old = {
    id,
    result: 'win_entire',
    stake: 1_000,
    corrections: 0,
    payout: 2_000,
    at: Date.now(),
  } as const;
  await payBets(house, [old]);
  expect(await betOf(player, id)).toMatchObject({ status: 'waiting_results', open_stake: 500 });
  settle(match.id, 'won');
  expect((await doneBet(player, id)).win_amount).toBe(1_000 + 475);
});
