import type { MinorUnits } from '../money.ts';
import { DEFAULT_BONUS_ODDS, type Odds } from '../odds.ts';
import type { Points } from './rule.ts';

/** A step of a comboboost by counting selections. Shape: maxCount null is any number; bonusOdds at least 1.00. */
export type BoostRange = {
  readonly minCount: number;
  readonly maxCount: number | null;
  readonly bonusOdds: Odds;
};

/** A step of a hunting. Units: multiplier scaled as odds, 5000 is half of the average stake. */
export type RewardRange = {
  readonly from: Points;
  readonly reward:
    | { readonly kind: 'fixed'; readonly amount: MinorUnits }
    | { readonly kind: 'average-stake'; readonly multiplier: Odds };
};

/** Position of the step that a number of counting selections is in; −1 outside of all. */
export function boostRangeIndex(ranges: readonly BoostRange[], count: number): number {
  return ranges.findIndex(
    ({ minCount, maxCount }) => count >= minCount && (maxCount === null || count <= maxCount),
  );
}

/** What a comboboost multiplies the return by: 1.00 outside of its ranges. */
export function boostOdds(ranges: readonly BoostRange[], count: number): Odds {
  return ranges[boostRangeIndex(ranges, count)]?.bonusOdds ?? DEFAULT_BONUS_ODDS;
}

/** Position of the highest step that points reach; −1 below the first. Expects ranges in rising order. */
export function activeRangeIndex(ranges: readonly RewardRange[], points: Points): number {
  return ranges.findLastIndex(({ from }) => points >= from);
}
