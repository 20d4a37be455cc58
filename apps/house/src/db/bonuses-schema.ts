import { BONUS_FAMILIES, BONUS_TRIGGERS, FREEBET_TYPES } from '@touchline/contract/constants';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bets, players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Terms of campaigns by the hash of their content: what was issued keeps its own. */
export const campaignVersions = pgTable(
  'campaign_versions',
  {
    version: text('version').primaryKey(),
    campaignId: text('campaign_id').notNull(),
    terms: jsonb('terms').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [index('campaign_versions_campaign').on(table.campaignId)],
);

/** What campaigns have given. Units: smallest units of the campaign's currency. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').primaryKey(),
    /** Bonuses that were issued, and money that was given. */
    issued: integer('issued').notNull().default(0),
    given: whole('given').notNull().default(0),
    /** What an operator said: paused or disabled; null lets time decide. */
    state: text('state', { enum: ['paused', 'disabled'] }),
    /** Of a tournament: own stakes of bets that count, and when its prizes were decided. */
    countingStakes: whole('counting_stakes').notNull().default(0),
    finalAt: whole('final_at'),
  },
  (table) => [
    check('campaigns_issued', sql`${table.issued} >= 0`),
    check('campaigns_given', sql`${table.given} >= 0`),
  ],
);

/** A bonus of a player. Statements that place a bet with it lock its row after the account. */
export const playerBonuses = pgTable(
  'player_bonuses',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    campaignId: text('campaign_id').notNull(),
    version: text('version')
      .notNull()
      .references(() => campaignVersions.version),
    family: text('family', { enum: BONUS_FAMILIES }).notNull(),
    freebetType: text('freebet_type', { enum: FREEBET_TYPES }),
    trigger: text('trigger', { enum: BONUS_TRIGGERS }).notNull(),
    /** What issued it, once for each player: promo:SPRING, deposit:{payment}, reward:{bonus}:{range}. */
    issueKey: text('issue_key').notNull(),
    status: text('status', {
      enum: ['available', 'active', 'bonus_over', 'deactivated', 'expired', 'overridden'],
    }).notNull(),
    /** Why it was deactivated; null unless it is. */
    reason: text('reason', { enum: ['operator', 'opt_out', 'exclusion', 'correction'] }),
    currency: text('currency').notNull(),
    /** Of a freebet, with its boost. */
    amount: whole('amount'),
    isBoosted: boolean('is_boosted').notNull().default(false),
    /** Bets that it is for; null is any number. */
    uses: integer('uses'),
    /** Bets that hold it, of those that were not rejected, cancelled or given their token back. */
    timesUsed: integer('times_used').notNull().default(0),
    /** What its decided bets earned, in hundredths of a point, and what a leaderboard is ordered by. */
    points: whole('points').notNull().default(0),
    countingStakes: whole('counting_stakes').notNull().default(0),
    lastBetAt: whole('last_bet_at'),
    openBets: integer('open_bets').notNull().default(0),
    /** Secret of a lootbox, drawn when it is issued; its hash is told before. */
    seed: text('seed'),
    seen: boolean('seen').notNull().default(false),
    createdAt: whole('created_at').notNull(),
    activatedAt: whole('activated_at'),
    /** When it ends; null without an end. */
    expiresAt: whole('expires_at'),
  },
  (table) => [
    uniqueIndex('player_bonuses_issue').on(table.playerId, table.issueKey),
    index('player_bonuses_player').on(table.playerId, table.createdAt),
    index('player_bonuses_ranking').on(table.campaignId, table.points),
    check(
      'player_bonuses_uses',
      sql`${table.timesUsed} >= 0 and ${table.timesUsed} <= coalesce(${table.uses}, ${table.timesUsed})`,
    ),
  ],
);

/** The bonus that a bet was placed with, and why it counted. */
export const betBonuses = pgTable(
  'bet_bonuses',
  {
    betId: text('bet_id')
      .primaryKey()
      .references(() => bets.id),
    bonusId: text('bonus_id')
      .notNull()
      .references(() => playerBonuses.id),
    playerId: text('player_id').notNull(),
    /** As the placement sent it: of a freebet its variant. */
    type: text('type').notNull(),
    version: text('version').notNull(),
    /** `Proof` of the rules, at the prices of the placement. */
    proof: jsonb('proof').notNull(),
    /** What each selection was judged by: `BonusSelection` of the rules, in order. */
    selections: jsonb('selections').notNull(),
    /** What a boost multiplied the return by at the placement; null without one. */
    odds: whole('odds'),
  },
  (table) => [index('bet_bonuses_bonus').on(table.bonusId)],
);

/** What happened to bonuses, in order; nothing is changed or removed. */
export const bonusEvents = pgTable(
  'bonus_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    bonusId: text('bonus_id')
      .notNull()
      .references(() => playerBonuses.id),
    kind: text('kind').notNull(),
    /** Status, points and uses after it, and what caused it. */
    detail: jsonb('detail').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [index('bonus_events_bonus').on(table.bonusId)],
);

/** Freebets that ranges, lootboxes and tournaments gave: one for each. */
export const bonusRewards = pgTable(
  'bonus_rewards',
  {
    bonusId: text('bonus_id')
      .notNull()
      .references(() => playerBonuses.id),
    rangeIndex: integer('range_index').notNull(),
    /** The freebet. */
    rewardId: text('reward_id')
      .notNull()
      .references(() => playerBonuses.id),
    amount: whole('amount').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bonusId, table.rangeIndex] })],
);

/** Prizes that a tournament paid, once to each player and position. */
export const tournamentPrizes = pgTable(
  'tournament_prizes',
  {
    campaignId: text('campaign_id').notNull(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    bonusId: text('bonus_id').notNull(),
    position: integer('position').notNull(),
    points: whole('points').notNull(),
    amount: whole('amount').notNull(),
    currency: text('currency').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.playerId] }),
    uniqueIndex('tournament_prizes_position').on(table.campaignId, table.position),
  ],
);

/** Tries of promo codes that were not taken, for the limit of an hour. */
export const promoTries = pgTable(
  'promo_tries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    playerId: text('player_id').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [index('promo_tries_player').on(table.playerId, table.createdAt)],
);

/** Bonuses whose bets changed: points, uses and rewards are counted again. */
export const bonusQueue = pgTable('bonus_queue', {
  bonusId: text('bonus_id').primaryKey(),
  createdAt: whole('created_at').notNull(),
});
