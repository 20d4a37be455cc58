import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import { breakAtSignIn } from '../exclusions/admission.ts';
import type { House } from '../house.ts';
import type { RunningBreak } from '../limits/running-break.ts';
import { deviceNames } from '../players/device-names.ts';
import type { Login } from '../players/logins.ts';
import { isPassword } from '../players/password.ts';
import { closeSession, openSession, type PlayerRow } from '../players/sessions.ts';
import { admitSignIn, rememberDevice } from '../players/sign-in-limit.ts';

/** Where a sign-in comes from. */
export interface SignInFrom {
  readonly address: string;
  /** Null for a device without an id yet. */
  readonly deviceId: string | null;
}

export type SignInResult =
  | { readonly kind: 'signed_in'; readonly player: PlayerRow }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'on_break'; readonly running: RunningBreak }
  | { readonly kind: 'refused'; readonly waitMs: number };

/**
 * Checks the password of the player with an email or a verified phone. It does not tell which of them is wrong, nor whether a
 * player has it or has yet to confirm it. `on_break` is told after the right password alone.
 */
export async function signIn(
  house: House,
  { login, password }: { readonly login: Exclude<Login, { kind: 'wrong' }>; readonly password: string },
  from: SignInFrom,
): Promise<SignInResult> {
  const named = login.kind === 'email' ? login.email : login.number;
  const admission = await admitSignIn(house.db, { login: named, ...from }, house.playerClock.now());
  if (admission.kind === 'refused') return admission;
  if (admission.delayMs > 0) await sleep(admission.delayMs);
  const column = login.kind === 'email' ? players.email : players.phone;
  const [player] = await house.db.select().from(players).where(eq(column, named));
  const isRight = await isPassword(password, player?.passwordHash ?? null);
  if (!player || !isRight || player.awaitsConfirmation) return { kind: 'wrong' };
  await admission.succeed();
  const running = await breakAtSignIn(house, player);
  return running ? { kind: 'on_break', running } : { kind: 'signed_in', player };
}

/** Opens a session for a player on a device, which is known from now on; the answer is the cookie's secret. */
export async function beginSession(
  { db, playerClock }: Pick<House, 'db' | 'playerClock'>,
  playerId: string,
  { deviceId, userAgent }: { readonly deviceId: string; readonly userAgent: string },
): Promise<string> {
  const now = playerClock.now();
  await rememberDevice(db, { playerId, deviceId }, now);
  return openSession(db, { playerId, device: deviceNames(userAgent) }, now);
}

const RECONNECT = { code: 3011, reason: 'signed out' };

/** Ends the player's real-time connections, which come back as whoever they are now. */
export function reconnectPlayer(house: House, playerId: string): void {
  // Ending a session does not wait for the real-time layer.
  house.port
    .disconnectUser(playerId, RECONNECT)
    .catch((error: unknown) => house.report('connections could not be ended', error));
}

/** Ends a session and the player's real-time connections, which come back as a visitor's. */
export async function signOut(house: House, session: string, playerId: string): Promise<void> {
  await closeSession(house.db, session);
  reconnectPlayer(house, playerId);
}
