import { and, eq, sql } from 'drizzle-orm';
import { sessions } from '#db/schema.ts';
import { findLimitsInForce } from '../limits/limits-in-force.ts';
import type { PlayHouse } from '../limits/play-state.ts';
import { checkMinutes } from '../limits/time-limits.ts';

const MINUTE_MS = 60_000;

/** Acknowledges the reality check of a session. Idempotent: tabs that do it at once move the next check once. */
export async function acknowledgeCheck(house: PlayHouse, playerId: string, hash: string): Promise<void> {
  const { db, options } = house;
  const now = house.playerClock.now();
  const minutes = checkMinutes(await findLimitsInForce(db, playerId, now), options.realityCheckMinutes);
  if (minutes === null) return;
  const last = sql`coalesce(${sessions.checkedAt}, ${sessions.createdAt})`;
  await db
    .update(sessions)
    .set({ checkedAt: now })
    .where(and(eq(sessions.tokenHash, hash), sql`${last} <= ${now - minutes * MINUTE_MS}`));
}
