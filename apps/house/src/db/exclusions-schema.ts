import { BREAKS, type BreakType } from '@touchline/contract/constants';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });
const BREAK_TYPES = Object.keys(BREAKS) as [BreakType, ...BreakType[]]; // its keys are the types

/** Persons on a break, by keyed hashes that name nobody: a new account of the same person is refused after an erasure, too. */
export const exclusions = pgTable('exclusions', {
  hash: text('hash').primaryKey(),
  type: text('type', { enum: BREAK_TYPES }).notNull(),
  /** When the break began, in real time: accounts opened from then on are of the same person. */
  since: whole('since').notNull(),
  /** Time of the player clock. */
  endsAt: whole('ends_at').notNull(),
});

/** Last answer of the exclusion register about a player. Times of the player clock. */
export const registerAnswers = pgTable(
  'register_answers',
  {
    playerId: text('player_id')
      .primaryKey()
      .references(() => players.id),
    /** Until when the register excludes the player; null if it does not. */
    endsAt: whole('ends_at'),
    askedAt: whole('asked_at').notNull(),
  },
  (table) => [index('register_answers_asked').on(table.askedAt)],
);

/** Sessions that a break ended: their browsers are shown the break, and nothing else of the player. */
export const breakSessions = pgTable(
  'break_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
  },
  (table) => [index('break_sessions_player').on(table.playerId)],
);
