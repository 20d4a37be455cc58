import type { House } from '../house.ts';
import { payoutLimits } from '../payments/payment-limits.ts';
import { findPaymentRow, findRequested, fingerprintOf, type PaymentRow } from '../payments/payment-row.ts';
import { insertPayout, stepPayout } from '../payments/payout-statements.ts';
import { faultOfAmount, type PaymentRefusal } from '../payments/refusal.ts';
import { randomId } from '../players/ids.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { hasAccount } from '../wallet/has-account.ts';

/** Units: `amount` in smallest units. */
export interface AskedPayout {
  readonly playerId: string;
  readonly requestId: string;
  readonly currency: string;
  readonly amount: number;
}

/** Asks for a payout and locks its amount. The same request again locks nothing and is answered with the same payout. */
export async function requestPayout(house: House, asked: AskedPayout): Promise<PaymentRow | PaymentRefusal> {
  const { playerId, requestId, currency: code, amount } = asked;
  if (!house.payments) return { refusal: 'payments_off' };
  const request = { playerId, requestId, fingerprint: fingerprintOf('payout', code, amount) };
  const before = await findRequested(house.db, request);
  if (before) return before === 'reused' ? { refusal: 'payment_reused' } : before;
  const currency = currencyOf(code);
  if (!currency) return { refusal: 'no_account' };
  const fault = faultOfAmount(amount, payoutLimits(currency));
  if (fault) return fault;
  const isWritten = await insertPayout(house.db, {
    ...request,
    id: randomId(),
    currency: code,
    amount,
    now: house.now(),
  });
  if (isWritten) house.outbox.wake();
  // Finds the one that was first of two presses at once.
  const row = await findRequested(house.db, request);
  if (row === 'reused') return { refusal: 'payment_reused' };
  return row ?? { refusal: (await hasAccount(house.db, asked)) ? 'payment_balance' : 'no_account' };
}

/** Takes a player's request back while no operator has decided it, if the operator allows that. Idempotent. */
export async function withdrawPayout(
  house: House,
  playerId: string,
  id: string,
): Promise<PaymentRow | PaymentRefusal> {
  const payout = await findPaymentRow(house.db, id);
  if (payout?.playerId !== playerId || payout.kind !== 'payout') return { refusal: 'not_found' };
  const isAllowed = house.options.isPayoutWithdrawable;
  if (isAllowed && (await stepPayout(house.db, id, { to: 'withdrawn' }, house.now()))) house.outbox.wake();
  const after = (await findPaymentRow(house.db, id)) ?? payout;
  return after.status === 'withdrawn' ? after : { refusal: 'not_withdrawable' };
}
