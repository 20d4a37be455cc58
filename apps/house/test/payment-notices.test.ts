import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments, standInDeposits } from '../src/db/payments-schema.ts';
import { NOTICE_TOLERANCE_MS } from '../src/payments/notice.ts';
import { toldTo } from './support/game-bets.ts';
import { balanceOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { OPERATORS, order } from './support/operator.ts';
import {
  deposited,
  jumpBy,
  noticeOf,
  PAYMENTS,
  paymentOf,
  payoutOf,
  postNotice,
} from './support/payments.ts';

const WELCOME = 100_000;
const MINUTE_MS = 60_000;

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, operators: OPERATORS, ...PAYMENTS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const availableOf = async (player: Parameters<typeof balanceOf>[0]) => (await balanceOf(player)).available;
const providerRefOf = async (id: string) => {
  const [row] = await house.db.select().from(payments).where(eq(payments.id, id));
  return row?.providerRef ?? '';
};

test('a notice is taken with a signature of not long ago alone', async () => {
  const player = await signUpPlayer(house.url);
  const deposit = await deposited(player, 'test_silent');
  const notice = noticeOf(deposit, await providerRefOf(deposit.id), { status: 'succeeded' });
  const at = (ms: number) => ({ timestamp: String(Date.now() + ms) });
  const refused = [
    await postNotice(house, notice, { secret: 'what somebody else would like to be' }),
    await postNotice(house, notice, at(-NOTICE_TOLERANCE_MS - 1_000)),
    await postNotice(house, notice, at(NOTICE_TOLERANCE_MS + 1_000)),
    await postNotice(house, notice, { timestamp: 'now' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  const unsigned = await fetch(`${house.url}/payments/notices`, {
    method: 'POST',
    body: JSON.stringify(notice),
  });
  expect(unsigned.status).toBe(401);
  for (const body of ['{', '{}', JSON.stringify({ ...notice, state: { status: 'lost' } })])
    expect((await postNotice(house, body)).status).toBe(422);
  expect((await postNotice(house, 'x'.repeat(20_000))).status).toBe(400);
  expect(await paymentOf(player, deposit.id)).toMatchObject({ status: 'pending' });
  expect(await postNotice(house, notice)).toEqual({ status: 200, body: { outcome: 'done' } });
  expect(await postNotice(house, notice)).toEqual({ status: 200, body: { outcome: 'repeated' } });
  expect(await availableOf(player)).toBe(WELCOME + 2_000);
});

test('a notice that contradicts what is final, or is about another payment, changes nothing', async () => {
  const player = await signUpPlayer(house.url);
  const [won, lost] = [await deposited(player, 'test_success'), await deposited(player, 'test_declined')];
  const open = await deposited(player, 'test_later');
  const refs = await Promise.all([won, lost, open].map(({ id }) => providerRefOf(id)));
  const [wonRef = '', lostRef = '', openRef = ''] = refs;
  const done = { status: 'succeeded' };
  const contradictions = [
    noticeOf(won, wonRef, { status: 'failed', reason: 'declined' }),
    noticeOf(lost, lostRef, done),
    noticeOf(open, 'another-reference', done),
    noticeOf(open, wonRef, done),
    noticeOf({ ...open, amount: 3_000 }, openRef, done),
    noticeOf({ ...open, currency: 'USD' }, openRef, done),
  ];
  for (const notice of contradictions)
    expect(await postNotice(house, notice)).toEqual({ status: 200, body: { outcome: 'contradiction' } });
  // Tells of a deposit that has ended meanwhile.
  for (const state of [{ status: 'pending' }, { status: 'needs_confirmation', until: 1 }])
    expect((await postNotice(house, noticeOf(won, wonRef, state))).body.outcome).toBe('repeated');
  const unknown = await postNotice(house, noticeOf({ ...open, id: 'nothing-of-ours' }, 'x', done));
  expect(unknown.status).toBe(404);
  const statuses = await Promise.all([won, lost, open].map(({ id }) => paymentOf(player, id)));
  expect(statuses.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'pending']);
  expect(await availableOf(player)).toBe(WELCOME + 2_000);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('a deposit that the provider never got fails, and its word replaces that guess', async () => {
  const player = await signUpPlayer(house.url);
  const { id, ...deposit } = await deposited(player, 'test_late');
  await house.db.delete(standInDeposits).where(eq(standInDeposits.reference, id));
  await jumpBy(house, 2 * MINUTE_MS);
  expect(await paymentOf(player, id)).toMatchObject({ status: 'failed', reason: 'not_started' });
  expect(await availableOf(player)).toBe(WELCOME);
  const late = noticeOf({ ...deposit, id }, `late-${id}`, { status: 'succeeded' });
  expect((await postNotice(house, late)).body.outcome).toBe('done');
  expect(await paymentOf(player, id)).toMatchObject({ status: 'succeeded' });
  expect(await availableOf(player)).toBe(WELCOME + 2_000);
  expect((await toldTo(player)).map(({ type }) => type)).toEqual([
    'deposit_succeeded',
    'deposit_failed',
    'welcome',
  ]);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});

test('the provider may say that it paid a payout, once it is approved', async () => {
  const player = await signUpPlayer(house.url);
  const { id } = await payoutOf(player, 30_000);
  const paid = (more: object = {}) =>
    postNotice(house, {
      kind: 'payout',
      reference: id,
      currency: 'EUR',
      amount: 30_000,
      status: 'paid',
      ...more,
    });
  expect((await paid()).body.outcome).toBe('contradiction');
  await order(house, 'decide-payout', { payout: id, decision: 'approve' });
  expect((await paid({ amount: 20_000 })).body.outcome).toBe('contradiction');
  expect((await paid({ reference: 'nothing-of-ours' })).status).toBe(404);
  expect(await paymentOf(player, id)).toMatchObject({ status: 'approved' });
  expect(await Promise.all([paid(), paid()])).toContainEqual({ status: 200, body: { outcome: 'done' } });
  expect((await paid()).body.outcome).toBe('repeated');
  expect(await paymentOf(player, id)).toMatchObject({ status: 'paid' });
  expect(await balanceOf(player)).toEqual({ available: 70_000, locked: 0 });
  expect((await toldTo(player)).map(({ type }) => type)).toEqual([
    'payout_paid',
    'payout_approved',
    'welcome',
  ]);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});
