import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Deposits and payout requests. Units: smallest units; `createdAt`, `decidedAt` real time, the other times of the player clock. */
export const payments = pgTable(
  'payments',
  {
    /** Also the reference by which the provider knows it. */
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    requestId: text('request_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    kind: text('kind', { enum: ['deposit', 'payout'] }).notNull(),
    /** DepositStatus or PayoutStatus of the contract, by the kind. */
    status: text('status').notNull(),
    /** DepositFailure or PayoutDecline of the contract; null without one. */
    reason: text('reason'),
    currency: text('currency').notNull(),
    amount: whole('amount').notNull(),
    returnTo: text('return_to'),
    /** The provider's own id; null until it is known. */
    providerRef: text('provider_ref').unique(),
    /** Until when the provider takes the code of a second factor. */
    confirmBy: whole('confirm_by'),
    /** When the leader asks the provider; null if the payment needs no question. */
    checkAt: whole('check_at'),
    createdAt: whole('created_at').notNull(),
    decidedAt: whole('decided_at'),
  },
  (table) => [
    uniqueIndex('payments_request').on(table.playerId, table.requestId),
    index('payments_player').on(table.playerId, table.createdAt),
    index('payments_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
    index('payments_waiting')
      .on(table.createdAt)
      .where(sql`${table.kind} = 'payout' and ${table.status} in ('initial', 'approved')`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
);

/** Books of the stand-in for a payment provider, which no statement about `payments` or the ledger touches. Times of the player clock. */
export const standInDeposits = pgTable(
  'stand_in_deposits',
  {
    /** Id of the deposit. */
    reference: text('reference').primaryKey(),
    providerRef: text('provider_ref').notNull().unique(),
    card: text('card').notNull(),
    currency: text('currency').notNull(),
    amount: whole('amount').notNull(),
    status: text('status').notNull(),
    reason: text('reason'),
    tries: integer('tries').notNull().default(0),
    /** When a deposit that waits ends by itself; null once it has ended. */
    endsAt: whole('ends_at'),
    /** Notices still to be sent, and when the next one is due. */
    notices: integer('notices').notNull(),
    noticeAt: whole('notice_at'),
  },
  (table) => [
    index('stand_in_ends').on(table.endsAt).where(sql`${table.endsAt} is not null`),
    index('stand_in_notices').on(table.noticeAt).where(sql`${table.notices} > 0`),
  ],
);
