import type { EpochMs } from '@touchline/betting';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { texts } from '#db/texts-schema.ts';

export const RESEND_MS = 60_000;
/** Text messages that a player, and a number, gets in a day. */
export const TEXTS_PER_DAY = 5;
const DAY_MS = 24 * 3_600_000;

/** Until when no other message is sent. Units: player clock; null where one may be sent. */
export interface TextLimits {
  readonly resendAt: EpochMs | null;
  readonly limitUntil: EpochMs | null;
}

/** Reads how many messages to verify a number a player and a number got. */
export async function readTextLimits(
  db: Pick<Database, 'select'>,
  { playerId, number }: { readonly playerId: string; readonly number: string | null },
  now: EpochMs,
): Promise<TextLimits> {
  const isTheirs = number === null ? undefined : eq(texts.number, number);
  const rows = await db
    .select({ playerId: texts.playerId, number: texts.number, at: texts.createdAt })
    .from(texts)
    .where(
      and(
        gt(texts.createdAt, now - DAY_MS),
        eq(texts.purpose, 'phone'),
        or(eq(texts.playerId, playerId), isTheirs),
      ),
    )
    .orderBy(desc(texts.createdAt));
  const own = rows.filter((row) => row.playerId === playerId);
  const to = rows.filter((row) => row.number === number);
  const full = [own, to].flatMap((group) => group[TEXTS_PER_DAY - 1]?.at ?? []);
  const resendAt = (own[0]?.at ?? 0) + RESEND_MS;
  return {
    resendAt: own.length > 0 && resendAt > now ? resendAt : null,
    limitUntil: full.length > 0 ? Math.max(...full) + DAY_MS : null,
  };
}
