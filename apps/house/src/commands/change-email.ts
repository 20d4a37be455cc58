import { FIELD_KEYS } from '@touchline/contract/errors';
import { and, count, eq, gt } from 'drizzle-orm';
import { mails } from '#db/mail-schema.ts';
import { players } from '#db/schema.ts';
import { codeOf, UNIQUE_VIOLATION } from '../database-errors.ts';
import type { House } from '../house.ts';
import { emailOf, isEmail } from '../players/emails.ts';
import { endCodes } from '../players/one-time-codes.ts';
import type { PlayerRow } from '../players/sessions.ts';
import { MAILS_PER_HOUR, queueAskedMail, queueMailTo } from './ask-for-mail.ts';

type Tx = Parameters<Parameters<House['db']['transaction']>[0]>[0];

const HOUR_MS = 3_600_000;

export type ChangedEmail =
  | { readonly kind: 'changed' | 'waits'; readonly player: PlayerRow }
  | { readonly kind: 'wrong_email'; readonly key: string }
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly waitMs: number };

const ENDED_WITH_OLD = ['reset_password', 'confirmation', 'unlock', 'new_email'] as const;

/**
 * Gives a player another email. Where emails are confirmed it waits until its link is opened, and the answer is the same
 * whether somebody else has it; else it counts at once. His own email takes back what waits.
 */
export async function changeEmail(house: House, player: PlayerRow, text: string): Promise<ChangedEmail> {
  const email = emailOf(text);
  if (!isEmail(email)) return { kind: 'wrong_email', key: FIELD_KEYS.email };
  try {
    const changed = await house.db.transaction(async (tx): Promise<ChangedEmail> => {
      const [own] = await tx.select().from(players).where(eq(players.id, player.id)).for('update');
      if (email === (own ?? player).email) return takeBack(tx, house, player.id);
      return house.options.emailConfirmation
        ? wait(tx, house, own ?? player, email)
        : change(tx, house, own ?? player, email);
    });
    house.mails.wake();
    return changed;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return { kind: 'taken' };
    throw error;
  }
}

/** Stores emails of a player. */
async function store(tx: Tx, playerId: string, emails: Partial<PlayerRow>): Promise<PlayerRow> {
  const [row] = await tx.update(players).set(emails).where(eq(players.id, playerId)).returning();
  if (!row) throw new Error(`There is no player ${playerId}.`);
  return row;
}

async function takeBack(tx: Tx, { playerClock }: House, playerId: string): Promise<ChangedEmail> {
  await endCodes(tx, { playerId, purpose: 'new_email' }, playerClock.now());
  return { kind: 'changed', player: await store(tx, playerId, { emailPending: null }) };
}

async function change(tx: Tx, { playerClock }: House, own: PlayerRow, email: string): Promise<ChangedEmail> {
  const now = playerClock.now();
  const row = await store(tx, own.id, { email, emailPending: null, emailConfirmedAt: null });
  for (const purpose of ENDED_WITH_OLD) await endCodes(tx, { playerId: own.id, purpose }, now);
  if (own.email !== null) await queueMailTo(tx, 'email_changing', own.id, now, own.email);
  return { kind: 'changed', player: row };
}

async function wait(tx: Tx, { playerClock }: House, own: PlayerRow, email: string): Promise<ChangedEmail> {
  const now = playerClock.now();
  const [sent] = await tx
    .select({ count: count() })
    .from(mails)
    .where(and(eq(mails.playerId, own.id), eq(mails.kind, 'new_email'), gt(mails.createdAt, now - HOUR_MS)));
  if (sent && sent.count >= MAILS_PER_HOUR) return { kind: 'refused', waitMs: HOUR_MS };
  const row = await store(tx, own.id, { emailPending: email });
  await endCodes(tx, { playerId: own.id, purpose: 'new_email' }, now);
  await queueMailTo(tx, 'new_email', own.id, now, email);
  await queueAskedMail(tx, 'email_in_use', email, now);
  if (own.email !== null) await queueMailTo(tx, 'email_changing', own.id, now, own.email);
  return { kind: 'waits', player: row };
}
