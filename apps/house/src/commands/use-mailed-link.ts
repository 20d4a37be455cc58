import { eq, sql } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { type CodePurpose, type FoundCode, useCode } from '../players/one-time-codes.ts';
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
export const confirmEmail = (house: House, token: string): Promise<FoundCode> =>
  useLink(house, { token, purpose: 'confirmation' }, async (tx, playerId) => {
    const emailConfirmedAt = sql`coalesce(${players.emailConfirmedAt}, ${house.playerClock.now()})`;
    await tx
      .update(players)
      .set({ emailConfirmedAt, awaitsConfirmation: false })
      .where(eq(players.id, playerId));
  });

/** Lets a player sign in again after too many failures. */
export const unlockSignIn = (house: House, token: string): Promise<FoundCode> =>
  useLink(house, { token, purpose: 'unlock' }, async (tx, playerId) => {
    const [player] = await tx.select({ email: players.email }).from(players).where(eq(players.id, playerId));
    if (player) await liftSignInLock(tx, player.email);
  });
