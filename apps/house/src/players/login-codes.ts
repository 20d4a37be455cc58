import { createHash, randomInt } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { loginCodes } from '#db/texts-schema.ts';
import { PHONE_CODE_LASTS_MS, PHONE_CODE_TRIES } from './phone-codes.ts';

/** What a code lets the owner of a phone do without a session. */
export type LoginPurpose = 'reset_password' | 'sign_up';

const DIGITS = 6;
const REMEMBERED_MS = 24 * 3_600_000;

type Db = Pick<Database, 'select' | 'delete' | 'execute'>;

interface CodeOf {
  readonly playerId: string;
  readonly purpose: LoginPurpose;
  /** E.164. */
  readonly number: string;
}

const hashOf = ({ playerId, purpose }: CodeOf, code: string) =>
  createHash('sha256').update(`${purpose}:${playerId}:${code}`).digest('base64url');

/** What has to be true of the player for each purpose. */
const OWNS = {
  reset_password: sql`phone`,
  sign_up: sql`awaits_confirmation and phone_pending`,
} as const satisfies Record<LoginPurpose, unknown>;

/** Makes a code in place of the player's older one of the purpose. Shape: null if the number is not the player's by now. */
export async function issueLoginCode(db: Db, of: CodeOf, now: EpochMs): Promise<string | null> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const { rows } = await db.execute(sql`
    insert into login_codes (player_id, purpose, number, hash, expires_at)
    select id, ${of.purpose}::text, ${of.number}::text, ${hashOf(of, code)}::text, ${now + PHONE_CODE_LASTS_MS}::bigint
    from players where id = ${of.playerId} and ${OWNS[of.purpose]} = ${of.number}
    on conflict (player_id, purpose) do update set
      number = excluded.number, hash = excluded.hash, expires_at = excluded.expires_at, tries = 0, used_at = null
    returning player_id`);
  return rows.length > 0 ? code : null;
}

export type TriedLoginCode = 'right' | 'wrong' | 'expired' | 'used' | 'ended';

/**
 * Counts a try, and uses the code up if it is right. Answers `wrong` to every wrong code; only the right one is told to be
 * expired, used or ended. Shape: `playerId` null for a number without an account.
 */
export async function tryLoginCode(
  db: Db,
  { code, playerId, ...rest }: Omit<CodeOf, 'playerId'> & { playerId: string | null; code: string },
  now: EpochMs,
): Promise<TriedLoginCode> {
  const of: CodeOf = { ...rest, playerId: playerId ?? '' };
  const hash = hashOf(of, code);
  const { rows } = await db.execute<{ is_right: boolean }>(sql`
    update login_codes set
      tries = tries + 1, used_at = case when hash = ${hash} then ${now}::bigint end
    where player_id = ${of.playerId} and purpose = ${of.purpose} and number = ${of.number}
      and used_at is null and expires_at > ${now} and tries < ${PHONE_CODE_TRIES}
    returning hash = ${hash} as is_right`);
  if (rows[0]?.is_right) return 'right';
  const [row] = await db
    .select()
    .from(loginCodes)
    .where(
      and(
        eq(loginCodes.playerId, of.playerId),
        eq(loginCodes.purpose, of.purpose),
        eq(loginCodes.number, of.number),
        eq(loginCodes.hash, hash),
      ),
    );
  if (!row) return 'wrong';
  if (row.usedAt !== null) return 'used';
  return row.expiresAt > now ? 'ended' : 'expired';
}

/** Ends a player's code of a purpose. */
export async function endLoginCode(
  db: Pick<Database, 'execute'>,
  playerId: string,
  purpose: LoginPurpose,
  now: EpochMs,
): Promise<void> {
  await db.execute(sql`
    update login_codes set expires_at = least(expires_at, ${now}) where player_id = ${playerId} and purpose = ${purpose}`);
}

/** Deletes codes that ended long ago. */
export async function forgetLoginCodes(db: Db, now: EpochMs): Promise<void> {
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now - REMEMBERED_MS));
}
