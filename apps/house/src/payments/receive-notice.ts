import type { House } from '../house.ts';
import { type BookedReport, bookReport } from './book-report.ts';
import { isSigned, type Notice, readNotice, type SignedNotice } from './notice.ts';
import { findPaymentRow } from './payment-row.ts';
import { stepPayout } from './payout-statements.ts';

/** What came of a notice. `unsigned`: not by the provider, or too long ago; `unreadable`: signed, and none of ours. */
export type NoticeOutcome = BookedReport | 'unsigned' | 'unreadable';

/** The provider says that it paid an approved request. */
async function payOut(
  house: House,
  { reference, currency, amount }: Extract<Notice, { kind: 'payout' }>,
): Promise<BookedReport> {
  const payout = await findPaymentRow(house.db, reference);
  if (!payout) return 'unknown';
  const isItsOwn = payout.kind === 'payout' && payout.currency === currency && payout.amount === amount;
  if (isItsOwn && (await stepPayout(house.db, reference, { to: 'paid' }, house.now()))) {
    house.outbox.wake();
    return 'done';
  }
  const now = isItsOwn ? await findPaymentRow(house.db, reference) : undefined;
  if (now?.status === 'paid') return 'repeated';
  house.report(
    `payout ${reference} is ${payout.status}`,
    new Error(`The provider says paid ${amount} ${currency}.`),
  );
  return 'contradiction';
}

/** Checks a notice and does what it says. Repeated, late and reordered ones change nothing twice. */
export async function receiveNotice(
  house: House,
  secret: string,
  signed: SignedNotice,
): Promise<NoticeOutcome> {
  if (!isSigned(secret, signed, house.now())) return 'unsigned';
  const notice = readNotice(signed.body);
  if (!notice) {
    house.report('a notice of the payment provider', new Error('Its body is not a notice.'));
    return 'unreadable';
  }
  if (notice.kind === 'payout') return payOut(house, notice);
  const { reference, provider_ref: providerRef, currency, amount, state } = notice;
  return bookReport(house, reference, { providerRef, currency, amount, state }, true);
}
