import { type EpochMs, invariant } from '@touchline/betting';
import { eq, sql } from 'drizzle-orm';
import { playUsage } from '#db/limits-schema.ts';
import type { House } from '../house.ts';

/** Notes that a player goes on without a deposit limit. Idempotent: the first answer stays. Returns its time, real. */
export async function declineDepositLimit({ db, now }: House, playerId: string): Promise<EpochMs> {
  const [row] = await db
    .update(playUsage)
    .set({ depositLimitDeclinedAt: sql`coalesce(${playUsage.depositLimitDeclinedAt}, ${now()}::bigint)` })
    .where(eq(playUsage.playerId, playerId))
    .returning({ at: playUsage.depositLimitDeclinedAt });
  const at = row?.at ?? null;
  invariant(at !== null, 'a player has usage');
  return at;
}
