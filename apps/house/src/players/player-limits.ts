import type { MinorUnits } from '@touchline/betting';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { playerLimits } from '#db/operators-schema.ts';

/** What an operator allows one player. Units: `maxStakes` in smallest units by currency. */
export interface PlayerLimits {
  readonly isStopped: boolean;
  readonly maxStakes: Readonly<Record<string, MinorUnits>>;
}

export const UNLIMITED: PlayerLimits = { isStopped: false, maxStakes: {} };

/** Limits of a player; those of everybody where he has none of his own. */
export async function findPlayerLimits(
  db: Pick<Database, 'select'>,
  playerId: string | null,
): Promise<PlayerLimits> {
  if (playerId === null) return UNLIMITED;
  const [row] = await db.select().from(playerLimits).where(eq(playerLimits.playerId, playerId));
  return row ? { isStopped: row.isStopped, maxStakes: row.maxStakes } : UNLIMITED;
}

/** Highest stake that these limits leave of one that everybody has; 0 where the player may not bet. */
export function allowedStake(limits: PlayerLimits, currency: string, most: MinorUnits): MinorUnits {
  return limits.isStopped ? 0 : Math.min(most, limits.maxStakes[currency] ?? most);
}
