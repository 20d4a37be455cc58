import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bets, players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** A level of a jackpot in its current round. Units: smallest units of the jackpot's currency. */
export const jackpotLevels = pgTable(
  'jackpot_levels',
  {
    jackpotId: text('jackpot_id').notNull(),
    code: text('code').notNull(),
    currency: text('currency').notNull(),
    round: integer('round').notNull(),
    pool: whole('pool').notNull(),
    /** Part of a smallest unit that is carried; see `withContribution` of the rules. */
    remainder: whole('remainder').notNull().default(0),
    /** Secret until the hit; the hash is told from the reset on. */
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    start: whole('start').notNull(),
    max: whole('max').notNull(),
    drop: whole('drop').notNull(),
    startedAt: whole('started_at').notNull(),
    /** Hits that were declined; the next round begins with them on top. */
    carried: whole('carried').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jackpotId, table.code] })],
);

/** What accepted bets add, in the order in which the leader adds them up. Units: smallest units of the jackpot's currency. */
export const jackpotContributions = pgTable(
  'jackpot_contributions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    betId: text('bet_id')
      .notNull()
      .references(() => bets.id),
    jackpotId: text('jackpot_id').notNull(),
    playerId: text('player_id').notNull(),
    stake: whole('stake').notNull(),
    isDrawn: boolean('is_drawn').notNull().default(false),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('jackpot_contributions_bet').on(table.betId, table.jackpotId),
    index('jackpot_contributions_waiting').on(table.id).where(sql`not ${table.isDrawn}`),
  ],
);

/** Hits with all that a draw is checked by. An operator approves one before it is paid. */
export const jackpotHits = pgTable(
  'jackpot_hits',
  {
    id: text('id').primaryKey(),
    jackpotId: text('jackpot_id').notNull(),
    levelCode: text('level_code').notNull(),
    round: integer('round').notNull(),
    betId: text('bet_id')
      .notNull()
      .references(() => bets.id),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    currency: text('currency').notNull(),
    amount: whole('amount').notNull(),
    amountEur: whole('amount_eur').notNull(),
    before: whole('before').notNull(),
    start: whole('start').notNull(),
    max: whole('max').notNull(),
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    status: text('status', { enum: ['hit', 'approved', 'paid', 'declined'] }).notNull(),
    seen: boolean('seen').notNull().default(false),
    createdAt: whole('created_at').notNull(),
    paidAt: whole('paid_at'),
  },
  (table) => [
    uniqueIndex('jackpot_hits_round').on(table.jackpotId, table.levelCode, table.round),
    index('jackpot_hits_player').on(table.playerId, table.createdAt),
  ],
);
