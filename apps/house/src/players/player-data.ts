/** What becomes of a player's rows in a table when he has his data erased: they are deleted, or kept for the law. */
export interface PlayerDataRule {
  readonly atErasure: 'delete' | 'keep' | 'blank';
  /** Columns that an export leaves out: secrets, and what only the backend reads. */
  readonly secret?: readonly string[];
}

/**
 * Every table that stores something of a player, by its column `player_id`; of `players` itself the personal columns are
 * blanked. Order: rows that others refer to come last. docs/operators/retention.md says how long each is kept, and why.
 */
export const PLAYER_DATA = {
  push_subscriptions: { atErasure: 'delete', secret: ['session_hash', 'p256dh', 'auth'] },
  sessions: { atErasure: 'delete', secret: ['token_hash'] },
  break_sessions: { atErasure: 'delete', secret: ['token_hash'] },
  register_answers: { atErasure: 'delete' },
  known_devices: { atErasure: 'delete', secret: ['device_hash'] },
  player_settings: { atErasure: 'delete' },
  favourites: { atErasure: 'delete' },
  notifications: { atErasure: 'delete' },
  chat_messages: { atErasure: 'delete' },
  votes: { atErasure: 'delete' },
  outbox: { atErasure: 'delete' },
  one_time_codes: { atErasure: 'delete', secret: ['hash'] },
  mails: { atErasure: 'delete' },
  texts: { atErasure: 'delete' },
  consents: { atErasure: 'delete' },
  phone_codes: { atErasure: 'delete', secret: ['hash'] },
  login_codes: { atErasure: 'delete', secret: ['hash'] },
  accounts: { atErasure: 'keep' },
  ledger_entries: { atErasure: 'keep' },
  bets: { atErasure: 'keep' },
  cash_outs: { atErasure: 'keep' },
  placement_requests: { atErasure: 'keep', secret: ['fingerprint'] },
  game_bets: { atErasure: 'keep', secret: ['fingerprint'] },
  payments: { atErasure: 'keep', secret: ['fingerprint'] },
  comp_points: { atErasure: 'keep' },
  player_limits: { atErasure: 'keep' },
  own_limits: { atErasure: 'keep' },
  play_usage: { atErasure: 'keep' },
  play_weeks: { atErasure: 'delete' },
  players: { atErasure: 'blank', secret: ['password_hash'] },
} as const satisfies Readonly<Record<string, PlayerDataRule>>;
