import type { EpochMs } from '@touchline/betting';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { ownLimits } from '#db/limits-schema.ts';

export type OwnLimit = typeof ownLimits.$inferSelect;

/** The statuses in which a value counts. Those that are being removed count until they are gone. */
const COUNTS: ReadonlySet<OwnLimit['status']> = new Set([
  'active',
  'unconfirmed_disabled',
  'confirmed_disabled',
]);

/** Whether a limit counts at a moment. */
export function isInForce(limit: OwnLimit, now: EpochMs): boolean {
  if (limit.disableAt !== null && limit.disableAt <= now) return false;
  if (limit.status === 'confirmed') return limit.startsAt !== null && limit.startsAt <= now;
  return COUNTS.has(limit.status);
}

/** A player's limits that count now: the lowest value of a type and period decides. */
export async function findLimitsInForce(
  db: Pick<Database, 'select'>,
  playerId: string,
  now: EpochMs,
): Promise<OwnLimit[]> {
  const rows = await db
    .select()
    .from(ownLimits)
    .where(and(eq(ownLimits.playerId, playerId), ne(ownLimits.status, 'disabled')));
  return rows.filter((row) => isInForce(row, now));
}
