/** Reconnect delay, request timeout and the longest server ping delay. Source: specification §9. */
export const RECONNECT_MIN_MS = 500;
export const RECONNECT_MAX_MS = 20_000;
export const REQUEST_TIMEOUT_MS = 5_000;
export const SERVER_PING_DELAY_MAX_MS = 10_000;
/** Token refresh retry delay. Source: specification §9. */
export const TOKEN_RETRY_MIN_MS = 5_000;
export const TOKEN_RETRY_MAX_MS = 10_000;
/** A server unsubscribe code below this ends the subscription, others resubscribe. Source: specification §4, §9. */
export const UNSUBSCRIBE_THRESHOLD = 2500;
/** Provider heartbeat period, and the silence after which prices are stale. */
export const HEARTBEAT_MS = 5_000;
export const STALE_LIVE_MS = 12_000;
export const STALE_PREMATCH_MS = 60_000;
/** Coalescing windows of price publications. */
export const COALESCE_LIVE_MS = 250;
export const COALESCE_PREMATCH_MS = 1_000;
/** Subscriptions that one page holds at the most, by purpose. */
export const SUBSCRIPTION_BUDGET = { visible: 32, slip: 40, bets: 20, other: 4 } as const;
