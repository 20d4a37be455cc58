import type { DeadHeat } from '@touchline/betting';
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

/** Moments are epoch milliseconds, money is in smallest units, odds are scaled by 10 000: whole numbers below 2^53. */
const whole = (name: string) => bigint(name, { mode: 'number' });

export const players = pgTable(
  'players',
  {
    id: text('id').primaryKey(),
    /** Null for a player who signed up by phone. */
    email: text('email').unique(),
    passwordHash: text('password_hash').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    birthDate: text('birth_date').notNull(),
    locale: text('locale').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    nickname: text('nickname'),
    /** When the player had his data erased; null before. */
    erasedAt: whole('erased_at'),
    createdAt: whole('created_at').notNull(),
    /** When the player showed that the email is his; null before. */
    emailConfirmedAt: whole('email_confirmed_at'),
    /** The email that waits for its confirmation, beside the one that counts. */
    emailPending: text('email_pending'),
    /** Whether the account waits for its first confirmation; nobody signs in before. */
    awaitsConfirmation: boolean('awaits_confirmation').notNull().default(false),
    /** The verified phone, as E.164; null without one. */
    phone: text('phone').unique(),
    phoneVerifiedAt: whole('phone_verified_at'),
    /** The phone that waits for its code, beside the verified one. */
    phonePending: text('phone_pending'),
    /** Unverified contact phone, as E.164. */
    contactPhone: text('contact_phone'),
    municipality: text('municipality'),
    /** Version of the terms that the player accepted last; null for none. */
    termsVersion: text('terms_version'),
    /** Ids of the statuses that operators gave the player, beside those that comp points reach. */
    statuses: text('statuses').array().notNull().default([]),
  },
  (table) => [
    check(
      'players_email_or_phone',
      sql`${table.email} is not null or ${table.phone} is not null or (${table.awaitsConfirmation} and ${table.phonePending} is not null)`,
    ),
    uniqueIndex('players_phone_sign_up').on(table.phonePending).where(sql`${table.awaitsConfirmation}`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    createdAt: whole('created_at').notNull(),
    expiresAt: whole('expires_at').notNull(),
    /** Last use, to within some minutes; null before the first. */
    seenAt: whole('seen_at'),
    /** Where it was opened, in names such as Firefox and Windows; null if unknown. */
    browser: text('browser'),
    system: text('system'),
    /** When the player last gave his password in it, at sign-in too; null if not since there is the column. */
    passwordConfirmedAt: whole('password_confirmed_at'),
    /** When the sportsbook was first opened in it; null before. */
    sportsbookOpenedAt: whole('sportsbook_opened_at'),
    /** When the reality check was last acknowledged in it; null before the first. */
    checkedAt: whole('checked_at'),
  },
  (table) => [index('sessions_player').on(table.playerId)],
);

export const accounts = pgTable(
  'accounts',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    currency: text('currency').notNull(),
    available: whole('available').notNull(),
    locked: whole('locked').notNull(),
    active: boolean('active').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.currency] }),
    check('accounts_available', sql`${table.available} >= 0`),
    check('accounts_locked', sql`${table.locked} >= 0`),
  ],
);

/** Rows of one movement sum to zero; see wallet/README.md. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    movement: text('movement').notNull(),
    kind: text('kind').notNull(),
    account: text('account').notNull(),
    playerId: text('player_id'),
    currency: text('currency').notNull(),
    amount: whole('amount').notNull(),
    betId: text('bet_id'),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_movement_account').on(table.movement, table.account),
    index('ledger_player').on(table.playerId, table.createdAt),
  ],
);

export const bets = pgTable(
  'bets',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    requestId: text('request_id').notNull(),
    slipBetId: text('slip_bet_id').notNull(),
    type: text('type').notNull(),
    status: text('status').notNull(),
    result: text('result').notNull(),
    currency: text('currency').notNull(),
    stake: whole('stake').notNull(),
    odds: whole('odds').notNull(),
    potentialReturn: whole('potential_return').notNull(),
    maxPayout: whole('max_payout').notNull(),
    winAmount: whole('win_amount'),
    createdAt: whole('created_at').notNull(),
    decidedBy: whole('decided_by'),
    settledAt: whole('settled_at'),
    refusal: jsonb('refusal'),
    /** The system type as the contract has it; null where the bet is no system. */
    system: jsonb('system'),
    /** Price of a custom bet; null for every other. */
    customOdds: whole('custom_odds'),
    /** Price of a custom bet that the player asked for, where it was taken at another. */
    customAsked: whole('custom_asked'),
    acceptMode: text('accept_mode').notNull().default('none'),
    /** With mode higher: a price may also have fallen by this part of itself, in per cent. */
    acceptDownTo: integer('accept_down_to'),
    isVip: boolean('is_vip').notNull().default(false),
    /** What a trader offers instead: stake and expires_at; null where nothing is offered. */
    vipOffer: jsonb('vip_offer'),
    /** The part of the stake that was not sold; null means all of it. */
    openStake: whole('open_stake'),
    /** The house sells the bet at this offer. */
    autoCashOut: whole('auto_cash_out'),
    /** Grows each time that an operator takes its settlement back; names the movement that pays it next. */
    corrections: integer('corrections').notNull().default(0),
  },
  (table) => [
    index('bets_player').on(table.playerId, table.createdAt),
    index('bets_undecided').on(table.decidedBy).where(sql`${table.status} = 'submitted'`),
    index('bets_open')
      .on(table.id)
      .where(sql`${table.status} in ('submitted', 'waiting_results', 'cashout_in_progress')`),
  ],
);

