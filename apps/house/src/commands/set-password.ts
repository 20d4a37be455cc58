import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { isGuessable } from '../players/guessable.ts';
import { endCodes, type FoundCode, findCode, useCode } from '../players/one-time-codes.ts';
import { hashPassword, isPassword } from '../players/password.ts';
import { deleteAllSessions, deleteOtherSessions, type PlayerRow, sessionHash } from '../players/sessions.ts';
import { admitSignIn, liftSignInLock } from '../players/sign-in-limit.ts';
import { passwordKey } from '../players/sign-up-fields.ts';
import { queueMailTo } from './ask-for-mail.ts';
import { reconnectPlayer, type SignInFrom } from './sign-in.ts';

/** Why a link does nothing. */
export type DeadLink = Exclude<FoundCode['kind'], 'valid'>;

export type ResetResult =
  | { readonly kind: 'set' }
  | { readonly kind: 'dead_link'; readonly why: DeadLink }
  | { readonly kind: 'wrong_password'; readonly key: string };

const faultOf = async (password: string, email: string): Promise<string | null> =>
  passwordKey(password, await isGuessable(password, email));

const RESET = 'reset_password';

/**
 * Sets a new password with the token of a mail, which also shows whose email it is. Ends every session; a password that is
 * refused leaves the token as it is.
 */
export async function resetPassword(house: House, token: string, password: string): Promise<ResetResult> {
  const { db, playerClock } = house;
  const found = await findCode(db, { token, purpose: RESET }, playerClock.now());
  if (found.kind !== 'valid') return { kind: 'dead_link', why: found.kind };
  const [player] = await db.select().from(players).where(eq(players.id, found.playerId));
  if (!player) return { kind: 'dead_link', why: 'unknown' };
  const key = await faultOf(password, player.email);
  if (key !== null) return { kind: 'wrong_password', key };
  const passwordHash = await hashPassword(password);
  const now = playerClock.now();
  const used = await db.transaction(async (tx) => {
    const code = await useCode(tx, { token, purpose: RESET }, now);
    if (code.kind !== 'valid') return code;
    const emailConfirmedAt = player.emailConfirmedAt ?? now;
    await tx
      .update(players)
      .set({ passwordHash, emailConfirmedAt, awaitsConfirmation: false })
      .where(eq(players.id, player.id));
    await deleteAllSessions(tx, player.id);
    await liftSignInLock(tx, player.email);
    await queueMailTo(tx, 'password_changed', player.id, now);
    return code;
  });
  if (used.kind !== 'valid') return { kind: 'dead_link', why: used.kind };
  house.mails.wake();
  reconnectPlayer(house, player.id);
  return { kind: 'set' };
}

export type ChangeResult =
  | { readonly kind: 'changed' }
  | { readonly kind: 'wrong_current' }
  | { readonly kind: 'refused'; readonly waitMs: number }
  | { readonly kind: 'wrong_password'; readonly key: string };

/** Changes the password of a player who knows the old one. Ends all sessions but `session`; wrong tries count as failed sign-ins. */
export async function changePassword(
  house: House,
  {
    player,
    session,
    from,
    current,
    password,
  }: {
    readonly player: PlayerRow;
    readonly session: string;
    readonly from: SignInFrom;
    readonly current: string;
    readonly password: string;
  },
): Promise<ChangeResult> {
  const { db, playerClock } = house;
  const admission = await admitSignIn(db, { email: player.email, ...from }, playerClock.now());
  if (admission.kind === 'refused') return admission;
  if (!(await isPassword(current, player.passwordHash))) return { kind: 'wrong_current' };
  await admission.succeed();
  const key = await faultOf(password, player.email);
  if (key !== null) return { kind: 'wrong_password', key };
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const now = playerClock.now();
    await tx.update(players).set({ passwordHash }).where(eq(players.id, player.id));
    await deleteOtherSessions(tx, player.id, sessionHash(session));
    await endCodes(tx, { playerId: player.id, purpose: RESET }, now);
    await queueMailTo(tx, 'password_changed', player.id, now);
  });
  house.mails.wake();
  reconnectPlayer(house, player.id);
  return { kind: 'changed' };
}
