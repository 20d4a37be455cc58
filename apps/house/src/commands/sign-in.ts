import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { isPassword } from '../players/password.ts';
import { closeSession, openSession, type PlayerRow } from '../players/sessions.ts';
import { emailOf } from './sign-up.ts';

/** Starts a session; null when email and password do not belong together, whichever of them is wrong. */
export async function signIn(
  house: House,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ readonly player: PlayerRow; readonly session: string } | null> {
  const [player] = await house.db
    .select()
    .from(players)
    .where(eq(players.email, emailOf(email)));
  const isRight = await isPassword(password, player?.passwordHash ?? null);
  if (!player || !isRight) return null;
  return { player, session: await openSession(house.db, player.id, house.now()) };
}

const RECONNECT = { code: 3011, reason: 'signed out' };

/** Ends a session and the player's real-time connections, which come back as a visitor's. */
export async function signOut(house: House, session: string, playerId: string): Promise<void> {
  await closeSession(house.db, session);
  // Signing out does not wait for the real-time layer.
  house.port
    .disconnectUser(playerId, RECONNECT)
    .catch((error: unknown) => house.report('connections could not be ended', error));
}
