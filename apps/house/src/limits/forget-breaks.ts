import type { EpochMs } from '@touchline/betting';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { breakSessions, exclusions } from '#db/exclusions-schema.ts';
import { isOnNoBreak } from './running-break.ts';

/** Deletes what was stored for breaks that are over. */
export async function forgetBreaks(db: Database, now: EpochMs): Promise<void> {
  await db.delete(exclusions).where(lt(exclusions.endsAt, now));
  await db.delete(breakSessions).where(isOnNoBreak(sql`${breakSessions.playerId}`, now));
}
