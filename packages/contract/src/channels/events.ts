/** Events of the real-time layer as the specification spells them (§7), and the heartbeat, which is an extension. */
export const REALTIME_EVENTS = [
  'match_changed',
  'markets_changed',
  'match_status_changed',
  'provider_status_changed',
  'tournament_pool_changed',
  'balance_changed',
  'unread_counters_changed',
  'notification',
  'bet_changed',
  'bet_cashout_changed',
  'bonus_issued',
  'provider_heartbeat',
] as const;
export type RealtimeEvent = (typeof REALTIME_EVENTS)[number];
