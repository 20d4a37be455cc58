import { MAX_MONEY, type MinorUnits, toMinorUnits } from './money.ts';
import { DEFAULT_BONUS_ODDS, MAX_TOTAL_ODDS, ODDS_SCALE, type Odds } from './odds.ts';
import { divideCeil, divideFloor, isLess, ONE, product, type Rational, timesFloor } from './rational.ts';

/** What one selection multiplies a stake by: its odds, 0, 1, or a fraction when half of it won or lost. */
export type Factor = Rational;

const SCALE = BigInt(ODDS_SCALE);
const TOTAL_ODDS_CAP: Rational = { numerator: BigInt(MAX_TOTAL_ODDS), denominator: SCALE };

/** Odds as an exact factor. Errors: RangeError unless a non-negative safe integer. */
export function oddsFactor(odds: Odds): Factor {
  return { numerator: BigInt(notNegative(odds, 'odds')), denominator: SCALE };
}

/** Exact combined odds, never rounded: the product of all odds and of the bonus multiplier. */
export function exactTotalOdds(odds: readonly Odds[], bonusOdds: Odds = DEFAULT_BONUS_ODDS): Rational {
  const factors = odds.map(oddsFactor);
  return product(bonusOdds === DEFAULT_BONUS_ODDS ? factors : [...factors, oddsFactor(bonusOdds)]);
}

/** Exact odds cut to four decimals and to MAX_TOTAL_ODDS: for display, never for money. */
export function truncateOdds(exact: Rational): Odds {
  return Number(timesFloor(ODDS_SCALE, lowerOf(exact, TOTAL_ODDS_CAP)));
}

/** Combined odds for display: the exact product truncated once, at most MAX_TOTAL_ODDS. */
export function totalOdds(odds: readonly Odds[], bonusOdds: Odds = DEFAULT_BONUS_ODDS): Odds {
  return truncateOdds(exactTotalOdds(odds, bonusOdds));
}

/**
 * Money that comes back for a stake at an exact multiplier, the stake included.
 * Units:  minor units, rounded down once; at most stake × MAX_TOTAL_ODDS and MAX_MONEY.
 * Errors: RangeError on a negative stake.
 * Source: docs/rules/odds-and-rounding.md; vectors in fixtures/betting/returns.json.
 */
export function returnAt(stake: MinorUnits, multiplier: Rational): MinorUnits {
  return toMinorUnits(timesFloor(notNegative(stake, 'stake'), lowerOf(multiplier, TOTAL_ODDS_CAP)));
}

/**
 * Return of a single or combo: stake × product of the factors × bonus multiplier.
 * Units:  minor units, rounded down once, at the end.
 * Errors: RangeError on a negative stake.
 * Source: docs/rules/bet-types.md; vectors in fixtures/betting/returns.json.
 */
export function comboReturn(
  stake: MinorUnits,
  factors: readonly Factor[],
  bonusOdds: Odds = DEFAULT_BONUS_ODDS,
): MinorUnits {
  return returnAt(
    stake,
    product(bonusOdds === DEFAULT_BONUS_ODDS ? factors : [...factors, oddsFactor(bonusOdds)]),
  );
}

/**
 * The smallest stake whose return reaches a wanted return.
 * Units:  minor units, rounded up.
 * Errors: null when the multiplier is not above zero or the wanted return cannot be reached below MAX_MONEY.
 */
export function stakeForReturn(wanted: MinorUnits, multiplier: Rational): MinorUnits | null {
  const capped = lowerOf(multiplier, TOTAL_ODDS_CAP);
  if (capped.numerator <= 0n) return null;
  const stake = divideCeil(notNegative(wanted, 'wanted return'), capped);
  return stake > BigInt(MAX_MONEY) ? null : Number(stake);
}

/**
 * The largest stake whose return stays within a cap.
 * Units:  minor units, rounded down.
 */
export function stakeWithinCap(cap: MinorUnits, multiplier: Rational): MinorUnits {
  const capped = lowerOf(multiplier, TOTAL_ODDS_CAP);
  return capped.numerator <= 0n ? MAX_MONEY : toMinorUnits(divideFloor(notNegative(cap, 'cap'), capped));
}

/** A return cut to a payout cap; null is no cap. */
export function capReturn(amount: MinorUnits, cap: MinorUnits | null): MinorUnits {
  return cap === null ? amount : Math.min(amount, cap);
}

/** The factor of a selection that counts as neither won nor lost. */
export const VOID_FACTOR: Factor = ONE;

function lowerOf(a: Rational, b: Rational): Rational {
  return isLess(b, a) ? b : a;
}

function notNegative(value: number, what: string): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not ${what}: ${value}`);
  return value;
}
