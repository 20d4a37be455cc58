import { createHash, randomBytes } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { players, sessions } from '#db/schema.ts';
import { isOnNoBreak } from '../limits/running-break.ts';
import type { DeviceNames } from './device-names.ts';

export const SESSION_MS = 30 * 24 * 3_600_000;
const TOKEN_BYTES = 32;
/** How exactly a session's last use is known: a write per call would cost more than it tells. */
const SEEN_WITHIN_MS = 5 * 60_000;
/** How long a password that was given counts in its session. */
export const PASSWORD_FRESH_MS = 10 * 60_000;

export type PlayerRow = typeof players.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** What is kept of a session's secret: who reads the table cannot sign in with it. */
export const sessionHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Opens a session of a player who has just given his password; returns the secret that the cookie holds. */
export async function openSession(
  db: Database,
  { playerId, device }: { readonly playerId: string; readonly device: DeviceNames },
  now: EpochMs,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const times = { createdAt: now, seenAt: now, expiresAt: now + SESSION_MS, passwordConfirmedAt: now };
  await db.insert(sessions).values({ tokenHash: sessionHash(token), playerId, ...times, ...device });
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
    .select({ player: players, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(
      and(
        eq(sessions.tokenHash, hash),
        gt(sessions.expiresAt, now),
        isNull(players.erasedAt),
        // Ends what a sign-in opened while a break began.
        isOnNoBreak(sql`${players.id}`, now),
      ),
    );
  if (row && now - (row.seenAt ?? 0) > SEEN_WITHIN_MS)
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, hash));
  return row?.player ?? null;
}

/** Notes that the player gave his password in a session. */
export async function notePassword(db: Database, token: string, now: EpochMs): Promise<void> {
  await db
    .update(sessions)
    .set({ passwordConfirmedAt: now })
    .where(eq(sessions.tokenHash, sessionHash(token)));
}

/** Whether the player gave his password in a session within `PASSWORD_FRESH_MS`. */
export async function isPasswordFresh(db: Database, token: string, now: EpochMs): Promise<boolean> {
  const [fresh] = await db
    .select({ at: sessions.passwordConfirmedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sessionHash(token)),
        gt(sessions.passwordConfirmedAt, now - PASSWORD_FRESH_MS),
      ),
    );
  return fresh !== undefined;
}

/** Opens the sportsbook in a session. Idempotent: the first time stays. */
export async function openSportsbook(db: Database, token: string, now: EpochMs): Promise<void> {
  await db
    .update(sessions)
    .set({ sportsbookOpenedAt: sql`coalesce(${sessions.sportsbookOpenedAt}, ${now})` })
    .where(eq(sessions.tokenHash, sessionHash(token)));
}

/** Sessions of a player that last, the one used last first. */
export const findSessions = (db: Database, playerId: string, now: EpochMs): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.playerId, playerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));

/** Deletes one session of a player by its hash; false if he has none of it. */
export async function deleteSession(db: Database, playerId: string, hash: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.playerId, playerId), eq(sessions.tokenHash, hash)))
    .returning({ hash: sessions.tokenHash });
  return deleted.length > 0;
}

/** Deletes all sessions of a player. */
export async function deleteAllSessions(db: Pick<Database, 'delete'>, playerId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.playerId, playerId));
}

/** Deletes all sessions of a player but the one with this hash. */
export async function deleteOtherSessions(
  db: Pick<Database, 'delete'>,
  playerId: string,
  hash: string,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.playerId, playerId), ne(sessions.tokenHash, hash)));
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionHash(token)));
}

export async function forgetExpiredSessions(db: Database, now: EpochMs): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
