import type { EpochMs } from '../money.ts';
import { DEFAULT_BONUS_ODDS, type Odds } from '../odds.ts';
import type { SelectionResult } from '../settlement.ts';
import { type BoostRange, boostOdds } from './ranges.ts';
import type { FreebetVariant } from './rule.ts';

/**
 * The bonus of a placed bet, where it changes what is paid.
 * Shape: counting holds the positions of the selections that counted when the bet was taken; see `Proof`.
 */
export type SettlementBonus =
  | { readonly type: FreebetVariant }
  | {
      readonly type: 'comboboost';
      readonly ranges: readonly BoostRange[];
      readonly counting: readonly number[];
    };

const DAY_MS = 86_400_000;

/** What a bonus multiplies the return by once all is decided: void and half-lost selections no longer count. */
export function settledBoost(bonus: SettlementBonus | null, results: readonly SelectionResult[]): Odds {
  if (bonus?.type !== 'comboboost') return DEFAULT_BONUS_ODDS;
  const counting = bonus.counting.filter((position) => {
    const result = results[position];
    return result === 'win' || result === 'half_win';
  });
  return boostOdds(bonus.ranges, counting.length);
}

/** When a use that came back ends: as it did before, but a day from now at the earliest; null has no end. */
export function tokenBackUntil(validTo: EpochMs | null, now: EpochMs): EpochMs | null {
  return validTo === null ? null : Math.max(validTo, now + DAY_MS);
}
