import type { MinorUnits } from '@touchline/betting';
import { currencyOf } from '../wallet/currencies.ts';
import type { CampaignOffer, FreebetReward } from './campaign.ts';
import type { CampaignSource } from './campaign-shape.ts';
import { scaledNumber } from './scaled-number.ts';

/** Notes what is wrong at a path of the campaign. */
export type Fault = (path: readonly PropertyKey[], message: string) => void;

/** Reads an amount in main units; one that cannot be kept is a fault, and counts as 0. */
export type ReadAmount = (amount: number, ...path: readonly PropertyKey[]) => MinorUnits;

type SourceOf<F extends CampaignSource['offer']['family']> = Extract<CampaignSource['offer'], { family: F }>;

const WHOLE_POOL = 10_000;
const SMALLEST_COMBO = 2;

/** Reads amounts of a currency in its smallest units. */
export function amountReader(currencyCode: string, fault: Fault): ReadAmount {
  const digits = String(currencyOf(currencyCode)?.subunits ?? 1).length - 1;
  return (amount, ...path) => {
    const units = scaledNumber(amount, digits);
    const most = digits === 0 ? 'no decimals' : `at most ${digits} decimals`;
    if (units === null) fault(path, `must be an amount of ${currencyCode}: it has ${most}`);
    return units ?? 0;
  };
}

const rewardOf = ({ freebet_type, valid_days, min_odds }: SourceOf<'lootbox'>['reward']): FreebetReward => ({
  freebetType: freebet_type,
  validDays: valid_days,
  minOdds: min_odds,
});

function comboboostOf({ family, ranges }: SourceOf<'comboboost'>, fault: Fault): CampaignOffer {
  ranges.forEach(({ from, to }, index) => {
    const at = (name: string) => ['offer', 'ranges', index, name];
    const before = ranges[index - 1];
    if (from < SMALLEST_COMBO) fault(at('from'), 'must be 2 or more: a combo has two selections at least');
    if (to !== null && to < from) fault(at('to'), 'must not be below from');
    if (before && (before.to === null || from <= before.to))
      fault(at('from'), 'must be above the range before: order the ranges, without an overlap');
  });
  return {
    family,
    ranges: ranges.map(({ from, to, bonus_odds }) => ({
      minCount: from,
      maxCount: to,
      bonusOdds: bonus_odds,
    })),
  };
}

function huntingOf(source: SourceOf<'hunting'>, amountOf: ReadAmount, fault: Fault): CampaignOffer {
  const ranges = source.ranges.map(({ points, amount, multiplier }, index) => {
    if (points <= (source.ranges[index - 1]?.points ?? 0))
      fault(['offer', 'ranges', index, 'points'], 'must be above the range before: order the ranges');
    const reward =
      amount === undefined
        ? ({ kind: 'average-stake', multiplier: multiplier ?? 0 } as const)
        : ({ kind: 'fixed', amount: amountOf(amount, 'offer', 'ranges', index, 'amount') } as const);
    return { from: points, reward };
  });
  return {
    family: source.family,
    referenceStake: amountOf(source.reference_stake, 'offer', 'reference_stake'),
    ranges,
    reward: rewardOf(source.reward),
  };
}

function tournamentOf(source: SourceOf<'tournament'>, amountOf: ReadAmount, fault: Fault): CampaignOffer {
  const { prizes, contribution, initial_pool: pool } = source;
  if (prizes.reduce((sum, share) => sum + share, 0) > WHOLE_POOL)
    fault(['offer', 'prizes'], 'must be 100 per cent of the pool at most, all together');
  if (pool === 0 && contribution === 0)
    fault(['offer'], 'needs an initial_pool or a contribution: there would be nothing to win');
  return {
    family: source.family,
    referenceStake: amountOf(source.reference_stake, 'offer', 'reference_stake'),
    initialPool: amountOf(pool, 'offer', 'initial_pool'),
    contribution,
    prizes,
  };
}

function lootboxOf(source: SourceOf<'lootbox'>, amountOf: ReadAmount, fault: Fault): CampaignOffer {
  const { counts, threshold } = source;
  const reached = counts === 'bets' ? scaledNumber(threshold, 0) : scaledNumber(threshold, 2);
  if (reached === null || reached <= 0) {
    const asked = counts === 'bets' ? 'a whole number of bets' : 'points with at most two decimals';
    fault(['offer', 'threshold'], `must be ${asked}, above 0`);
  }
  return {
    family: source.family,
    referenceStake: amountOf(source.reference_stake, 'offer', 'reference_stake'),
    counts,
    threshold: reached ?? 0,
    rewards: source.rewards.map(({ amount, weight }, index) => ({
      weight,
      reward: amountOf(amount, 'offer', 'rewards', index, 'amount'),
    })),
    reward: rewardOf(source.reward),
  };
}

/** What a campaign gives, in units of the rules. */
export function offerOf(source: CampaignSource['offer'], amountOf: ReadAmount, fault: Fault): CampaignOffer {
  switch (source.family) {
    case 'comboboost':
      return comboboostOf(source, fault);
    case 'freebet': {
      const { family, freebet_type: freebetType, amount, boost } = source;
      return { family, freebetType, amount: amountOf(amount, 'offer', 'amount'), boost };
    }
    case 'hunting':
      return huntingOf(source, amountOf, fault);
    case 'tournament':
      return tournamentOf(source, amountOf, fault);
    case 'lootbox':
      return lootboxOf(source, amountOf, fault);
  }
}
