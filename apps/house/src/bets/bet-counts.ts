import type { EpochMs } from '@touchline/betting';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { betSelections } from '#db/schema.ts';
import type { World } from '#feed/world.ts';
import { createCrowd } from './crowd.ts';

/** How many selections were placed on each match. */
export interface BetCounts {
  /** What lists show and sort by: selections of players and of the simulated crowd, at one instant for all of a list. */
  of(matchId: string, at?: EpochMs): number;
  /** Selections of players alone. */
  placed(matchId: string): number;
  add(matchIds: readonly string[]): void;
}

export async function loadBetCounts({
  db,
  world,
  now,
}: {
  db: Database;
  world: World;
  now: () => EpochMs;
}): Promise<BetCounts> {
  const rows = await db
    .select({ matchId: betSelections.matchId, count: sql<number>`count(*)` })
    .from(betSelections)
    .groupBy(betSelections.matchId);
  const counts = new Map(rows.map(({ matchId, count }) => [matchId, count]));
  const crowd = createCrowd(world, now);
  const placed = (matchId: string) => counts.get(matchId) ?? 0;
  return {
    of: (matchId, at) => placed(matchId) + crowd(matchId, at),
    placed,
    add(matchIds) {
      for (const id of matchIds) counts.set(id, (counts.get(id) ?? 0) + 1);
    },
  };
}
