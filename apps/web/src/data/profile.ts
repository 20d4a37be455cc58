import type { PlayerProfile } from '@touchline/contract/types';
import { request } from './api.ts';
import { currentSession, setSession } from './session-state.ts';

/** Saves names of the player. Returns the player with them; the whole page then calls him so. */
export async function saveProfile(body: PlayerProfile) {
  const answer = await request((backend) => backend.platform.PATCH('/player', { body }), {
    isWanted: true,
    expected: [422],
  });
  const session = currentSession();
  if (answer.ok && session.user?.id === answer.data.id) setSession({ ...session, user: answer.data });
  return answer;
}
