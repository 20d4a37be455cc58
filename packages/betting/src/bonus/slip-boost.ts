import { DEFAULT_BONUS_ODDS, type Odds } from '../odds.ts';
import type { SlipBet } from '../slip-bet.ts';
import { boostOdds } from './ranges.ts';
import { fitsConditions } from './selection-checks.ts';

/** What a comboboost multiplies a bet of the slip by, from its terms where they are known, else as it was answered. */
export function slipBoost({ betType, bonus, selections }: SlipBet): Odds {
  if (betType !== 'COMBO' || bonus?.type !== 'comboboost') return DEFAULT_BONUS_ODDS;
  const { boost } = bonus;
  if (!boost) return bonus.odds ?? DEFAULT_BONUS_ODDS;
  return boostOdds(boost.ranges, selections.filter((one) => fitsConditions(boost, one)).length);
}
