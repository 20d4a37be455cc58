import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** What players were told. Words are made when it is read: a row keeps its type and what fills the words. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    type: text('type').notNull(),
    /** What it is about, `bet`, `game`, `payment`, `account` or `chat`, and the id of the bet or payment. */
    objectType: text('object_type').notNull(),
    objectId: text('object_id'),
    facts: jsonb('facts').notNull(),
    /** Null while it is unread. */
    readAt: whole('read_at'),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [
    index('notifications_player').on(table.playerId, table.id),
    index('notifications_unread').on(table.playerId).where(sql`${table.readAt} is null`),
  ],
);
