import { bigint, bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { players } from './schema.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** What players decided about marketing. Append only: the newest row of a channel counts. */
export const consents = pgTable(
  'consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    channel: text('channel').notNull(),
    given: boolean('given').notNull(),
    /** Version of the terms that bound the player; null without any. */
    termsVersion: text('terms_version'),
    createdAt: whole('created_at').notNull(),
  },
  (table) => [index('consents_player').on(table.playerId, table.channel, table.id)],
);
