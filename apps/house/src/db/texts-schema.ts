import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Newest code of each player that verifies a phone, by a hash. */
export const phoneCodes = pgTable('phone_codes', {
  playerId: text('player_id')
    .primaryKey()
    .references(() => players.id),
  number: text('number').notNull(),
  hash: text('hash').notNull(),
  expiresAt: whole('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
  usedAt: whole('used_at'),
});

/** Newest code of each player that lets a phone's owner in without a session, by a hash, for each purpose. */
export const loginCodes = pgTable(
  'login_codes',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    purpose: text('purpose').notNull(),
    number: text('number').notNull(),
    hash: text('hash').notNull(),
    expiresAt: whole('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: whole('used_at'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.purpose] })],
);

/** Text messages to players. A row holds no code: one is made when the message is sent. */
export const texts = pgTable(
  'texts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    purpose: text('purpose').notNull(),
    number: text('number').notNull(),
    createdAt: whole('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; null once it is sent or given up. */
    dueAt: whole('due_at'),
  },
  (table) => [
    index('texts_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('texts_player').on(table.playerId, table.createdAt),
    index('texts_number').on(table.number, table.createdAt),
  ],
);
