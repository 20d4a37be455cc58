import { bigint, bigserial, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

/** What players and support wrote to each other, in the order of `id`. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    sender: text('sender', { enum: ['player', 'support'] }).notNull(),
    text: text('text').notNull(),
    /** Made by the player's client; null for messages of support. */
    requestId: text('request_id'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('chat_messages_player').on(table.playerId, table.id),
    uniqueIndex('chat_messages_request').on(table.playerId, table.requestId),
    index('chat_messages_created_at').on(table.createdAt),
  ],
);
