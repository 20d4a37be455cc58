import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import { codeOf, UNIQUE_VIOLATION } from '../database-errors.ts';
import type { House } from '../house.ts';
import { loginsOf } from '../players/logins.ts';
import { type CodePurpose, endCodes, type FoundCode, useCode } from '../players/one-time-codes.ts';
import { ownedEmail } from '../players/owned-email.ts';
import { liftSignInLock } from '../players/sign-in-limit.ts';

/** Uses up the token of a mail, and does for its player what the link promises: once, or not at all. */
const useLink = (
  { db, playerClock }: Pick<House, 'db' | 'playerClock'>,
  link: { readonly token: string; readonly purpose: CodePurpose },
  work: (tx: Parameters<Parameters<House['db']['transaction']>[0]>[0], playerId: string) => Promise<void>,
): Promise<FoundCode> =>
  db.transaction(async (tx) => {
    const found = await useCode(tx, link, playerClock.now());
    if (found.kind === 'valid') await work(tx, found.playerId);
    return found;
  });

/** Notes that a player owns his email. */
const confirmOwnEmail = (house: House, token: string): Promise<FoundCode> =>
  useLink(house, { token, purpose: 'confirmation' }, async (tx, playerId) => {
    await tx.update(players).set(ownedEmail(house)).where(eq(players.id, playerId));
  });

/** Puts the email that waits in the place of the old one, whose links end with it. */
const confirmNewEmail = (house: House, token: string): Promise<FoundCode> =>
  useLink(house, { token, purpose: 'new_email' }, async (tx, playerId) => {
    const now = house.playerClock.now();
    await tx
      .update(players)
      .set({ email: sql`${players.emailPending}`, emailPending: null, emailConfirmedAt: now })
      .where(and(eq(players.id, playerId), isNotNull(players.emailPending)));
    for (const purpose of ['reset_password', 'confirmation', 'unlock'] as const)
      await endCodes(tx, { playerId, purpose }, now);
  });

/**
 * Confirms the email of a player, or the new one that waits. `taken`: somebody else has the new email by now, which the bearer
 * of its mail may know.
 */
export async function confirmEmail(house: House, token: string): Promise<FoundCode | { kind: 'taken' }> {
  const own = await confirmOwnEmail(house, token);
  if (own.kind !== 'unknown') return own;
  try {
    return await confirmNewEmail(house, token);
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return { kind: 'taken' };
    throw error;
  }
}

/** Lets a player sign in again after too many failures. */
export const unlockSignIn = (house: House, token: string): Promise<FoundCode> =>
  useLink(house, { token, purpose: 'unlock' }, async (tx, playerId) => {
    const [player] = await tx.select().from(players).where(eq(players.id, playerId));
    if (player) await liftSignInLock(tx, loginsOf(player));
  });
