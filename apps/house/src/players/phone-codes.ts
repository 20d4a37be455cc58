import { createHash, randomInt } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { phoneCodes } from '#db/texts-schema.ts';

const MINUTE_MS = 60_000;
export const PHONE_CODE_LASTS_MS = 10 * MINUTE_MS;
export const PHONE_CODE_TRIES = 5;
/** For how long it is known of a code that it was used or has ended. */
const REMEMBERED_MS = 24 * 60 * MINUTE_MS;
const DIGITS = 6;

type Db = Pick<Database, 'update' | 'select' | 'delete' | 'execute'>;

/** Six digits are few: the player's id keeps equal codes of two players apart. */
const hashOf = (playerId: string, code: string) =>
  createHash('sha256').update(`${playerId}:${code}`).digest('base64url');

/** A code without the spaces and dashes that people write between digits. */
export const plainCode = (entered: string): string => entered.replace(/[\s-]/g, '');

/**
 * Makes the code for the number that waits, in place of the player's code before. Shape: null if the player waits for
 * another number by now.
 */
export async function issuePhoneCode(
  db: Db,
  { playerId, number }: { readonly playerId: string; readonly number: string },
  now: EpochMs,
): Promise<string | null> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const { rows } = await db.execute(sql`
    insert into phone_codes (player_id, number, hash, expires_at)
    select id, ${number}::text, ${hashOf(playerId, code)}::text, ${now + PHONE_CODE_LASTS_MS}::bigint
    from players where id = ${playerId} and phone_pending = ${number}
    on conflict (player_id) do update set
      number = excluded.number, hash = excluded.hash, expires_at = excluded.expires_at, tries = 0, used_at = null
    returning player_id`);
  return rows.length > 0 ? code : null;
}

/** Ends a player's code. */
export async function endPhoneCode(db: Db, playerId: string, now: EpochMs): Promise<void> {
  await db
    .update(phoneCodes)
    .set({ expiresAt: sql`least(${phoneCodes.expiresAt}, ${now})` })
    .where(eq(phoneCodes.playerId, playerId));
}

export type TriedCode =
  | { readonly kind: 'right'; readonly number: string }
  | { readonly kind: 'wrong' | 'expired' | 'used' | 'ended' };

/** Counts a try and uses the code up if it is right. One statement, so that parallel tries are counted one by one. */
export async function tryPhoneCode(
  db: Db,
  { playerId, code }: { readonly playerId: string; readonly code: string },
  now: EpochMs,
): Promise<TriedCode> {
  const hash = hashOf(playerId, code);
  const { rows } = await db.execute<{ number: string; is_right: boolean; tries: number }>(sql`
    update phone_codes set
      tries = tries + 1, used_at = case when hash = ${hash} then ${now}::bigint end
    where player_id = ${playerId} and used_at is null and expires_at > ${now} and tries < ${PHONE_CODE_TRIES}
    returning number, hash = ${hash} as is_right, tries`);
  const [tried] = rows;
  if (tried?.is_right) return { kind: 'right', number: tried.number };
  if (tried) return { kind: Number(tried.tries) < PHONE_CODE_TRIES ? 'wrong' : 'ended' };
  const [row] = await db.select().from(phoneCodes).where(eq(phoneCodes.playerId, playerId));
  if (!row) return { kind: 'expired' };
  if (row.usedAt !== null) return { kind: row.hash === hash ? 'used' : 'expired' };
  return { kind: row.expiresAt > now ? 'ended' : 'expired' };
}

/** Deletes codes that ended long ago. */
export async function forgetPhoneCodes(db: Db, now: EpochMs): Promise<void> {
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, now - REMEMBERED_MS));
}
