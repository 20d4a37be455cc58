import type { EpochMs, MinorUnits } from '../money.ts';
import type { BetType } from '../slip-bet.ts';
import type { BoostRange, RewardRange } from './ranges.ts';
import type { SelectionConditions } from './selection-checks.ts';

/** Families of bonuses. A freebet is carried by a bet as one of its variants. Source: specification §3. */
export type BonusFamily = BonusRule['family'];

/** What a freebet pays; see `freebetReturn`. Source: specification §3. */
export type FreebetVariant = 'freebet_only_win' | 'freebet_all_win' | 'freebet_no_risk';

/** Hundredths of a point, a whole number: 1250 is 12.50 points. */
export type Points = number;

/** Hundredths of a per cent, a whole number: 250 is 2.5 %. */
export type BasisPoints = number;

/** Number of selections that have to count. Shape: from at least 1; to null is any number. */
export type CountSpan = { readonly from: number; readonly to: number | null };

/**
 * What a bet and its player have to fulfil, as data.
 * Shape: an empty list allows everything; null is no condition. The count of a comboboost is that of its ranges.
 * Units: minStake in minor units of currency.
 */
export type BonusConditions = SelectionConditions & {
  readonly selectionCount: CountSpan;
  readonly betTypes: readonly BetType[];
  readonly currency: string | null;
  readonly minStake: MinorUnits | null;
  readonly onlyVerified: boolean;
  /** Country codes as the player's profile has them. */
  readonly countries: readonly string[];
  readonly validFrom: EpochMs | null;
  readonly validTo: EpochMs | null;
  /** Whether an event counts for one bet alone. */
  readonly farmOncePerEvent: boolean;
};

/** One of the rewards of a lootbox. Shape: the chance is the weight, at least 1, among the sum of all. */
export type WeightedReward<Reward = MinorUnits> = { readonly weight: number; readonly reward: Reward };

/** Stake from which on a bet earns its full points. Units: minor units of the bonus' currency, above 0. */
type Farming = { readonly referenceStake: MinorUnits };

/**
 * A bonus as a bet is judged by it.
 * Units: amounts in minor units of the conditions' currency; threshold in bets, or in points.
 * Shape: version names the terms that were issued; prizes are shares of the pool from the first place on.
 */
export type BonusRule = {
  readonly id: string;
  readonly version: string;
  readonly conditions: BonusConditions;
} & (
  | { readonly family: 'comboboost'; readonly ranges: readonly BoostRange[] }
  | { readonly family: 'freebet'; readonly variant: FreebetVariant; readonly amount: MinorUnits }
  | ({ readonly family: 'hunting'; readonly ranges: readonly RewardRange[] } & Farming)
  | ({
      readonly family: 'tournament';
      readonly initialPool: MinorUnits;
      readonly contribution: BasisPoints;
      readonly prizes: readonly BasisPoints[];
    } & Farming)
  | ({
      readonly family: 'lootbox';
      readonly counts: 'bets' | 'points';
      readonly threshold: number;
      readonly rewards: readonly WeightedReward[];
    } & Farming)
);

/** What is known of player and time, passed in. Shape: usesLeft null is any number of uses. */
export type BonusFacts = {
  readonly now: EpochMs;
  readonly country: string | null;
  /** Whether the status of the player's phone is verified. */
  readonly isVerified: boolean;
  readonly usesLeft: number | null;
  /** Events that an earlier bet holds or has farmed. */
  readonly farmedMatchIds: readonly string[];
};

/** Whether every selection has to fit the conditions; else those that fit count, and the others do no harm. */
export function countsEverySelection(rule: BonusRule): boolean {
  return rule.family === 'freebet';
}

/** Types of bets that may carry a bonus: a comboboost multiplies combos alone. */
export function betTypesOf({ family, conditions: { betTypes } }: BonusRule): readonly BetType[] {
  return family === 'comboboost' ? betTypes.filter((type) => type === 'COMBO') : betTypes;
}
