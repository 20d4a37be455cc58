import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

/** What a player chose, as the call that changes it takes it. */
export const playerSettings = pgTable('player_settings', {
  playerId: text('player_id')
    .primaryKey()
    .references(() => players.id),
  settings: jsonb('settings').notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
});
