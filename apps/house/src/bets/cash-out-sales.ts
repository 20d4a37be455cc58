import type { EpochMs, MinorUnits } from '@touchline/betting';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { cashOuts } from '#db/schema.ts';

export type SaleRow = typeof cashOuts.$inferSelect;

/** The sale that a request began; null when the house never took it. */
export async function saleOfRequest(
  db: Database,
  playerId: string,
  requestId: string,
): Promise<SaleRow | null> {
  const [row] = await db
    .select()
    .from(cashOuts)
    .where(and(eq(cashOuts.playerId, playerId), eq(cashOuts.requestId, requestId)));
  return row ?? null;
}

/** Sales that wait for their delay, in the order in which they began. */
export const salesInProgress = (db: Database): Promise<SaleRow[]> =>
  db.select().from(cashOuts).where(eq(cashOuts.status, 'in_progress')).orderBy(asc(cashOuts.createdAt));

/** A part of a bet that was sold. Units: smallest units. */
export interface SoldPart {
  readonly at: EpochMs;
  readonly stake: MinorUnits;
  readonly paid: MinorUnits;
}

/** What was sold of each of the bets, first to last. */
export async function soldParts(
  db: Database,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, SoldPart[]>> {
  const rows = await db
    .select()
    .from(cashOuts)
    .where(and(inArray(cashOuts.betId, [...betIds]), eq(cashOuts.status, 'done')))
    .orderBy(asc(cashOuts.decidedAt), asc(cashOuts.createdAt));
  const parts = new Map<string, SoldPart[]>();
  for (const { betId, decidedAt, createdAt, stake, paid } of rows) {
    const of = parts.get(betId) ?? [];
    parts.set(betId, of);
    of.push({ at: decidedAt ?? createdAt, stake, paid: paid ?? 0 });
  }
  return parts;
}
