import { bigint, bigserial, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What operators and the development API did to the world of one house, for the others to do as well; see cluster/README.md. */
export const clusterOrders = pgTable('cluster_orders', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** The house that did it first. */
  house: text('house').notNull(),
  call: text('call').notNull(),
  arguments: jsonb('arguments').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});
