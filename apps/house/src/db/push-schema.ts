import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { players, sessions } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Devices subscribed to push notifications; the end of its session deletes a device. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint. */
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    kinds: jsonb('kinds').$type<string[]>().notNull(),
    locale: text('locale').notNull(),
    /** Null until the player saved its id with his settings. */
    savedAt: whole('saved_at'),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_player').on(table.playerId).where(sql`${table.savedAt} is not null`),
    index('push_subscriptions_session').on(table.sessionHash),
  ],
);
