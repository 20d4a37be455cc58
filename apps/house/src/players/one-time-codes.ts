import { createHash, randomBytes } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { oneTimeCodes } from '#db/mail-schema.ts';

/** What a link lets its bearer do, once. */
export type CodePurpose = 'reset_password' | 'confirmation' | 'unlock' | 'new_email';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** For how long each works. */
export const CODE_LASTS_MS: Readonly<Record<CodePurpose, number>> = {
  reset_password: HOUR_MS,
  unlock: HOUR_MS,
  confirmation: 7 * DAY_MS,
  new_email: 7 * DAY_MS,
};
/** For how long it is known of a code that it was used or has ended. */
const REMEMBERED_MS = 30 * DAY_MS;
const TOKEN_BYTES = 32;

type Db = Pick<Database, 'insert' | 'update' | 'select' | 'delete'>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes a code, which ends the player's older ones of the purpose; the answer is the token of its link. */
export async function issueCode(
  db: Db,
  { playerId, purpose }: { readonly playerId: string; readonly purpose: CodePurpose },
  now: EpochMs,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await endCodes(db, { playerId, purpose }, now);
  await db.insert(oneTimeCodes).values({
    hash: hashOf(token),
    playerId,
    purpose,
    createdAt: now,
    expiresAt: now + CODE_LASTS_MS[purpose],
  });
  return token;
}

/** Ends a player's codes of a purpose that were not used. */
export async function endCodes(
  db: Db,
  { playerId, purpose }: { readonly playerId: string; readonly purpose: CodePurpose },
  now: EpochMs,
): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ expiresAt: sql`least(${oneTimeCodes.expiresAt}, ${now})` })
    .where(
      and(
        eq(oneTimeCodes.playerId, playerId),
        eq(oneTimeCodes.purpose, purpose),
        isNull(oneTimeCodes.usedAt),
      ),
    );
}

/** What there is to a token. */
export type FoundCode =
  | { readonly kind: 'valid'; readonly playerId: string }
  | { readonly kind: 'used' | 'expired' | 'unknown' };

/** Looks a token up and leaves it as it is. */
export async function findCode(
  db: Db,
  { token, purpose }: { readonly token: string; readonly purpose: CodePurpose },
  now: EpochMs,
): Promise<FoundCode> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.hash, hashOf(token)), eq(oneTimeCodes.purpose, purpose)));
  if (!row) return { kind: 'unknown' };
  if (row.usedAt !== null) return { kind: 'used' };
  return row.expiresAt <= now ? { kind: 'expired' } : { kind: 'valid', playerId: row.playerId };
}

/** Uses a token up. Of several at the same time one finds it valid. */
export async function useCode(
  db: Db,
  { token, purpose }: { readonly token: string; readonly purpose: CodePurpose },
  now: EpochMs,
): Promise<FoundCode> {
  const [used] = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeCodes.hash, hashOf(token)),
        eq(oneTimeCodes.purpose, purpose),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ playerId: oneTimeCodes.playerId });
  return used ? { kind: 'valid', playerId: used.playerId } : findCode(db, { token, purpose }, now);
}

/** Forgets codes that ended long ago. */
export async function forgetCodes(db: Db, now: EpochMs): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now - REMEMBERED_MS));
}
