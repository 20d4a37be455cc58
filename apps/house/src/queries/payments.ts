import type { Deposit, Payment, PaymentWay, Payout } from '@touchline/contract';
import type { PayoutStatus } from '@touchline/contract/constants';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { payments } from '#db/payments-schema.ts';
import { accounts } from '#db/schema.ts';
import type { House } from '../house.ts';
import { depositLimits, payoutLimits, quickAmounts } from '../payments/payment-limits.ts';
import { findPaymentRow, type PaymentRow } from '../payments/payment-row.ts';
import { currencyOf, mainUnits } from '../wallet/currencies.ts';

const factsOf = ({ id, currency, amount, createdAt, decidedAt }: PaymentRow) => ({
  id,
  currency,
  amount,
  created_at: createdAt,
  decided_at: decidedAt,
});

/** A row of a deposit as the contract shows it. */
export const presentDeposit = (row: PaymentRow): Deposit => ({
  ...factsOf(row),
  kind: 'deposit',
  status: row.status as Deposit['status'], // written by the house alone
  ...(row.reason !== null && { reason: row.reason as Deposit['reason'] }), // as above
  confirm_by: row.confirmBy,
  return_to: row.returnTo,
});

/** A row of a payout as the contract shows it. */
export const presentPayout = ({ options }: Pick<House, 'options'>, row: PaymentRow): Payout => ({
  ...factsOf(row),
  kind: 'payout',
  status: row.status as Payout['status'], // written by the house alone
  ...(row.reason !== null && { reason: row.reason as Payout['reason'] }), // as above
  can_withdraw: row.status === 'initial' && options.isPayoutWithdrawable,
});

const presentPayment = (house: House, row: PaymentRow): Payment =>
  row.kind === 'deposit' ? presentDeposit(row) : presentPayout(house, row);

/** One payment of a player; null if it is not his. */
export async function findPayment(house: House, playerId: string, id: string): Promise<Payment | null> {
  const row = await findPaymentRow(house.db, id);
  return row?.playerId === playerId ? presentPayment(house, row) : null;
}

/** A page of a player's payments, newest first. */
export async function findPayments(
  house: House,
  playerId: string,
  {
    kind,
    page,
    limit,
  }: { readonly kind: Payment['kind'] | null; readonly page: number; readonly limit: number },
) {
  const where = and(eq(payments.playerId, playerId), kind === null ? undefined : eq(payments.kind, kind));
  const [found] = await house.db.select({ total: count() }).from(payments).where(where);
  const rows = await house.db
    .select()
    .from(payments)
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = found?.total ?? 0;
  return {
    data: rows.map((row) => presentPayment(house, row)),
    pagination: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) },
  };
}

/** What a player may pay in and out, by currency, in the order in which he opened the accounts. */
export async function findPaymentWays(
  { db, payments: desk }: House,
  playerId: string,
): Promise<PaymentWay[]> {
  if (!desk) return [];
  const rows = await db
    .select({ code: accounts.currency })
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.active, true)))
    .orderBy(asc(accounts.createdAt), asc(accounts.currency));
  const cards = [...((await desk.cardsOf(playerId)) ?? [])];
  return rows.flatMap(({ code }) => {
    const currency = currencyOf(code);
    if (!currency) return [];
    const deposit = { ...depositLimits(currency), quick_amounts: quickAmounts(currency), cards };
    return [{ currency: code, deposit, payout: payoutLimits(currency) }];
  });
}

/** A payout request as operators read it. Units: `amount` in main units, such as `12.50`. */
export interface WaitingPayout {
  readonly id: string;
  readonly playerId: string;
  readonly status: PayoutStatus;
  readonly currency: string;
  readonly amount: string;
  readonly createdAt: number;
}

/** Requests that wait for a decision or for being paid, the oldest first. */
export async function findWaitingPayouts({ db }: Pick<House, 'db'>, limit: number): Promise<WaitingPayout[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, 'payout'), inArray(payments.status, ['initial', 'approved'])))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(limit);
  return rows.map(({ id, playerId, status, currency, amount, createdAt }) => ({
    id,
    playerId,
    status: status as PayoutStatus, // written by the house alone
    currency,
    amount: mainUnits(amount, currency),
    createdAt,
  }));
}
