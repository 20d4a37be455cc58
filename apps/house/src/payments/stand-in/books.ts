import { type EpochMs, invariant } from '@touchline/betting';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { standInDeposits } from '#db/payments-schema.ts';
import { randomId } from '../../players/ids.ts';
import type { DepositStart } from '../provider.ts';
import { CODE_MS, CODE_TRIES, cardOf, LATER_MS, type TestCard } from './cards.ts';

export type BookedDeposit = typeof standInDeposits.$inferSelect;

const OPEN = ['pending', 'needs_confirmation'];

/** A deposit of the books has one of the cards: no other is taken. */
export function cardOfBooked({ card }: BookedDeposit): TestCard {
  const known = cardOf(card);
  invariant(known !== undefined, `there is a card ${card}`);
  return known;
}

export async function findBooked(db: Database, reference: string): Promise<BookedDeposit | undefined> {
  const [row] = await db.select().from(standInDeposits).where(eq(standInDeposits.reference, reference));
  return row;
}

/** Takes a deposit once for its reference. */
export async function book(db: Database, of: DepositStart, card: TestCard, now: EpochMs): Promise<void> {
  const { end, when, isMute, notices } = card;
  const isAtOnce = when === 'at_once';
  await db
    .insert(standInDeposits)
    .values({
      reference: of.reference,
      providerRef: `standin-${randomId()}`,
      card: card.card,
      currency: of.currency,
      amount: of.amount,
      status: isAtOnce ? end.status : when === 'code' ? 'needs_confirmation' : 'pending',
      reason: isAtOnce && end.status === 'failed' ? end.reason : null,
      endsAt: isAtOnce ? null : now + (when === 'code' ? CODE_MS : LATER_MS),
      notices: isAtOnce ? notices : 0,
      noticeAt: isAtOnce ? now + (isMute ? LATER_MS : 0) : null,
    })
    .onConflictDoNothing({ target: standInDeposits.reference });
}

/** Ends a deposit that waits as its card says, or `as` something else. Does nothing if it has ended. */
export async function end(
  db: Database,
  booked: BookedDeposit,
  now: EpochMs,
  as: TestCard['end'] = cardOfBooked(booked).end,
): Promise<void> {
  await db
    .update(standInDeposits)
    .set({
      status: as.status,
      reason: as.status === 'failed' ? as.reason : null,
      endsAt: null,
      notices: cardOfBooked(booked).notices,
      noticeAt: now,
    })
    .where(and(eq(standInDeposits.reference, booked.reference), inArray(standInDeposits.status, OPEN)));
}

/** Counts a wrong code; the last one ends the deposit. */
export async function countWrongCode(db: Database, booked: BookedDeposit, now: EpochMs): Promise<void> {
  const [row] = await db
    .update(standInDeposits)
    .set({ tries: sql`${standInDeposits.tries} + 1` })
    .where(
      and(eq(standInDeposits.reference, booked.reference), eq(standInDeposits.status, 'needs_confirmation')),
    )
    .returning({ tries: standInDeposits.tries });
  if (row && row.tries >= CODE_TRIES) await end(db, booked, now, { status: 'failed', reason: 'wrong_code' });
}

/** Ends what is due: a code expires, what was pending ends as its card says. */
export async function endDue(db: Database, now: EpochMs): Promise<void> {
  const due = await db.select().from(standInDeposits).where(lte(standInDeposits.endsAt, now));
  for (const booked of due) {
    const isCode = booked.status === 'needs_confirmation';
    await end(db, booked, now, isCode ? { status: 'failed', reason: 'expired' } : undefined);
  }
}

/** Deposits with a notice that is due, the oldest first. */
export const findDueNotices = (db: Database, now: EpochMs): Promise<BookedDeposit[]> =>
  db
    .select()
    .from(standInDeposits)
    .where(and(gt(standInDeposits.notices, 0), lte(standInDeposits.noticeAt, now)))
    .orderBy(asc(standInDeposits.noticeAt));

/** Notes that a notice was sent, and when the next one is. */
export async function noteSent(db: Database, booked: BookedDeposit, isTaken: boolean, noticeAt: EpochMs) {
  const notices = isTaken ? booked.notices - 1 : booked.notices;
  await db
    .update(standInDeposits)
    .set({ notices, noticeAt })
    .where(and(eq(standInDeposits.reference, booked.reference), eq(standInDeposits.notices, booked.notices)));
}
