import type { Break } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { breakSessions } from '#db/exclusions-schema.ts';
import type { House } from '../house.ts';
import { findBreak } from '../limits/running-break.ts';
import { sessionHash } from '../players/sessions.ts';

/** The break that ended a session and runs; null if none did. */
export async function presentBreakOf(
  { db, playerClock }: Pick<House, 'db' | 'playerClock'>,
  session: string,
): Promise<Break | null> {
  const [ended] = await db
    .select({ playerId: breakSessions.playerId })
    .from(breakSessions)
    .where(eq(breakSessions.tokenHash, sessionHash(session)));
  const running = ended && (await findBreak(db, ended.playerId, playerClock.now()));
  return running ? { type: running.type, ends_at: playerClock.told(running.endsAt) } : null;
}
