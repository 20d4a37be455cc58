import type { BonusFamily } from '@touchline/contract/constants';
import { and, eq, inArray } from 'drizzle-orm';
import { playerBonuses } from '#db/bonuses-schema.ts';
import { jackpotHits } from '#db/jackpots-schema.ts';
import type { House } from '../house.ts';

/** What a player has seen. Shape: `id` of a bonus of that family, or of a jackpot hit. */
export interface SeenEntry {
  readonly id: string;
  readonly type: BonusFamily | 'jackpot';
}

/** Marks what a player has seen. Idempotent; what is not his is passed over. */
export async function markBonusesSeen(
  { db }: Pick<House, 'db'>,
  playerId: string,
  entries: readonly SeenEntry[],
): Promise<void> {
  for (const [type, own] of Map.groupBy(entries, (entry) => entry.type)) {
    const ids = own.map(({ id }) => id);
    const table = type === 'jackpot' ? jackpotHits : playerBonuses;
    const isOfType = type === 'jackpot' ? undefined : eq(playerBonuses.family, type);
    const isUnseen = and(eq(table.playerId, playerId), inArray(table.id, ids), eq(table.seen, false));
    await db.update(table).set({ seen: true }).where(and(isUnseen, isOfType));
  }
}
