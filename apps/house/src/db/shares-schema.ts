import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Shared bets by their code, as the contract's ShareBet. */
export const shares = pgTable('shares', {
  code: text('code').primaryKey(),
  bets: jsonb('bets').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});
