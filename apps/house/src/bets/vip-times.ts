/** A trader has this long for a bet that waits for him; without his word it is refused. */
export const VIP_WAIT_MS = 10 * 60_000;

/** How long a player may think about what a trader offers instead. */
export const VIP_OFFER_MS = 5 * 60_000;
