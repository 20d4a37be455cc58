import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments, standInDeposits } from '../src/db/payments-schema.ts';
import { type PayoutStep, stepPayout } from '../src/payments/payout-statements.ts';
import { TEST_CARDS } from '../src/payments/stand-in/cards.ts';
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
import { expectLedgerLaws, expectProviderAgrees } from './support/ledger-laws.ts';
import {
  jumpBy,
  newRequestId,
  noticeOf,
  PAYMENTS,
  postNotice,
  sendDeposit,
  sendPayout,
} from './support/payments.ts';
import { IS_SOAK } from './support/soak.ts';

/** Until every deposit has ended: its code has expired, it was looked up. */
const ALL_ENDED_MS = 11 * 60_000;

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, ...PAYMENTS });
}, START_LIMIT_MS);
afterAll(() => house?.end());

const STEPS: readonly PayoutStep[] = [
  { to: 'approved' },
  { to: 'paid' },
  { to: 'withdrawn' },
  { to: 'declined', reason: 'other' },
];

type Step =
  | { readonly do: 'deposit'; readonly card: string; readonly amount: number }
  | { readonly do: 'confirm'; readonly code: string }
  | { readonly do: 'payout'; readonly amount: number }
  | { readonly do: 'repeat'; readonly nth: number }
  | { readonly do: 'step'; readonly step: PayoutStep }
  | { readonly do: 'notice'; readonly isLate: boolean; readonly nth: number }
  | { readonly do: 'bet'; readonly stake: number }
  | { readonly do: 'pass' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      card: fc.constantFrom(...TEST_CARDS.map(({ card }) => card)),
      amount: fc.integer({ min: 500, max: 5_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      code: fc.constantFrom('123456', '123456', '000000'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('payout' as const),
      amount: fc.integer({ min: 1_000, max: 60_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), nth: fc.nat(9) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('step' as const), step: fc.constantFrom(...STEPS) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('notice' as const), isLate: fc.boolean(), nth: fc.nat(9) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('bet' as const), stake: fc.integer({ min: 100, max: 60_000 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'pass' as const }) },
);

/** Sends what the provider's books say of one of a player's deposits, or what they said before. */
async function notify(playerId: string, isLate: boolean, nth: number) {
  const rows = await house.db
    .select({ booked: standInDeposits, id: payments.id })
    .from(standInDeposits)
    .innerJoin(payments, eq(payments.id, standInDeposits.reference))
    .where(eq(payments.playerId, playerId));
  const booked = rows[nth % Math.max(1, rows.length)]?.booked;
  if (!booked) return;
  const { reference: id, amount, currency, providerRef, status, reason } = booked;
  const state = isLate
    ? { status: 'pending' }
    : { status, ...(reason !== null && { reason }), ...(status === 'needs_confirmation' && { until: 1 }) };
  expect((await postNotice(house, noticeOf({ id, amount, currency }, providerRef, state))).status).toBe(200);
}

/** A payment of a player in one of these statuses. */
async function paymentIn(playerId: string, kind: 'deposit' | 'payout', ...statuses: string[]) {
  const [row] = await house.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.playerId, playerId), eq(payments.kind, kind), inArray(payments.status, statuses)))
    .limit(1);
  return row?.id;
}

/** A player and the steps that may be taken with his money. */
function stage(player: Caller & { id: string }, match: ReturnType<typeof quietMatch>) {
  const sent: (() => Promise<unknown>)[] = [];
  const send = async (request: () => Promise<unknown>) => {
    sent.push(request);
    await request();
  };
  return async (one: Step): Promise<unknown> => {
    switch (one.do) {
      case 'deposit': {
        const more = { amount: one.amount, request_id: newRequestId() };
        return send(() => sendDeposit(player, one.card, more));
      }
      case 'payout': {
        const more = { request_id: newRequestId() };
        return send(() => sendPayout(player, one.amount, more));
      }
      case 'repeat':
        return sent[one.nth % Math.max(1, sent.length)]?.();
      case 'confirm': {
        const id = await paymentIn(player.id, 'deposit', 'needs_confirmation');
        return id && player.post(`/platform/player/deposits/${id}/confirm`, { code: one.code });
      }
      case 'step': {
        const id = await paymentIn(player.id, 'payout', 'initial', 'approved');
        return id && Promise.all([1, 2].map(() => stepPayout(house.db, id, one.step, house.now())));
      }
      case 'notice':
        return notify(player.id, one.isLate, one.nth);
      case 'bet':
        return player.post(
          '/book/bets',
          placementOf([{ selections: [pinned(house, match)], stake: one.stake }]),
        );
      case 'pass':
        return jumpBy(house, 60_000);
    }
  };
}

test(
  'whatever is paid in and out in whatever order, the laws hold, and in the end the ledger is what the provider says',
  async () => {
    const match = quietMatch(house);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 8 }),
        async (batches) => {
          const player = await signUpPlayer(house.url);
          const take = stage(player, match);
          // Steps of a batch run at the same time.
          for (const batch of batches) await Promise.all(batch.map(take));
          await expectLedgerLaws(house.db, { isClockMoved: true });
        },
      ),
      { numRuns: IS_SOAK ? 60 : 8, endOnFailure: true },
    );
    // Codes expire with the first, and what the provider has no notice for is looked up with the second.
    await jumpBy(house, ALL_ENDED_MS);
    await jumpBy(house, ALL_ENDED_MS);
    await expectLedgerLaws(house.db, { isClockMoved: true });
    await expectProviderAgrees(house.db);
  },
  (IS_SOAK ? 10 : 1) * START_LIMIT_MS,
);

test('payouts and bets at the same time never pass the balance together', async () => {
  const player = await signUpPlayer(house.url);
  const selections = [pinned(house, quietMatch(house, 1))];
  const bet = () => player.post('/book/bets', placementOf([{ selections, stake: 30_000 }]));
  const payout = () => sendPayout(player, 30_000);
  const answers = await Promise.all([bet(), payout(), bet(), payout(), bet(), payout()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const { available, locked } = await balanceOf(player);
  const payouts = answers.filter(({ status, body }) => status === 200 && body.kind === 'payout');
  expect([available, locked]).toEqual([10_000, 30_000 * payouts.length]);
  await expectLedgerLaws(house.db, { isClockMoved: true });
});
