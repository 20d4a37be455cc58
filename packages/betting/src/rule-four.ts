import { ODDS_SCALE, type Odds } from './odds.ts';

/** The most that withdrawals take from winnings, in per cent. */
const MOST = 90;

/** Longest profit of each band as a fraction, shortest first, and what a withdrawal at such a price takes, in per cent. */
const BANDS: readonly (readonly [numerator: number, denominator: number, percent: number])[] = [
  [1, 9, 90],
  [2, 11, 85],
  [1, 4, 80],
  [3, 10, 75],
  [2, 5, 70],
  [8, 15, 65],
  [8, 13, 60],
  [4, 5, 55],
  [20, 21, 50],
  [6, 5, 45],
  [6, 4, 40],
  [7, 4, 35],
  [9, 4, 30],
  [3, 1, 25],
  [4, 1, 20],
  [11, 2, 15],
  [9, 1, 10],
  [14, 1, 5],
];

/** What one withdrawal takes from the winnings of the others, in per cent. */
function deductionOf(odds: Odds): number {
  const profit = odds - ODDS_SCALE;
  // A fraction is held rounded to the nearest ten-thousandth, so the end of a band is too.
  const band = BANDS.find(
    ([numerator, denominator]) => profit <= Math.round((numerator * ODDS_SCALE) / denominator),
  );
  return band?.[2] ?? 0;
}

/**
 * What withdrawals after a bet take from its winnings, never from its stake.
 * Shape:  prices of the withdrawn runners as they were then.
 * Units:  per cent, 0 to 90.
 * Source: docs/rules/each-way.md (rule 4 of Tattersalls); vectors in fixtures/betting/racing.json.
 */
export const ruleFour = (withdrawn: readonly Odds[]): number =>
  Math.min(
    MOST,
    withdrawn.reduce((sum, odds) => sum + deductionOf(odds), 0),
  );
