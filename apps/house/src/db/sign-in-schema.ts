import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Failed sign-ins in the current window, by a hash of whose they are: an address, an email, or both. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    /** When the window ends and the count starts again. */
    endsAt: whole('ends_at').notNull(),
    /** Hash of the email that they are counted for; null where they are counted for all. */
    emailHash: text('email_hash'),
  },
  (table) => [
    index('sign_in_failures_end').on(table.endsAt),
    index('sign_in_failures_email').on(table.emailHash),
  ],
);

/** Devices on which a player has signed in before, by a hash of the device id. */
export const knownDevices = pgTable(
  'known_devices',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    deviceHash: text('device_hash').notNull(),
    seenAt: whole('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.deviceHash] }),
    index('known_devices_seen').on(table.seenAt),
  ],
);
