import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** What operators did or tried, chained by hashes; see operators/README.md. A trigger of the database refuses to change or delete a row. */
export const auditLog = pgTable('audit_log', {
  id: whole('id').primaryKey(),
  at: whole('at').notNull(),
  operator: text('operator').notNull(),
  role: text('role').notNull(),
  command: text('command').notNull(),
  subject: text('subject').notNull(),
  /** JSON in its canonical text: what was hashed is what stands here. */
  arguments: text('arguments').notNull(),
  reason: text('reason').notNull(),
  outcome: text('outcome').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
});

/** The one row that says where the audit log ends. Who appends holds its lock, so that the log is one chain. */
export const auditHead = pgTable('audit_head', {
  only: boolean('only').primaryKey(),
  id: whole('id').notNull(),
  hash: text('hash').notNull(),
});

/** Matches and markets that an operator suspended or voided. */
export const marketStops = pgTable('market_stops', {
  /** Id of a match, or key of a market. */
  target: text('target').primaryKey(),
  stop: text('stop', { enum: ['suspended', 'void'] }).notNull(),
  at: whole('at').notNull(),
});

/** Players whom an operator limited. */
export const playerLimits = pgTable('player_limits', {
  playerId: text('player_id')
    .primaryKey()
    .references(() => players.id),
  /** Takes no bet at all. */
  isStopped: boolean('is_stopped').notNull(),
  /** Highest stake of a bet by currency, in smallest units. */
  maxStakes: jsonb('max_stakes').$type<Record<string, number>>().notNull(),
  updatedAt: whole('updated_at').notNull(),
});
