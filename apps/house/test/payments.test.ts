import { Deposit, Payout } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInDeposits } from '../src/db/payments-schema.ts';
import { messagesTo, toldTo } from './support/game-bets.ts';
import {
  balanceOf,
  callerOf,
  eventually,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import {
  deposited,
  jumpBy,
  newRequestId,
  PAYMENTS,
  paymentOf,
  payoutOf,
  sendDeposit,
  sendPayout,
} from './support/payments.ts';

const WELCOME = 100_000;
const MINUTE_MS = 60_000;

let house: TestHouse;
/** Whose requests are all refused. */
let refused: Awaited<ReturnType<typeof signUpPlayer>>;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, ...PAYMENTS });
  refused = await signUpPlayer(house.url);
}, START_LIMIT_MS);
afterAll(() => house?.end());

const availableOf = async (player: Parameters<typeof balanceOf>[0]) => (await balanceOf(player)).available;
const confirm = (player: ReturnType<typeof callerOf>, id: string, code: string) =>
  player.post(`/platform/player/deposits/${id}/confirm`, { code });
const withdraw = (player: ReturnType<typeof callerOf>, id: string) =>
  player.send('DELETE', `/platform/player/payouts/${id}`);
const newsOf = async (player: ReturnType<typeof callerOf>) =>
  (await toldTo(player)).filter(({ type }) => type !== 'welcome');

test('a player reads what he may pay in and out in each of his currencies, and with what', async () => {
  const player = await signUpPlayer(house.url);
  await player.post('/platform/player/accounts', { currency: 'JPY' });
  const { data } = (await player.get('/platform/player/payments/ways')).body;
  expect(data).toMatchObject([
    {
      currency: 'EUR',
      deposit: { min: 500, max: 1_000_000, quick_amounts: [2_000, 5_000, 10_000, 20_000] },
      payout: { min: 1_000, max: 2_000_000 },
    },
    { currency: 'JPY', deposit: { min: 500, max: 1_000_000 }, payout: { min: 1_000 } },
  ]);
  expect(data[0].deposit.cards).toContainEqual({ card: 'test_success', label: 'Test •••• 0001' });
});

