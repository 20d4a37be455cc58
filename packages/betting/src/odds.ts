/** Decimal odds as a safe integer scaled by ODDS_SCALE: 17200 is 1.72. Source: docs/rules/odds-and-rounding.md. */
export type Odds = number;

/** Units of one whole point of decimal odds. */
export const ODDS_SCALE = 10_000;

/** Shortest price that may be placed: 1.0001. */
export const MIN_ODDS: Odds = 10_001;

/** Longest price of one selection: 100 000.00. */
export const MAX_ODDS: Odds = 1_000_000_000;

/** Cap of combined odds, on display and in payouts: 100 000.00. */
export const MAX_TOTAL_ODDS: Odds = 1_000_000_000;

/** The neutral bonus multiplier: 1.00. */
export const DEFAULT_BONUS_ODDS: Odds = 10_000;

/** Whether a number is odds that a bet can be placed at: an integer from MIN_ODDS to MAX_ODDS. */
export function isPlaceableOdds(value: number): value is Odds {
  return Number.isInteger(value) && value >= MIN_ODDS && value <= MAX_ODDS;
}

/**
 * Odds from a decimal number such as 1.72, rounded to the nearest ten-thousandth.
 * Errors: RangeError when not finite or beyond MAX_ODDS in size.
 */
export function oddsFromDecimal(decimal: number): Odds {
  const odds = Math.round(decimal * ODDS_SCALE);
  if (!Number.isSafeInteger(odds) || Math.abs(odds) > MAX_ODDS) throw new RangeError(`Not odds: ${decimal}`);
  return odds;
}

/** Odds as a decimal number, for arithmetic where money does not depend on it (pricing, charts). */
export function oddsToDecimal(odds: Odds): number {
  return odds / ODDS_SCALE;
}
