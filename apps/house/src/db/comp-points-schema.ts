import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Points of settled stakes, append-only: a correction adds an entry that takes back. Units: hundredths of a point. */
export const compPoints = pgTable(
  'comp_points',
  {
    /** Of a bet, or of a bet on a race or a draw. */
    betId: text('bet_id').notNull(),
    /** Corrections of the bet when it was settled: each settlement earns once. */
    settlement: integer('settlement').notNull(),
    isTakenBack: boolean('is_taken_back').notNull(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    points: whole('points').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.betId, table.settlement, table.isTakenBack] }),
    index('comp_points_player').on(table.playerId),
    check('comp_points_sign', sql`(${table.points} < 0) = ${table.isTakenBack}`),
  ],
);

/** Rates of the operator's file, where the statements that settle bets find them. A currency without a row earns nothing. */
export const compRates = pgTable('comp_rates', {
  currency: text('currency').primaryKey(),
  /** Ten-thousandths of a point for a main unit of the currency. */
  rate: whole('rate').notNull(),
  /** Smallest units in a main unit. */
  subunits: whole('subunits').notNull(),
});
