import type { Rational } from '../rational.ts';
import { drawnBelow } from './draw.ts';
import type { Farmed } from './points.ts';
import type { BonusRule, WeightedReward } from './rule.ts';

type LootboxRule = Extract<BonusRule, { family: 'lootbox' }>;

/** How far a lootbox is. Shape: in bets or in points, as the rule counts; potential is with open bets. */
export type LootboxProgress = {
  readonly reached: number;
  readonly potential: number;
  readonly threshold: number;
  readonly isEarned: boolean;
};

/** How far the bets of a player have come towards a lootbox. */
export function lootboxProgress({ counts, threshold }: LootboxRule, farmed: Farmed): LootboxProgress {
  const isOfBets = counts === 'bets';
  const reached = isOfBets ? farmed.betsCount : farmed.points;
  const potential = isOfBets ? farmed.bets.length : farmed.potentialPoints;
  return { reached, potential, threshold, isEarned: reached >= threshold };
}

/** The rewards of a lootbox, each with its exact chance. */
export function rewardChances<Reward>(
  rewards: readonly WeightedReward<Reward>[],
): readonly { readonly reward: Reward; readonly chance: Rational }[] {
  const denominator = totalWeight(rewards);
  return rewards.map(({ reward, weight }) => ({
    reward,
    chance: { numerator: BigInt(weight), denominator },
  }));
}

/**
 * Draws a reward from the SHA-256 digest of a seed.
 * Errors: RangeError for anything but a digest, and without rewards.
 */
export function drawReward<Reward>(rewards: readonly WeightedReward<Reward>[], digest: string): Reward {
  let left = drawnBelow(digest, totalWeight(rewards));
  const drawn = rewards.find(({ weight }) => {
    left -= BigInt(weight);
    return left < 0n;
  });
  if (drawn === undefined) throw new RangeError('No reward has a weight.');
  return drawn.reward;
}

function totalWeight(rewards: readonly Pick<WeightedReward, 'weight'>[]): bigint {
  return rewards.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
}