export const betSelections = pgTable(
  'bet_selections',
  {
    betId: text('bet_id')
      .notNull()
      .references(() => bets.id),
    ordinal: integer('ordinal').notNull(),
    matchId: text('match_id').notNull(),
    marketKey: text('market_key').notNull(),
    marketId: text('market_id').notNull(),
    specifier: text('specifier').notNull(),
    outcomeId: text('outcome_id').notNull(),
    /** Name of the player or club that the outcome is; null where the catalog of names knows it. */
    person: text('person'),
    odds: whole('odds').notNull(),
    /** The price that the player asked for, where the selection was taken at another. */
    asked: whole('asked'),
    status: text('status').notNull(),
    settledAt: whole('settled_at'),
    /** How many share the place of a selection that won; null where it is its own. */
    deadHeat: jsonb('dead_heat').$type<DeadHeat>(),
    /** What was counted when it was decided; see queries/leg-reason.ts. */
    why: jsonb('why'),
  },
  (table) => [
    primaryKey({ columns: [table.betId, table.ordinal] }),
    index('bet_selections_open').on(table.marketKey).where(sql`${table.status} = 'open'`),
    index('bet_selections_match').on(table.matchId),
  ],
);

/** Sales of bets. Units: smallest units of the bet's currency; `stake` is the part that was sold. */
export const cashOuts = pgTable(
  'cash_outs',
  {
    id: text('id').primaryKey(),
    betId: text('bet_id')
      .notNull()
      .references(() => bets.id),
    playerId: text('player_id').notNull(),
    requestId: text('request_id').notNull(),
    /** in_progress, done or failed. */
    status: text('status').notNull(),
    stake: whole('stake').notNull(),
    /** Sold per cent of what was left of the bet; 100 ends it. */
    percent: integer('percent').notNull(),
    /** What the player agreed to for this part. */
    asked: whole('asked').notNull(),
    /** The least that this part may pay after the delay. */
    least: whole('least').notNull(),
    paid: whole('paid'),
    createdAt: whole('created_at').notNull(),
    decidedBy: whole('decided_by'),
    decidedAt: whole('decided_at'),
  },
  (table) => [
    uniqueIndex('cash_outs_request').on(table.playerId, table.requestId),
    index('cash_outs_bet').on(table.betId),
    index('cash_outs_undecided').on(table.decidedBy).where(sql`${table.status} = 'in_progress'`),
  ],
);

/** Shared bets by their code, as the contract's ShareBet. */
export const shares = pgTable('shares', {
  code: text('code').primaryKey(),
  bets: jsonb('bets').notNull(),
  createdAt: whole('created_at').notNull(),
});

export const placementRequests = pgTable(
  'placement_requests',
  {
    playerId: text('player_id').notNull(),
    requestId: text('request_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    result: jsonb('result').notNull(),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.requestId] })],
);

/** What the leader of the feed wrote last about a market. `outcomes`: outcome id → [odds, active]. */
export const livePrice = pgTable(
  'live_price',
  {
    marketKey: text('market_key').primaryKey(),
    matchId: text('match_id').notNull(),
    matchStatus: integer('match_status').notNull(),
    status: integer('status').notNull(),
    provider: text('provider').notNull(),
    outcomes: jsonb('outcomes').notNull(),
    v: whole('v').notNull(),
  },
  (table) => [index('live_price_match').on(table.matchId)],
);

export const providerStatuses = pgTable('provider_statuses', {
  provider: text('provider').primaryKey(),
  status: text('status').notNull(),
});

/** What a bet shows of a match that has left memory. */
export const matchArchive = pgTable('match_archive', {
  matchId: text('match_id').primaryKey(),
  match: jsonb('match').notNull(),
});

/** What a player is to be told after a commit, in order. The message itself is made when it is sent. */
export const outbox = pgTable('outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  playerId: text('player_id').notNull(),
  /** Id of the bet, currency of the account, id of the notification, or that the number of unread ones is another. */
  betId: text('bet_id'),
  currency: text('currency'),
  notificationId: whole('notification_id'),
  isUnread: boolean('is_unread').notNull().default(false),
  createdAt: whole('created_at').notNull(),
});

export const meta = pgTable('meta', { key: text('key').primaryKey(), value: jsonb('value').notNull() });
