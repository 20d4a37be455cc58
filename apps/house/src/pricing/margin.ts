import { ODDS_SCALE, type Odds } from '@touchline/betting';

const LOWEST: Odds = 10_100;
const HIGHEST: Odds = 10_000_000;

/** Chances outside these bounds are not offered. */
export const MOST_CERTAIN = 0.99;
export const LEAST_LIKELY = 0.001;

const TICKS: readonly [below: Odds, tick: Odds][] = [
  [20_000, 100],
  [50_000, 500],
  [100_000, 1_000],
  [300_000, 5_000],
];

/** The next price of the ladder at or below the given one: 0.01 below 2, 0.05 below 5, 0.1 below 10, 0.5 below 30, else 1. */
export function tickDown(odds: number): Odds {
  const tick = TICKS.find(([below]) => odds < below)?.[1] ?? 10_000;
  return Math.min(HIGHEST, Math.max(LOWEST, Math.floor(odds / tick + 1e-9) * tick));
}

/** Price of a chance in a book whose inverse prices sum to `overround`. */
export function priceOf(chance: number, overround: number): Odds {
  return tickDown(ODDS_SCALE / (chance * overround));
}

export function isOffered(chance: number): boolean {
  return chance >= LEAST_LIKELY && chance <= MOST_CERTAIN;
}

/**
 * Chances behind a book's decimal prices by the power method: p = (1/o)^k with the k that makes them sum to one, which takes more of the margin
 * from outsiders than from favourites.
 */
export function removeMargin(prices: readonly number[]): number[] {
  let low = 0.5;
  let high = 2;
  for (let step = 0; step < 60; step++) {
    const k = (low + high) / 2;
    const sum = prices.reduce((total, price) => total + price ** -k, 0);
    if (sum > 1) low = k;
    else high = k;
  }
  return prices.map((price) => price ** -low);
}
