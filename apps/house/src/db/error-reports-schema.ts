import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Errors of the web app, grouped by fingerprint and release. Nothing in a row belongs to a person. */
export const errorReports = pgTable(
  'error_reports',
  {
    /** SHA-256 of what is the same in each release: source, name, message and first function. */
    fingerprint: text('fingerprint').notNull(),
    release: text('release').notNull(),
    source: text('source').notNull(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    count: integer('count').notNull().default(1),
    firstSeenAt: whole('first_seen_at').notNull(),
    lastSeenAt: whole('last_seen_at').notNull(),
    /** Of the newest report of the group, as the columns below. */
    stack: jsonb('stack').$type<string[]>().notNull(),
    route: text('route').notNull(),
    /** Null if unknown. */
    browser: text('browser'),
    locale: text('locale').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fingerprint, table.release] }),
    index('error_reports_last_seen').on(table.lastSeenAt),
  ],
);
