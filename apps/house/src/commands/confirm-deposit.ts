import type { House } from '../house.ts';
import { bookReport } from '../payments/book-report.ts';
import { findPaymentRow, type PaymentRow } from '../payments/payment-row.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { PaymentRefusal } from '../payments/refusal.ts';

/** Sends the code of a second factor. `unavailable`: no answer came, and the same code may be sent again. */
export async function confirmDeposit(
  house: House,
  playerId: string,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<PaymentRow | PaymentRefusal> {
  if (!house.payments) return { refusal: 'payments_off' };
  const deposit = await findPaymentRow(house.db, id);
  if (deposit?.playerId !== playerId || deposit.kind !== 'deposit') return { refusal: 'not_found' };
  if (deposit.status !== 'needs_confirmation') return { refusal: 'not_confirmable' };
  let answer: Awaited<ReturnType<PaymentProvider['confirm']>>;
  try {
    answer = await house.payments.ask((provider, signal) => provider.confirm(id, code, signal));
  } catch (error) {
    house.report(`the code of deposit ${id} got no answer`, error);
    return { refusal: 'unavailable' };
  }
  if (answer === 'wrong_code') return { refusal: 'wrong_code' };
  await bookReport(house, id, answer, false);
  return (await findPaymentRow(house.db, id)) ?? deposit;
}
