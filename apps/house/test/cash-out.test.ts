import { afterAll, beforeAll, expect, test } from 'vitest';
import { betOf, movePrice, placeBet, sell } from './support/cash-out.ts';
import {
  balanceOf,
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
const freshMatches = (count: number) => Array.from({ length: count }, freshMatch);

const settle = (matchId: string, result: 'won' | 'lost' | 'void' | 'half_won') =>
  house.world.control.settle(matchId, `${matchId}/1/`, { '1': result, '2': 'lost', '3': 'lost' });

test('a sale ends the bet, pays the offer and tells the player', async () => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  const sold = await sell(player, id, 950);
  expect(sold.status).toBe(200);
  expect(sold.body).toMatchObject({
    status: 'cashed_out',
    result: 'cashed_out',
    win_amount: 950,
    open_stake: 0,
    to_cashout: null,
    cash_out_reason: 'not_waiting',
    cash_outs: [{ stake: 1_000, paid: 950 }],
  });
  expect(sold.body.settled_at).toBeGreaterThan(0);
  expect(await balanceOf(player)).toEqual({ available: 99_950, locked: 0 });
  const { publications } = await eventually(
    () => house.port.history(`$user:${player.id}`, 50),
    ({ publications: all }) => all.length >= 4,
  );
  expect(publications.slice(2).map(({ data }) => data)).toMatchObject([
    { event: 'bet_changed', bet: { id, status: 'cashed_out' } },
    { event: 'balance_changed', account: { balance: { available: 99_950, locked: 0 } } },
  ]);
});

test('a sold bet is not settled', async () => {
  const player = await signUpPlayer(house.url);
  const [sold, kept] = freshMatches(2);
  if (!sold || !kept) throw new Error('Two matches were asked for.');
  const id = await placeBet(house, player, [sold]);
  const other = await placeBet(house, player, [sold]);
  await sell(player, id, 950);
  settle(sold.id, 'won');
  await eventually(
    () => betOf(player, other),
    ({ status }) => status === 'done',
  );
  expect(await betOf(player, id)).toMatchObject({ status: 'cashed_out', win_amount: 950 });
  expect(await balanceOf(player)).toEqual({ available: 98_000 + 950 + 2_000, locked: 0 });
});

test('an offer that fell is refused with the offer now, and one within the tolerance is taken at the lower', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  movePrice(house, match, 20_400);
  const refused = await sell(player, id, 950);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 114,
    data: { details: [{ key: 'error.cash_out.changed', bet_id: id, offer: 931 }] },
  });
  expect(refused.body.data.localized_message).toMatch(/offer/);
  expect((await sell(player, id, 950, { tolerance_percent: 1 })).body.code).toBe(114);
  const sold = await sell(player, id, 950, { tolerance_percent: 2 });
  expect(sold.body).toMatchObject({ status: 'cashed_out', win_amount: 931 });
  expect(await balanceOf(player)).toEqual({ available: 99_931, locked: 0 });
});

test('an offer that rose pays what was asked', async () => {
  const player = await signUpPlayer(house.url);
  const match = freshMatch();
  const id = await placeBet(house, player, [match]);
  movePrice(house, match, 15_000);
  expect((await sell(player, id, 950)).body).toMatchObject({ win_amount: 950 });
});

test('two presses at once sell once, and the same request again is answered the same', async () => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  const request_id = 'the-same-request';
  const answers = await Promise.all([1, 2, 3].map(() => sell(player, id, 950, { request_id })));
  answers.push(await sell(player, id, 950, { request_id }));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cashed_out', win_amount: 950 });
  }
  expect(await balanceOf(player)).toEqual({ available: 99_950, locked: 0 });
});

test('two requests at once sell once', async () => {
  const player = await signUpPlayer(house.url);
  const id = await placeBet(house, player, [freshMatch()]);
  const answers = await Promise.all([1, 2].map(() => sell(player, id, 950)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await balanceOf(player)).toEqual({ available: 99_950, locked: 0 });
});

test('a request id stands for one order', async () => {
  const player = await signUpPlayer(house.url);
  const matches = freshMatches(2);
  const ids = [];
  for (const match of matches) ids.push(await placeBet(house, player, [match]));
  const request_id = 'one-order-alone';
  expect((await sell(player, ids[0] ?? '', 950, { request_id })).status).toBe(200);
  const reused = await sell(player, ids[1] ?? '', 950, { request_id });
  expect(reused.status).toBe(409);
  expect(reused.body.code).toBe(112);
});

test('only a signed-in player sells, and only his own bets', async () => {
  const [owner, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const id = await placeBet(house, owner, [freshMatch()]);
  expect((await sell(other, id, 950)).status).toBe(404);
  expect((await sell(owner, 'nobody-knows', 950)).status).toBe(404);
  await owner.send('DELETE', '/platform/users/sign_out');
  expect((await sell(owner, id, 950)).status).toBe(401);
});
