import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Bets with the house's own games. Units: money in smallest units of the currency; `dueAt` feed time, the others epoch ms. */
export const gameBets = pgTable(
  'game_bets',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    requestId: text('request_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    game: text('game').notNull(),
    /** Index of the race or draw. */
    event: whole('event').notNull(),
    /** RacePick or DrawPick, by the game. */
    pick: jsonb('pick').notNull(),
    currency: text('currency').notNull(),
    stake: whole('stake').notNull(),
    odds: whole('odds').notNull(),
    dueAt: whole('due_at').notNull(),
    /** Null while it is open. */
    result: text('result'),
    winAmount: whole('win_amount'),
    createdAt: whole('created_at').notNull(),
    settledAt: whole('settled_at'),
    /** How often its settlement was taken back. */
    corrections: integer('corrections').notNull().default(0),
  },
  (table) => [
    uniqueIndex('game_bets_request').on(table.playerId, table.requestId),
    index('game_bets_player').on(table.playerId, table.createdAt),
    index('game_bets_due').on(table.dueAt).where(sql`${table.result} is null`),
    index('game_bets_event').on(table.game, table.event),
  ],
);

/** What operators said of a race or a draw, in place of what the season has for it. */
export const gameRulings = pgTable(
  'game_rulings',
  {
    game: text('game').notNull(),
    event: whole('event').notNull(),
    /** Ruling, see games/ruling.ts. */
    ruling: jsonb('ruling').notNull(),
    at: whole('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.event] })],
);
