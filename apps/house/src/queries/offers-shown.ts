import { takesOffers } from '../bonuses/admits-offers.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { presentBreakOf } from './break.ts';

/**
 * Whether offers that a reader does not hold are shown to him: not to a player who switched them off, nor in a browser whose
 * session a running break ended. Shape: session is the secret of the cookie; null without one.
 */
export async function showsOffers(
  house: Pick<House, 'db' | 'playerClock'>,
  player: PlayerRow | null,
  session: string | null,
): Promise<boolean> {
  if (player !== null) return takesOffers(house.db, player.id, house.playerClock.now());
  return session === null || (await presentBreakOf(house, session)) === null;
}
