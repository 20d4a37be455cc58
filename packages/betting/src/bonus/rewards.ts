import type { MinorUnits } from '../money.ts';
import { ODDS_SCALE, type Odds } from '../odds.ts';
import { averageStake, type Farmed, type FarmedBet } from './points.ts';
import type { RewardRange } from './ranges.ts';
import type { Points } from './rule.ts';

/** A reward that points have earned. Shape: one for each range at most. */
export type OwedReward = { readonly rangeIndex: number; readonly amount: MinorUnits };

/** A reward that was given. Shape: used also while a bet that carries it is open. */
export type GrantedReward = OwedReward & { readonly state: 'unused' | 'used' | 'deactivated' };

/** What brings the given rewards in line with those that are owed. */
export type RewardChange = OwedReward & {
  readonly kind: 'grant' | 'change-amount' | 'deactivate' | 'reinstate';
};

/**
 * Rewards of all ranges that the points of decided bets reach.
 * Shape:  a multiple of the average stake takes the bets up to the one that reached the range, in order of placement, so that a
 *         later bet does not change it; with open bets counted as decided where they are included. Rewards of nothing are none.
 * Units:  minor units, rounded down.
 * Source: vectors in fixtures/betting/bonus-points.json.
 */
export function owedRewards(
  ranges: readonly RewardRange[],
  { bets }: Pick<Farmed, 'bets'>,
  counted: 'decided' | 'with-open' = 'decided',
): readonly OwedReward[] {
  const counting = counted === 'decided' ? bets.filter(({ isOpen }) => !isOpen) : bets;
  return ranges.flatMap(({ from, reward }, rangeIndex) => {
    const until = betsUntil(counting, from);
    if (until === null) return [];
    const amount =
      reward.kind === 'fixed' ? reward.amount : multipliedAmount(averageStake(until), reward.multiplier);
    return amount > 0 ? [{ rangeIndex, amount }] : [];
  });
}

/**
 * Changes after which the rewards are those that are owed.
 * Shape: each range is granted once. What is unused follows corrections; what is used stays. Nothing to change once applied.
 */
export function rewardChanges(
  owed: readonly OwedReward[],
  granted: readonly GrantedReward[],
): readonly RewardChange[] {
  const given = new Map(granted.map((reward) => [reward.rangeIndex, reward]));
  const earned = new Set(owed.map(({ rangeIndex }) => rangeIndex));
  const forward = owed.flatMap((reward): RewardChange[] => {
    const before = given.get(reward.rangeIndex);
    if (before === undefined) return [{ ...reward, kind: 'grant' }];
    if (before.state === 'deactivated') return [{ ...reward, kind: 'reinstate' }];
    const isSame = before.state === 'used' || before.amount === reward.amount;
    return isSame ? [] : [{ ...reward, kind: 'change-amount' }];
  });
  const back = granted.flatMap(({ rangeIndex, amount, state }): RewardChange[] =>
    state === 'unused' && !earned.has(rangeIndex) ? [{ rangeIndex, amount, kind: 'deactivate' }] : [],
  );
  return [...forward, ...back];
}

/** An amount times a multiplier: a reward by the average stake, or a freebet after its boost. Units: rounded down. */
export function multipliedAmount(amount: MinorUnits, multiplier: Odds): MinorUnits {
  return Number((BigInt(amount) * BigInt(multiplier)) / BigInt(ODDS_SCALE));
}

// Bets up to the one with which the points reach a number; null while they do not.
function betsUntil(bets: readonly FarmedBet[], from: Points): readonly FarmedBet[] | null {
  let points = 0;
  for (const [index, bet] of bets.entries()) {
    points += bet.points;
    if (points >= from) return bets.slice(0, index + 1);
  }
  return null;
}
