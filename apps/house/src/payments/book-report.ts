import { eq, or } from 'drizzle-orm';
import { payments } from '#db/payments-schema.ts';
import type { House } from '../house.ts';
import { endDeposit, GUESSED_FAILURE, noteDeposit } from './deposit-statements.ts';
import { findPaymentRow, type PaymentRow } from './payment-row.ts';
import type { DepositReport } from './provider.ts';

/**
 * What came of a report. `repeated`: it says what is known. `contradiction`: it speaks against what is final, or is about
 * another payment, and nothing was changed. `unknown`: we made no such payment.
 */
export type BookedReport = 'done' | 'repeated' | 'contradiction' | 'unknown';

type BookingHouse = Pick<House, 'db' | 'now' | 'outbox' | 'periods' | 'report'>;

/** The deposit that a report is about, and whether the report may be about it. */
async function depositOf({ db }: BookingHouse, reference: string, { providerRef, ...report }: DepositReport) {
  const rows = await db
    .select()
    .from(payments)
    .where(or(eq(payments.id, reference), eq(payments.providerRef, providerRef)));
  const deposit = rows.find(({ id }) => id === reference);
  const isItsOwn =
    rows.length === 1 &&
    deposit?.kind === 'deposit' &&
    (deposit.providerRef ?? providerRef) === providerRef &&
    deposit.currency === report.currency &&
    deposit.amount === report.amount;
  return { deposit, isItsOwn };
}

/** Whether a deposit that has ended says the same as a report. What is said late of a deposit on its way is no contradiction. */
function agrees({ status }: PaymentRow, { state }: DepositReport): boolean {
  if (state.status === 'pending' || state.status === 'needs_confirmation') return true;
  return status === state.status;
}

function write(
  house: BookingHouse,
  id: string,
  { providerRef, state }: DepositReport,
  isNews: boolean,
): Promise<boolean> {
  const { db, now } = house;
  switch (state.status) {
    case 'succeeded':
      return endDeposit(house, { id, providerRef, failure: null, isNews, now: now() });
    case 'failed':
      return endDeposit(house, { id, providerRef, failure: state.reason, isNews, now: now() });
    case 'pending':
    case 'needs_confirmation': {
      const confirmBy = state.status === 'needs_confirmation' ? state.until : null;
      return noteDeposit(db, { id, providerRef, status: state.status, confirmBy });
    }
  }
}

/**
 * Writes what the provider says of a deposit, however often and in whatever order it comes; contradictions are logged. `isNews`:
 * the player is not waiting for the answer.
 */
export async function bookReport(
  house: BookingHouse,
  reference: string,
  report: DepositReport,
  isNews: boolean,
): Promise<BookedReport> {
  const { deposit, isItsOwn } = await depositOf(house, reference, report);
  if (!deposit) return 'unknown';
  if (isItsOwn) {
    const isGuess = deposit.reason === GUESSED_FAILURE && report.state.status !== 'succeeded';
    if (!isGuess && (await write(house, reference, report, isNews))) {
      house.outbox.wake();
      return 'done';
    }
    const now = await findPaymentRow(house.db, reference);
    if (now && agrees(now, report)) return 'repeated';
  }
  const said = `${report.state.status} ${report.amount} ${report.currency} as ${report.providerRef}`;
  house.report(`deposit ${reference} is ${deposit.status}`, new Error(`The provider says ${said}.`));
  return 'contradiction';
}
