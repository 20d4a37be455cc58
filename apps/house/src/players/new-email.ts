import { and, eq } from 'drizzle-orm';
import { players } from '#db/schema.ts';
import type { House } from '../house.ts';
import { issueCode } from './one-time-codes.ts';

/**
 * Makes the token that confirms a new email; null if the player waits for another email by now, or if somebody else has it.
 * Locks the player, so that a token never confirms an email that was asked for later.
 */
export const newEmailToken = (
  { db, playerClock }: Pick<House, 'db' | 'playerClock'>,
  playerId: string,
  email: string,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const [player] = await tx
      .select({ id: players.id })
      .from(players)
      .where(and(eq(players.id, playerId), eq(players.emailPending, email)))
      .for('update');
    const [owner] = await tx.select({ id: players.id }).from(players).where(eq(players.email, email));
    if (!player || owner) return null;
    return issueCode(tx, { playerId, purpose: 'new_email' }, playerClock.now());
  });
