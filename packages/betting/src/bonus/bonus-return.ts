import type { MinorUnits } from '../money.ts';
import { isLess, ONE, type Rational } from '../rational.ts';
import { returnAt } from '../returns.ts';
import type { SlipBonusType } from '../slip-bet.ts';

/**
 * Money that comes back for a stake at an exact multiplier, by the bonus that the bet carries.
 * Shape:  only_win pays winnings without the stake; all_win pays the full return of a bet that wins; no_risk is staked with own
 *         money, and at least the stake comes back. Others pay what the bet returns.
 * Units:  minor units, rounded down once.
 * Errors: RangeError on a negative stake.
 * Source: vectors in fixtures/betting/bonus-quotes.json.
 */
export function bonusReturn(
  type: SlipBonusType | undefined,
  stake: MinorUnits,
  multiplier: Rational,
): MinorUnits {
  const returned = returnAt(stake, multiplier);
  switch (type) {
    case 'freebet_only_win':
      return Math.max(returned - stake, 0);
    case 'freebet_all_win':
      return isLess(ONE, multiplier) ? returned : 0;
    case 'freebet_no_risk':
      return Math.max(returned, stake);
    default:
      return returned;
  }
}
