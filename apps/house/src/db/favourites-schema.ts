import { FAVOURITE_TYPES } from '@touchline/contract/http';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** What players marked: matches and tournaments, by their ids in the catalogue. */
export const favourites = pgTable(
  'favourites',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    type: text('type', { enum: FAVOURITE_TYPES }).notNull(),
    itemId: text('item_id').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.type, table.itemId] })],
);
