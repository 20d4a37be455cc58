import { createHash, randomBytes } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { players, sessions } from '#db/schema.ts';

export const SESSION_MS = 30 * 24 * 3_600_000;
const TOKEN_BYTES = 32;

export type PlayerRow = typeof players.$inferSelect;

/** What is kept of a session's secret: who reads the table cannot sign in with it. */
export const sessionHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A new session; the answer is the secret that the cookie holds. */
export async function openSession(db: Database, playerId: string, now: EpochMs): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insert(sessions)
    .values({ tokenHash: sessionHash(token), playerId, createdAt: now, expiresAt: now + SESSION_MS });
  return token;
}

/** Who holds the secret, while the session lasts. */
export const sessionPlayer = (db: Database, token: string, now: EpochMs): Promise<PlayerRow | null> =>
  sessionPlayerByHash(db, sessionHash(token), now);

/** Whose session has this hash, while it lasts. */
export async function sessionPlayerByHash(
  db: Database,
  hash: string,
  now: EpochMs,
): Promise<PlayerRow | null> {
  const [row] = await db
    .select({ player: players })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(and(eq(sessions.tokenHash, hash), gt(sessions.expiresAt, now)));
  return row?.player ?? null;
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionHash(token)));
}

export async function forgetExpiredSessions(db: Database, now: EpochMs): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
