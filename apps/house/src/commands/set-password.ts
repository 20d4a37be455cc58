import type { EpochMs } from '@touchline/betting';
import { eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { isGuessable } from '../players/guessable.ts';
import { endLoginCode, type TriedLoginCode, tryLoginCode } from '../players/login-codes.ts';
import { loginsOf } from '../players/logins.ts';
import { endCodes, type FoundCode, findCode, useCode } from '../players/one-time-codes.ts';
import { ownedEmail } from '../players/owned-email.ts';
import { hashPassword } from '../players/password.ts';
import { plainCode } from '../players/phone-codes.ts';
import { nationalOf } from '../players/phone-number.ts';
import { deleteAllSessions, deleteOtherSessions, type PlayerRow, sessionHash } from '../players/sessions.ts';
import { liftSignInLock } from '../players/sign-in-limit.ts';
import { passwordKey } from '../players/sign-up-fields.ts';
import { queueMailTo } from './ask-for-mail.ts';
import { queueTextTo } from './ask-for-text.ts';
import { checkOwnPassword } from './own-password.ts';
import { reconnectPlayer, type SignInFrom } from './sign-in.ts';

/** Why a link does nothing. */
export type DeadLink = Exclude<FoundCode['kind'], 'valid'>;

export type ResetResult =
  | { readonly kind: 'set' }
  | { readonly kind: 'dead_link'; readonly why: DeadLink }
  | { readonly kind: 'wrong_password'; readonly key: string };

const faultOf = async (password: string, logins: readonly string[]): Promise<string | null> =>
  passwordKey(password, await isGuessable(password, ...logins));

const RESET = 'reset_password';

type Tx = Parameters<Parameters<House['db']['transaction']>[0]>[0];

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
  const key = await faultOf(password, loginsOf(player));
  if (key !== null) return { kind: 'wrong_password', key };
  const passwordHash = await hashPassword(password);
  const now = playerClock.now();
  const used = await db.transaction(async (tx) => {
    const code = await useCode(tx, { token, purpose: RESET }, now);
    if (code.kind !== 'valid') return code;
    await tx.update(players).set(ownedEmail(house)).where(eq(players.id, player.id));
    await deleteAllSessions(tx, player.id);
    await liftSignInLock(tx, loginsOf(player));
    await storePassword(tx, player, passwordHash, now);
    return code;
  });
  if (used.kind !== 'valid') return { kind: 'dead_link', why: used.kind };
  noticeChange(house, player.id);
  return { kind: 'set' };
}

/**
 * Stores a new password. Ends every other way to set one and the change of the email that waits, which somebody may have asked
 * for who knew the old one, and notifies the player.
 */
async function storePassword(tx: Tx, player: PlayerRow, passwordHash: string, now: EpochMs): Promise<void> {
  await tx.update(players).set({ passwordHash, emailPending: null }).where(eq(players.id, player.id));
  for (const purpose of [RESET, 'new_email'] as const)
    await endCodes(tx, { playerId: player.id, purpose }, now);
  await endLoginCode(tx, player.id, RESET, now);
  if (player.email === null) await queueTextTo(tx, 'password_changed', player.id, now);
  else await queueMailTo(tx, 'password_changed', player.id, now);
}

function noticeChange(house: House, playerId: string): void {
  house.mails.wake();
  house.texts.wake();
  reconnectPlayer(house, playerId);
}

export type CodeResetResult =
  | { readonly kind: 'set' }
  | { readonly kind: 'dead_code'; readonly why: Exclude<TriedLoginCode, 'right'> }
  | { readonly kind: 'wrong_password'; readonly key: string };

/**
 * Sets a new password with the code of a text message to a verified phone. Ends every session; a password that is refused
 * leaves the code as it is. Takes as long for a number that has no account.
 */
export async function resetPasswordByCode(
  house: House,
  { number, code, password }: { readonly number: string; readonly code: string; readonly password: string },
): Promise<CodeResetResult> {
  const { db, playerClock } = house;
  const key = await faultOf(password, [number, nationalOf(number)]);
  if (key !== null) return { kind: 'wrong_password', key };
  const passwordHash = await hashPassword(password);
  const now = playerClock.now();
  const [player] = await db.select().from(players).where(eq(players.phone, number));
  const tried = await db.transaction(async (tx) => {
    const of = { playerId: player?.id ?? null, purpose: RESET, number, code: plainCode(code) } as const;
    const kind = await tryLoginCode(tx, of, now);
    if (kind !== 'right' || !player) return kind;
    await deleteAllSessions(tx, player.id);
    await liftSignInLock(tx, loginsOf(player));
    await storePassword(tx, player, passwordHash, now);
    return kind;
  });
  if (tried !== 'right' || !player) return { kind: 'dead_code', why: tried === 'right' ? 'wrong' : tried };
  noticeChange(house, player.id);
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
  const checked = await checkOwnPassword(house, player, { password: current, from });
  if (checked.kind === 'refused') return checked;
  if (checked.kind === 'wrong') return { kind: 'wrong_current' };
  const key = await faultOf(password, loginsOf(player));
  if (key !== null) return { kind: 'wrong_password', key };
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const now = playerClock.now();
    await deleteOtherSessions(tx, player.id, sessionHash(session));
    await storePassword(tx, player, passwordHash, now);
  });
  noticeChange(house, player.id);
  return { kind: 'changed' };
}
