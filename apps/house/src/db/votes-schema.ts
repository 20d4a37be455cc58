import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

/** What players expect of a match: one outcome of its main market each. */
export const votes = pgTable(
  'votes',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    matchId: text('match_id').notNull(),
    outcomeId: text('outcome_id').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.matchId] }),
    index('votes_match').on(table.matchId, table.outcomeId),
  ],
);
