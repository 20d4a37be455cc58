import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { payments } from '#db/payments-schema.ts';
import type { House } from '../house.ts';
import { bookReport } from './book-report.ts';
import { endDeposit, GUESSED_FAILURE } from './deposit-statements.ts';
import type { PaymentRow } from './payment-row.ts';
import type { PaymentProvider } from './provider.ts';
import { withTimeLimit } from './time-limit.ts';

/** When a deposit is looked up for the first time: by then the provider has answered, or never will. */
export const FIRST_LOOK_UP_MS = 60_000;
const MOST_BETWEEN_MS = 60 * 60_000;
const AT_ONCE = 20;

/** A deposit that waits for long is looked up less often. */
const nextLookUp = ({ now, playerClock }: House, { createdAt }: PaymentRow): number =>
  playerClock.now() + Math.min(MOST_BETWEEN_MS, Math.max(FIRST_LOOK_UP_MS, now() - createdAt));

async function lookUp(house: House, provider: PaymentProvider, deposit: PaymentRow, stopping: AbortSignal) {
  const { id } = deposit;
  const found = await withTimeLimit((signal) => provider.lookUp(id, signal), { stopping });
  if (found !== 'unknown') return bookReport(house, id, found, true);
  await endDeposit(house, {
    id,
    providerRef: null,
    failure: GUESSED_FAILURE,
    isNews: true,
    now: house.now(),
  });
  house.outbox.wake();
}

/** Looks up deposits at the provider that are still pending. */
export async function lookUpDeposits(
  house: House,
  provider: PaymentProvider,
  stopping: AbortSignal,
): Promise<void> {
  const due = await house.db
    .select()
    .from(payments)
    .where(lte(payments.checkAt, house.playerClock.now()))
    .orderBy(asc(payments.checkAt))
    .limit(AT_ONCE);
  for (const deposit of due) {
    // Written first: a lookup that fails is repeated as late as one that found nothing new.
    await house.db
      .update(payments)
      .set({ checkAt: nextLookUp(house, deposit) })
      .where(and(eq(payments.id, deposit.id), isNotNull(payments.checkAt)));
    await lookUp(house, provider, deposit, stopping).catch((error: unknown) => {
      if (!stopping.aborted) house.report(`deposit ${deposit.id} could not be looked up`, error);
    });
  }
}
