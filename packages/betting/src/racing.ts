import type { MinorUnits } from './money.ts';
import { ODDS_SCALE, type Odds } from './odds.ts';
import type { PlaceTerms } from './place-terms.ts';
import type { Rational } from './rational.ts';
import { returnAt } from './returns.ts';

/** Where a runner came in: behind how many others plus one, and how many came in there together. */
export type Placing = { readonly position: number; readonly tied: number };

/**
 * A bet on a runner.
 * Units: `lineStake` is what the win part costs; each way costs it twice. `deduction` in per cent of the winnings.
 * Shape: `terms` are those of the runners that started; null where too few did.
 */
export type RacingBet = {
  readonly kind: 'win' | 'each_way';
  readonly lineStake: MinorUnits;
  readonly odds: Odds;
  readonly deduction: number;
  readonly terms: PlaceTerms | null;
};

export type RacingResult = 'win' | 'place' | 'lose';

const NOTHING: Rational = { numerator: 0n, denominator: 1n };
const WHOLE = 100;

/** The part of a stake that runs where `tied` share the positions from `position` on, and `places` pay. */
function runningShare({ position, tied }: Placing, places: number): Rational {
  const left = places - position + 1;
  if (left <= 0) return NOTHING;
  return left >= tied
    ? { numerator: 1n, denominator: 1n }
    : { numerator: BigInt(left), denominator: BigInt(tied) };
}

/** Odds after the deduction, of which only a part of the profit is paid, times the share that runs. */
function partFactor({ odds, deduction }: RacingBet, divisor: number, share: Rational): Rational {
  const whole = BigInt(ODDS_SCALE * WHOLE * divisor);
  const profit = BigInt((odds - ODDS_SCALE) * (WHOLE - deduction));
  return { numerator: (whole + profit) * share.numerator, denominator: whole * share.denominator };
}

const sum = (a: Rational, b: Rational): Rational => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/**
 * What a bet on a runner comes to once the race is over. A runner that did not start, or a race that was not run, gives the
 * whole stake back and is not settled here.
 * Shape:  `placing` null for a runner that did not come in. Without terms the place part of an each-way bet is settled on the
 *         winner at full odds.
 * Units:  minor units, stake included, rounded down once, at the end.
 * Errors: RangeError on a negative stake.
 * Source: docs/rules/each-way.md; vectors in fixtures/betting/racing.json.
 */
export function settleRacing(
  bet: RacingBet,
  placing: Placing | null,
): { readonly payout: MinorUnits; readonly result: RacingResult } {
  if (placing === null) return { payout: 0, result: 'lose' };
  const { places, divisor } = bet.terms ?? { places: 1, divisor: 1 };
  const win = partFactor(bet, 1, runningShare(placing, 1));
  const place = bet.kind === 'each_way' ? partFactor(bet, divisor, runningShare(placing, places)) : NOTHING;
  const payout = returnAt(bet.lineStake, sum(win, place));
  if (win.numerator > 0n) return { payout, result: 'win' };
  return { payout, result: place.numerator > 0n ? 'place' : 'lose' };
}
