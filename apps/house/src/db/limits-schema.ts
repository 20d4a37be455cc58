import {
  USER_LIMIT_PERIODS,
  USER_LIMIT_STATUSES,
  USER_LIMIT_TYPES,
  type UserLimitPeriod,
  type UserLimitType,
} from '@touchline/contract/constants';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });
const total = (name: string) => whole(name).notNull().default(0);

/** A value that a player set, a change of it, or a break. Times of the player clock; see limits/README.md. */
export const ownLimits = pgTable(
  'own_limits',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    type: text('type', { enum: USER_LIMIT_TYPES }).notNull(),
    status: text('status', { enum: USER_LIMIT_STATUSES }).notNull(),
    period: text('period', { enum: USER_LIMIT_PERIODS }),
    /** Smallest units of `currency`, or minutes; null of a break. */
    value: whole('value'),
    currency: text('currency'),
    createdAt: whole('created_at').notNull(),
    /** When it ends by itself; null if it does not. */
    disableAt: whole('disable_at'),
    confirmFrom: whole('confirm_from'),
    confirmUntil: whole('confirm_until'),
    startsAt: whole('starts_at'),
    /** The limit whose place it takes once it is active; null for a first one. */
    replaces: text('replaces'),
  },
  (table) => [index('own_limits_player').on(table.playerId).where(sql`${table.status} <> 'disabled'`)],
);

/** A limit as `play_usage` holds it for statements: in force from `from` (null: from ever) up to `until` (null: for ever). */
export interface HeldLimit {
  readonly type: UserLimitType;
  readonly period: UserLimitPeriod | null;
  readonly value: number | null;
  readonly from: number | null;
  readonly until: number | null;
}

/**
 * What a player used of his limits: one row each, which every statement about his money locks, so that two of them never
 * pass a limit together. Amounts: smallest units of `currency`; times: milliseconds; starts: of the period that the totals
 * beside them are of.
 */
export const playUsage = pgTable('play_usage', {
  playerId: text('player_id')
    .primaryKey()
    .references(() => players.id),
  currency: text('currency').notNull(),
  limits: jsonb('limits').$type<readonly HeldLimit[]>().notNull().default([]),
  dayStart: total('day_start'),
  dayStaked: total('day_staked'),
  dayReturned: total('day_returned'),
  dayDeposited: total('day_deposited'),
  daySignedIn: total('day_signed_in'),
  dayActive: total('day_active'),
  weekStart: total('week_start'),
  weekStaked: total('week_staked'),
  weekReturned: total('week_returned'),
  weekDeposited: total('week_deposited'),
  weekSignedIn: total('week_signed_in'),
  weekActive: total('week_active'),
  monthStart: total('month_start'),
  monthStaked: total('month_staked'),
  monthReturned: total('month_returned'),
  monthDeposited: total('month_deposited'),
  monthSignedIn: total('month_signed_in'),
  monthActive: total('month_active'),
  /** Up to when the time signed in is counted; null if none is. */
  signedInAt: whole('signed_in_at'),
  /** When the player declined a deposit limit before his first deposit, in real time; null if he has not. */
  depositLimitDeclinedAt: whole('deposit_limit_declined_at'),
  /** When the player last told that he looks at a page; null if never. */
  activeAt: whole('active_at'),
});

/** How long a player was signed in, by calendar week. Units: milliseconds; starts by the player clock. */
export const playWeeks = pgTable(
  'play_weeks',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    weekStart: whole('week_start').notNull(),
    signedIn: whole('signed_in').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.weekStart] })],
);
