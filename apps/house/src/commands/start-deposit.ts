import type { House } from '../house.ts';
import { limitMoment } from '../limits/limit-moment.ts';
import { findBreak } from '../limits/running-break.ts';
import { bookReport } from '../payments/book-report.ts';
import { insertDeposit } from '../payments/deposit-statements.ts';
import { FIRST_LOOK_UP_MS } from '../payments/look-up-deposits.ts';
import { depositLimits } from '../payments/payment-limits.ts';
import { findPaymentRow, findRequested, fingerprintOf, type PaymentRow } from '../payments/payment-row.ts';
import type { Payments } from '../payments/payments.ts';
import { faultOfAmount, type PaymentRefusal } from '../payments/refusal.ts';
import { randomId } from '../players/ids.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { hasAccount } from '../wallet/has-account.ts';

/** What a player asks for. Units: `amount` in smallest units. */
export interface AskedDeposit {
  readonly playerId: string;
  readonly requestId: string;
  readonly currency: string;
  readonly amount: number;
  readonly card: string;
  readonly returnTo: string | null;
}

async function faultOf(payments: Payments, asked: AskedDeposit): Promise<PaymentRefusal | null> {
  const currency = currencyOf(asked.currency);
  if (!currency) return { refusal: 'no_account' };
  const tooMuch = faultOfAmount(asked.amount, depositLimits(currency));
  if (tooMuch) return tooMuch;
  const cards = await payments.cardsOf(asked.playerId);
  if (cards === null) return { refusal: 'unavailable' };
  return cards.some(({ card }) => card === asked.card) ? null : { refusal: 'unknown_card' };
}

/** Hands a written deposit to the provider and books its answer; without one it is looked up later. */
async function handOver(
  house: House,
  payments: Payments,
  { id, asked: { playerId, currency, amount, card } }: { readonly id: string; readonly asked: AskedDeposit },
): Promise<void> {
  try {
    const report = await payments.ask((provider, signal) =>
      provider.start({ reference: id, playerId, currency, amount, card }, signal),
    );
    await bookReport(house, id, report, false);
  } catch (error) {
    house.report(`deposit ${id} got no answer`, error);
  }
}

/** Starts a deposit. The same request again starts nothing and is answered with the same deposit as it is now. */
export async function startDeposit(house: House, asked: AskedDeposit): Promise<PaymentRow | PaymentRefusal> {
  const { playerId, requestId, currency, amount, card, returnTo } = asked;
  const { payments } = house;
  if (!payments) return { refusal: 'payments_off' };
  const fingerprint = fingerprintOf('deposit', currency, amount, card, returnTo);
  const request = { playerId, requestId, fingerprint };
  const before = await findRequested(house.db, request);
  if (before) return before === 'reused' ? { refusal: 'payment_reused' } : before;
  // Refuses what was asked for just before a break began.
  if (await findBreak(house.db, playerId, house.playerClock.now())) return { refusal: 'on_break' };
  const fault = await faultOf(payments, asked);
  if (fault) return fault;
  const id = randomId();
  const now = house.now();
  const checkAt = house.playerClock.now() + FIRST_LOOK_UP_MS;
  const deposit = { ...request, id, currency, amount, returnTo, checkAt, now };
  const inserted = await insertDeposit(house.db, deposit, limitMoment(house.periods, now));
  if (typeof inserted === 'object') return { refusal: 'deposit_limit', ...inserted };
  if (inserted) await handOver(house, payments, { id, asked });
  else if (!(await hasAccount(house.db, asked))) return { refusal: 'no_account' };
  // Finds the one that was first of two presses at once.
  const row = (await findPaymentRow(house.db, id)) ?? (await findRequested(house.db, request));
  return row === null || row === 'reused' ? { refusal: 'payment_reused' } : row;
}
