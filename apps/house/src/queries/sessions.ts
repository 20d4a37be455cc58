import type { PlayerSession } from '@touchline/contract';
import type { House } from '../house.ts';
import { findSessions, sessionHash } from '../players/sessions.ts';

/** Sessions of a player, the one used last first. `session` is the secret of the one that asks. */
export async function readSessions(
  { db, playerClock }: Pick<House, 'db' | 'playerClock'>,
  playerId: string,
  session: string,
): Promise<PlayerSession[]> {
  const current = sessionHash(session);
  const rows = await findSessions(db, playerId, playerClock.now());
  return rows.map(({ tokenHash, browser, system, createdAt, seenAt }) => ({
    id: tokenHash,
    browser,
    system,
    created_at: playerClock.told(createdAt),
    seen_at: playerClock.told(seenAt ?? createdAt),
    current: tokenHash === current,
  }));
}
