import type { EpochMs } from '@touchline/betting';
import { FIELD_KEYS } from '@touchline/contract/errors';
import type { MailKind } from '@touchline/i18n/mail-texts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { House } from '../house.ts';
import { emailOf, isEmail } from '../players/emails.ts';
import { inEvenTime } from '../players/even-time.ts';

type Db = Pick<Database, 'execute'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Mails of a kind that a player gets in an hour, so that a stranger cannot fill his inbox. */
export const MAILS_PER_HOUR = 5;

/** Many times what the statement takes. */
const ANSWER_STEP_MS = 50;

/** Kinds that anybody may ask for, who knows an email. */
export type AskedMail = Extract<MailKind, 'reset_password' | 'confirmation' | 'unlock'>;

/** What has to be true of the player for some kinds. */
const WHERE: Partial<Record<MailKind, SQL>> = {
  confirmation: sql`and p.email_confirmed_at is null`,
};

/** That a player has not just got a mail of a kind, nor many in the last hour. */
const isAllowed = (kind: MailKind, now: EpochMs): SQL => sql`
  and not exists (
    select from mails m where m.player_id = p.id and m.kind = ${kind} and m.created_at > ${now - MINUTE_MS})
  and (select count(*) from mails m
    where m.player_id = p.id and m.kind = ${kind} and m.created_at > ${now - HOUR_MS}) < ${MAILS_PER_HOUR}`;

/** Queues a mail to the player that `of` finds. One statement, whether it finds one or not. */
async function queueMail(
  db: Db,
  kind: MailKind,
  of: SQL,
  now: EpochMs,
  address: string | null = null,
): Promise<void> {
  await db.execute(sql`
    insert into mails (player_id, kind, address, created_at, due_at)
    select p.id, ${kind}::text, ${address}::text, ${now}::bigint, ${now}::bigint from players p
    where ${of} ${WHERE[kind] ?? sql``}`);
}

/** Queues a mail that somebody may ask for in a player's name; `house.mails` is to be woken after the transaction. */
export const queueAskedMail = (db: Db, kind: MailKind, email: string, now: EpochMs): Promise<void> =>
  queueMail(db, kind, sql`p.email = ${email} ${isAllowed(kind, now)}`, now);

/**
 * Queues a mail that the player gets in any case, to an address or to his own; `house.mails` is to be woken after the
 * transaction.
 */
export const queueMailTo = (
  db: Db,
  kind: MailKind,
  playerId: string,
  now: EpochMs,
  address: string | null = null,
): Promise<void> => queueMail(db, kind, sql`p.id = ${playerId}`, now, address);

/**
 * Queues a mail to the player with an email, if there is one; the answer is the same for both. Returns null, or the key
 * of what is wrong with the email.
 */
export async function askForMail(house: House, kind: AskedMail, text: string): Promise<string | null> {
  const email = emailOf(text);
  if (!isEmail(email)) return FIELD_KEYS.email;
  // Hides that a queued mail waits for the disk.
  await inEvenTime(ANSWER_STEP_MS, () => queueAskedMail(house.db, kind, email, house.playerClock.now()));
  house.mails.wake();
  return null;
}
