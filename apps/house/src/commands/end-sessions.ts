import type { House } from '../house.ts';
import { deleteOtherSessions, deleteSession, sessionHash } from '../players/sessions.ts';
import { reconnectPlayer } from './sign-in.ts';

/** Ends one session of a player, with its real-time connection; false if he has none of this id. */
export async function endSession(house: House, playerId: string, id: string): Promise<boolean> {
  if (!(await deleteSession(house.db, playerId, id))) return false;
  reconnectPlayer(house, playerId);
  return true;
}

/** Ends all sessions of a player but the one with this secret. */
export async function endOtherSessions(house: House, playerId: string, session: string): Promise<void> {
  await deleteOtherSessions(house.db, playerId, sessionHash(session));
  reconnectPlayer(house, playerId);
}
