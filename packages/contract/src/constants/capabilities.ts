/** What a backend offers beyond the specification; a client hides what is not listed. */
export const CAPABILITIES = [
  'request_id',
  'bet_delay',
  'market_templates',
  'heartbeat',
  'ending_soon',
  'bets_history_page',
  'sign_in',
  'sign_up',
] as const;
export type Capability = (typeof CAPABILITIES)[number];
