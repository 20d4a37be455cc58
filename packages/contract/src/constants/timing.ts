const SECOND_MS = 1000;
const DAY_S = 86_400;

/** A toast closes itself after this many milliseconds. Source: specification §9. */
export const TOAST_CLOSE_MS = 5 * SECOND_MS;
/** Reality check refresh. Source: specification §9. */
export const REALITY_CHECK_REFRESH_MS = 30 * SECOND_MS;
/** Jackpot polling, and jackpot hits refetch. Source: specification §9. */
export const JACKPOT_POLL_MS = 15 * SECOND_MS;
export const JACKPOT_HITS_REFETCH_MS = 60 * SECOND_MS;
/** Activity tracking interval. Source: specification §9. */
export const ACTIVITY_TRACK_MS = 60 * SECOND_MS;
/** Deposit reminder: default delay, and how long its cookie lasts. Source: specification §9. */
export const DEPOSIT_REMINDER_MS = 10 * SECOND_MS;
export const DEPOSIT_REMINDER_COOKIE_S = DAY_S;
/** Device id cookie lifetime; a request, browsers cap it. Source: specification §9. */
export const DEVICE_COOKIE_S = 7300 * DAY_S;
/** Consent cookie lifetime (value 1). Source: specification §9. */
export const CONSENT_COOKIE_S = 365 * DAY_S;
/** Bonus list refresh after processing. Source: specification §9. */
export const BONUS_REFRESH_MS = SECOND_MS;
/** Work that waits for an idle moment runs after this long at the latest. Source: specification §9. */
export const IDLE_FALLBACK_MS = 3 * SECOND_MS;
/** Debounce of the layout size message to the host. Source: specification §9. */
export const LAYOUT_SIZE_DEBOUNCE_MS = 100;
/** Counters refresh: after a match change (debounced) and while visible. */
export const COUNTERS_DEBOUNCE_MS = 2 * SECOND_MS;
export const COUNTERS_REFRESH_MS = 30 * SECOND_MS;
