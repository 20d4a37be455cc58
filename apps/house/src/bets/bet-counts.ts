import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { betSelections } from '#db/schema.ts';

/** How many selections were placed on each match; lists sort by it. */
export interface BetCounts {
  of(matchId: string): number;
  add(matchIds: readonly string[]): void;
}

export async function loadBetCounts(db: Database): Promise<BetCounts> {
  const rows = await db
    .select({ matchId: betSelections.matchId, count: sql<number>`count(*)` })
    .from(betSelections)
    .groupBy(betSelections.matchId);
  const counts = new Map(rows.map(({ matchId, count }) => [matchId, count]));
  return {
    of: (matchId) => counts.get(matchId) ?? 0,
    add(matchIds) {
      for (const id of matchIds) counts.set(id, (counts.get(id) ?? 0) + 1);
    },
  };
}
