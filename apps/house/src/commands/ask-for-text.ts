import type { EpochMs } from '@touchline/betting';
import type { TextKind } from '@touchline/i18n/text-messages';
import { type SQL, sql } from 'drizzle-orm';
import { LOCKS } from '#db/advisory-locks.ts';
import type { Database } from '#db/database.ts';
import type { House } from '../house.ts';
import { RESEND_MS, TEXTS_PER_DAY } from '../players/text-limits.ts';

type Db = Pick<Database, 'execute'>;

const DAY_MS = 24 * 3_600_000;

/** Kinds that anybody may ask for, who knows a number; kinds of one group share their limits. */
const GROUPS = {
  reset_password: ['reset_password'],
  sign_up: ['sign_up', 'account_exists'],
  account_exists: ['sign_up', 'account_exists'],
} as const satisfies Partial<Record<TextKind, readonly TextKind[]>>;
export type AskedText = keyof typeof GROUPS;

/** Holds other requests for a number back until the transaction ends. */
export async function lockNumber(db: Db, number: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS.textsOfNumber}, hashtext(${number}))`);
}

/**
 * Queues a text message to the player that `of` finds, within the limits of the number. The same statements run whether it
 * finds one or not. Expects `lockNumber` before; `house.texts` is to be woken after the transaction.
 */
export async function queueAskedText(
  db: Db,
  kind: AskedText,
  { number, of }: { readonly number: string; readonly of: SQL },
  now: EpochMs,
): Promise<void> {
  const group = sql`t.number = ${number} and t.purpose in ${GROUPS[kind]}`;
  await db.execute(sql`
    insert into texts (player_id, purpose, number, created_at, due_at)
    select p.id, ${kind}::text, ${number}::text, ${now}::bigint, ${now}::bigint from players p
    where ${of}
      and not exists (select from texts t where ${group} and t.created_at > ${now - RESEND_MS})
      and (select count(*) from texts t where ${group} and t.created_at > ${now - DAY_MS}) < ${TEXTS_PER_DAY}`);
}

/** Queues a text message that the player gets in any case, if he has a verified phone. */
export async function queueTextTo(db: Db, kind: TextKind, playerId: string, now: EpochMs): Promise<void> {
  await db.execute(sql`
    insert into texts (player_id, purpose, number, created_at, due_at)
    select id, ${kind}::text, phone, ${now}::bigint, ${now}::bigint from players
    where id = ${playerId} and phone is not null`);
}

/** Queues a code that sets a new password to the player whose verified phone it is, if there is one. */
export async function askForResetCode(house: House, number: string): Promise<void> {
  const now = house.playerClock.now();
  await house.db.transaction(async (tx) => {
    await lockNumber(tx, number);
    await queueAskedText(tx, 'reset_password', { number, of: sql`p.phone = ${number}` }, now);
  });
  house.texts.wake();
}
