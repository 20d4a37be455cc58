import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Links that work once, by a hash of their token. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    hash: text('hash').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    purpose: text('purpose').notNull(),
    createdAt: whole('created_at').notNull(),
    expiresAt: whole('expires_at').notNull(),
    usedAt: whole('used_at'),
  },
  (table) => [
    index('one_time_codes_player').on(table.playerId, table.purpose),
    index('one_time_codes_end').on(table.expiresAt),
  ],
);

/** Mail to players. A row holds no token: one is made when the mail is sent. */
export const mails = pgTable(
  'mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    kind: text('kind').notNull(),
    /** Where it goes; null: to the email that the player has when it is sent. */
    address: text('address'),
    createdAt: whole('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; null once it is sent or given up. */
    dueAt: whole('due_at'),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('mails_player').on(table.playerId, table.kind, table.createdAt),
  ],
);