test('a card that succeeds: the money is there at once, and nobody is notified of what he sees', async () => {
  const player = await signUpPlayer(house.url);
  const deposit = Deposit.parse(await deposited(player, 'test_success', { return_to: '/sports?x=1#slip' }));
  expect(deposit).toMatchObject({
    kind: 'deposit',
    status: 'succeeded',
    currency: 'EUR',
    amount: 2_000,
    confirm_by: null,
    return_to: '/sports?x=1#slip',
  });
  expect(deposit.decided_at).not.toBeNull();
  expect(await availableOf(player)).toBe(WELCOME + 2_000);
  expect(await paymentOf(player, deposit.id)).toEqual(deposit);
  const balances = await eventually(
    async () => (await messagesTo(house, player.id)).filter(({ event }) => event === 'balance_changed'),
    (all) => all.length > 0,
  );
  expect(balances.at(-1)).toMatchObject({ account: { balance: { available: WELCOME + 2_000 } } });
  // The stand-in's notice says the same again.
  await jumpBy(house, MINUTE_MS);
  expect(await availableOf(player)).toBe(WELCOME + 2_000);
  expect(await newsOf(player)).toEqual([]);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test.each([
  ['test_declined', 'declined'],
  ['test_no_funds', 'insufficient_funds'],
])('%s fails with the reason %s and books nothing', async (card, reason) => {
  const player = await signUpPlayer(house.url);
  const deposit = await deposited(player, card);
  expect(Deposit.parse(deposit)).toMatchObject({ status: 'failed', reason });
  expect(deposit.decided_at).not.toBeNull();
  expect(await availableOf(player)).toBe(WELCOME);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test.each([
  ['test_later', 'succeeded', 'deposit_succeeded'],
  ['test_later_declined', 'failed', 'deposit_failed'],
  ['test_late', 'succeeded', 'deposit_succeeded'],
  ['test_twice', 'succeeded', 'deposit_succeeded'],
  ['test_silent', 'succeeded', 'deposit_succeeded'],
] as const)(
  '%s is pending, ends later as %s, and the player is notified once',
  async (card, status, type) => {
    const player = await signUpPlayer(house.url);
    const { id, ...first } = await deposited(player, card);
    expect(first).toMatchObject({ status: 'pending', decided_at: null });
    expect(await availableOf(player)).toBe(WELCOME);
    await jumpBy(house, MINUTE_MS);
    const ended = await paymentOf(player, id);
    expect(ended).toMatchObject({ status, ...(status === 'failed' && { reason: 'declined' }) });
    const due = status === 'succeeded' ? WELCOME + 2_000 : WELCOME;
    expect(await availableOf(player)).toBe(due);
    await jumpBy(house, MINUTE_MS);
    await jumpBy(house, MINUTE_MS);
    expect(await availableOf(player)).toBe(due);
    const news = await newsOf(player);
    expect(news).toMatchObject([{ type, object_type: 'payment', object_ref: null, caption: '' }]);
    expect(news[0]?.title).toContain('€20.00');
    expect(await paymentOf(player, id)).toEqual(ended);
    await expectLedgerLaws(house.db, { isClockMoved: true });
  },
);

test('a card that asks for a second factor waits for its code; wrong ones are refused while tries are left', async () => {
  const player = await signUpPlayer(house.url);
  const deposit = await deposited(player, 'test_code');
  expect(deposit).toMatchObject({ status: 'needs_confirmation', decided_at: null });
  expect(deposit.confirm_by).toBeGreaterThan(Date.now());
  const wrong = await confirm(player, deposit.id, '654321');
  expect([wrong.status, wrong.body.code]).toEqual([422, 136]);
  expect(wrong.body.data).toMatchObject({
    localized_message: 'Wrong code. Please try again.',
    details: [{ key: 'error.payments.wrong_code', field: 'code' }],
  });
  expect(await availableOf(player)).toBe(WELCOME);
  const right = await confirm(player, deposit.id, '123456');
  expect(right.body).toMatchObject({ status: 'succeeded', confirm_by: null });
  expect(await availableOf(player)).toBe(WELCOME + 2_000);
  const again = await confirm(player, deposit.id, '123456');
  expect([again.status, again.body.code]).toEqual([409, 137]);
  expect(await availableOf(player)).toBe(WELCOME + 2_000);
});

test('three wrong codes fail a deposit', async () => {
  const player = await signUpPlayer(house.url);
  const { id } = await deposited(player, 'test_code');
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await confirm(player, id, '000000')).status);
  expect(statuses).toEqual([422, 422, 200]);
  expect(await paymentOf(player, id)).toMatchObject({ status: 'failed', reason: 'wrong_code' });
  expect((await confirm(player, id, '123456')).status).toBe(409);
  expect(await availableOf(player)).toBe(WELCOME);
});

test('a code expires by the clock of the players', async () => {
  const player = await signUpPlayer(house.url);
  const [asked, left] = [await deposited(player, 'test_code'), await deposited(player, 'test_code')];
  // The books of the stand-in alone: nobody has carried on since.
  await house.db.update(standInDeposits).set({ endsAt: 0 }).where(eq(standInDeposits.reference, asked.id));
  const late = await confirm(player, asked.id, '123456');
  expect(late.body).toMatchObject({ status: 'failed', reason: 'expired' });
  await jumpBy(house, 10 * MINUTE_MS);
  expect(await paymentOf(player, left.id)).toMatchObject({ status: 'failed', reason: 'expired' });
  expect(await availableOf(player)).toBe(WELCOME);
});

test.each([
  ['an amount below the least', { amount: 499 }, 422, 132, { field: 'amount', limit: 500 }],
  ['a negative amount', { amount: -2_000 }, 422, 132, { field: 'amount', limit: 500 }],
  ['an amount above the most', { amount: 1_000_001 }, 422, 133, { field: 'amount', limit: 1_000_000 }],
  ['an amount that is not whole', { amount: 2_000.5 }, 422, 422, { field: 'amount' }],
  ['a currency without an account', { currency: 'USD' }, 422, 110, { field: 'currency' }],
  ['a currency that there is not', { currency: 'XXX' }, 422, 110, { field: 'currency' }],
  ['a card that there is not', { card: '4242424242424242' }, 422, 422, { field: 'card' }],
  ['a way back to elsewhere', { return_to: '//evil.example' }, 422, 422, { field: 'return_to' }],
  ['a short request id', { request_id: 'short' }, 422, 422, { field: 'request_id' }],
])('%s is refused and books nothing', async (_, more, status, code, detail) => {
  const answer = await sendDeposit(refused, 'test_success', more);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.data.details).toMatchObject([detail]);
  expect(await availableOf(refused)).toBe(WELCOME);
  expect((await refused.get('/platform/player/payments')).body.data).toEqual([]);
});

test('the limit of an amount stands in the sentence', async () => {
  const low = await sendDeposit(refused, 'test_success', { amount: 499 });
  expect(low.body.data.localized_message).toBe('The minimum amount is €5.00.');
});

test('the same request again, also at the same time, is one deposit; with another content it is refused', async () => {
  const player = await signUpPlayer(house.url);
  const request_id = newRequestId();
  const answers = await Promise.all([1, 2, 3].map(() => sendDeposit(player, 'test_success', { request_id })));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await sendDeposit(player, 'test_success', { request_id })).body.status).toBe('succeeded');
  expect(await availableOf(player)).toBe(WELCOME + 2_000);
  for (const more of [{ amount: 2_001 }, { card: 'test_code' }, { return_to: '/sports' }]) {
    const other = await sendDeposit(player, 'test_success', { request_id, ...more });
    expect([other.status, other.body.code]).toEqual([409, 135]);
  }
  expect((await sendPayout(player, 2_000, { request_id })).status).toBe(409);
  expect(await balanceOf(player)).toEqual({ available: WELCOME + 2_000, locked: 0 });
});

