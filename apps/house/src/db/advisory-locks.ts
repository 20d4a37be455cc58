/** Numbers of the locks that houses on one PostgreSQL database hold; each database has its own. */
export const LOCKS = {
  /** Held while the database is migrated. */
  migrations: 7_310_001,
  /** Held by the house that leads the feed. */
  leader: 7_310_002,
  /** Shared by all houses that are there. One that gets it for itself is alone. */
  present: 7_310_003,
  /** Held by a house that comes until it has its place: they come one after the other. */
  entering: 7_310_005,
  /** Held while an order is written, so that orders are committed in the order of their ids. */
  orders: 7_310_004,
  /** Held, with a hash of the number, while a text message to it is counted and queued. */
  textsOfNumber: 7_310_006,
} as const;