test('whoever is not signed in, or asks for the payment of another player, gets nothing', async () => {
  const visitor = callerOf(house.url);
  const [player, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const [deposit, payout] = [await deposited(player, 'test_code'), await payoutOf(player, 1_000)];
  const asked = [
    (caller: typeof visitor) => caller.get(`/platform/player/payments/${deposit.id}`),
    (caller: typeof visitor) => confirm(caller, deposit.id, '123456'),
    (caller: typeof visitor) => withdraw(caller, payout.id),
  ];
  for (const ask of asked) {
    expect((await ask(visitor)).status).toBe(401);
    expect((await ask(other)).status).toBe(404);
  }
  for (const path of ['payments', 'payments/ways', 'movements', 'movements.csv'])
    expect((await visitor.get(`/platform/player/${path}`)).status).toBe(401);
  expect((await sendDeposit(visitor, 'test_success')).status).toBe(401);
  expect((await sendPayout(visitor, 1_000)).status).toBe(401);
  // One kind is not the other.
  expect((await confirm(player, payout.id, '123456')).status).toBe(404);
  expect((await withdraw(player, deposit.id)).status).toBe(404);
  expect(await balanceOf(player)).toEqual({ available: WELCOME - 1_000, locked: 1_000 });
});

test('a payout locks its amount, and is given back when the player takes it back', async () => {
  const player = await signUpPlayer(house.url);
  const payout = Payout.parse(await payoutOf(player, 40_000));
  expect(payout).toMatchObject({ kind: 'payout', status: 'initial', decided_at: null, can_withdraw: true });
  expect(await balanceOf(player)).toEqual({ available: 60_000, locked: 40_000 });
  const taken = await withdraw(player, payout.id);
  expect(taken.body).toMatchObject({ status: 'withdrawn', can_withdraw: false });
  expect(taken.body.decided_at).not.toBeNull();
  expect((await withdraw(player, payout.id)).body).toEqual(taken.body);
  expect(await balanceOf(player)).toEqual({ available: WELCOME, locked: 0 });
  expect(await newsOf(player)).toEqual([]);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test.each([
  ['an amount below the least', 999, {}, 132, { field: 'amount', limit: 1_000 }],
  ['an amount above the most', 2_000_001, {}, 133, { field: 'amount', limit: 2_000_000 }],
  ['more than the balance', WELCOME + 1, {}, 134, { field: 'amount' }],
  ['an amount that is not whole', 1_000.5, {}, 422, { field: 'amount' }],
  ['a currency without an account', 1_000, { currency: 'USD' }, 110, { field: 'currency' }],
])('a payout of %s is refused and locks nothing', async (_, amount, more, code, detail) => {
  await refused.post('/platform/users/confirm_password', { password: 'correct horse' });
  const answer = await sendPayout(refused, amount, more);
  expect([answer.status, answer.body.code]).toEqual([422, code]);
  expect(answer.body.data.details).toMatchObject([detail]);
  expect(await balanceOf(refused)).toEqual({ available: WELCOME, locked: 0 });
});

test('payouts at the same time never pass the balance, and a repeated request is one', async () => {
  const player = await signUpPlayer(house.url);
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendPayout(player, 30_000)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
  expect(await balanceOf(player)).toEqual({ available: 10_000, locked: 90_000 });
  const request_id = newRequestId();
  const same = await Promise.all([1, 2, 3].map(() => sendPayout(player, 10_000, { request_id })));
  expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
  expect((await sendPayout(player, 9_999, { request_id })).body.code).toBe(135);
  expect(await balanceOf(player)).toEqual({ available: 0, locked: WELCOME });
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('payments are listed by kind and page, newest first', async () => {
  const player = await signUpPlayer(house.url);
  const ids = [await deposited(player, 'test_success'), await payoutOf(player, 1_000)].map(({ id }) => id);
  const list = async (query: string) => (await player.get(`/platform/player/payments?${query}`)).body;
  expect((await list('')).data.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await list('kind=payout')).data).toMatchObject([{ id: ids[1], kind: 'payout' }]);
  expect((await list('kind=deposit')).pagination).toEqual({ total: 1, page: 1, limit: 20, last_page: 1 });
  expect((await list('limit=1&page=2')).data).toHaveLength(1);
});
