import type { EpochMs, MinorUnits } from '@touchline/betting';
import {
  activeRangeIndex,
  type BonusRule,
  type Farmed,
  lootboxProgress,
  owedRewards,
  poolOf,
  rewardChances,
} from '@touchline/betting/bonus';
import type { Bonus } from '@touchline/contract';
import type { BannerKind, BonusFamily } from '@touchline/contract/constants';
import type { Standing } from '../bonuses/bonus-standing.ts';
import { boostedAmount } from '../bonuses/boost.ts';
import type { CampaignTerms } from '../bonuses/campaign.ts';
import { stateOf } from '../bonuses/campaign-store.ts';
import type { BonusRow } from '../bonuses/move-status.ts';
import type { House } from '../house.ts';
import { presentBetConditions, presentEventConditions } from './bonus-conditions.ts';
import { textIn } from './text-in.ts';

/** All that a bonus is shown by. Shape: row null for a campaign whose bonus the reader does not hold. */
export interface ShownBonus {
  readonly row: BonusRow | null;
  readonly version: string;
  readonly terms: CampaignTerms;
  readonly rule: BonusRule;
  readonly standing: Standing;
  readonly said: 'paused' | 'disabled' | undefined;
  /** Of a family with points, what the reader's bets have earned, and the ids of these bets. */
  readonly farmed: Farmed | null;
  readonly usedInBets: readonly string[];
  readonly rewards: Bonus['rewards'];
  /** Whether it can be boosted now. */
  readonly isBoostable: boolean;
  /** Own stakes that count for a tournament, and when its prizes were decided. */
  readonly countingStakes: MinorUnits;
  readonly finalAt: EpochMs | null;
}

type Presenting = Pick<House, 'world' | 'playerClock'>;

// A comboboost has no banner of its own kind.
const BANNER: Readonly<Record<BonusFamily, BannerKind>> = {
  comboboost: 'freebet',
  freebet: 'freebet',
  hunting: 'hunting',
  tournament: 'hunting_tournament',
  lootbox: 'lootbox',
};

function presentBanner({ id, banner, offer }: CampaignTerms, locale: string): Bonus['banner'] {
  if (banner === null) return null;
  const alt = textIn(banner.alt, locale);
  const picture = (name: 'desktop' | 'mobile') => {
    const url = banner[name];
    return url === null ? null : { id: `${id}.${name}`, url, alt };
  };
  return { kind: BANNER[offer.family], desktop: picture('desktop'), mobile: picture('mobile') };
}

function presentIssued(
  { row, standing }: ShownBonus,
  told: (at: EpochMs | null) => EpochMs | null,
): Bonus['issued'] {
  if (row === null) return null;
  return {
    is_active: row.status === 'active',
    seen: row.seen,
    times_used: row.timesUsed,
    activated_at: told(row.activatedAt),
    expired_at: told(row.expiresAt),
    created_at: told(row.createdAt) ?? row.createdAt,
    computed_status: standing.status,
    currency: row.currency,
    amount: row.amount,
  };
}

function presentRanges({ rule }: ShownBonus): Bonus['ranges'] {
  if (rule.family === 'comboboost')
    return rule.ranges.map(({ minCount, maxCount, bonusOdds }) => ({
      min_count: minCount,
      max_count: maxCount,
      bonus_odds: bonusOdds,
    }));
  if (rule.family !== 'hunting') return [];
  return rule.ranges.map(({ from, reward }) => ({
    points: from,
    amount: reward.kind === 'fixed' ? reward.amount : null,
    multiplier: reward.kind === 'average-stake' ? reward.multiplier : null,
  }));
}

/** Points that the highest step still lacks. */
function missingPoints(rule: BonusRule, points: number): number {
  if (rule.family === 'hunting') return Math.max(0, (rule.ranges.at(-1)?.from ?? 0) - points);
  const isOfPoints = rule.family === 'lootbox' && rule.counts === 'points';
  return isOfPoints ? Math.max(0, rule.threshold - points) : 0;
}

/** The freebet of the highest step that is reached once the open bets are won or lost. */
const potentialFreebet = (rule: BonusRule, farmed: Farmed): MinorUnits =>
  rule.family === 'hunting' ? (owedRewards(rule.ranges, farmed, 'with-open').at(-1)?.amount ?? 0) : 0;

function presentFarming({ rule, farmed, usedInBets }: ShownBonus): Bonus['farming'] {
  if (farmed === null) return null;
  return {
    average_stake: farmed.averageStake,
    bets_count: farmed.betsCount,
    points: farmed.points,
    available_points: missingPoints(rule, farmed.points),
    potential_points: farmed.potentialPoints,
    potential_freebet_amount: potentialFreebet(rule, farmed),
    initial_pool: rule.family === 'tournament' ? rule.initialPool : null,
    farmed_event_ids: [...farmed.farmedMatchIds],
    used_in_bets: [...usedInBets],
  };
}

const NOTHING: Farmed = {
  bets: [],
  points: 0,
  potentialPoints: 0,
  betsCount: 0,
  averageStake: 0,
  farmedMatchIds: [],
};

function presentLootbox({ rule, terms, farmed }: ShownBonus): Bonus['lootbox'] {
  if (rule.family !== 'lootbox' || terms.offer.family !== 'lootbox') return null;
  const { freebetType } = terms.offer.reward;
  const { reached, potential, threshold } = lootboxProgress(rule, farmed ?? NOTHING);
  const rewards = rewardChances(rule.rewards).map(({ reward, chance: { numerator, denominator } }) => ({
    amount: reward,
    freebet_type: freebetType,
    chance: `${numerator}/${denominator}`,
  }));
  return { counts: rule.counts, reached, potential, threshold, rewards };
}

/** Prizes from the first place on at a pool. Units: smallest units, each rounded down. */
export const prizesOf = (pool: MinorUnits, shares: readonly number[]): MinorUnits[] =>
  shares.map((share) => Number((BigInt(pool) * BigInt(share)) / 10_000n));

function presentPool(
  { rule, terms, said, countingStakes, finalAt }: ShownBonus,
  now: EpochMs,
): Bonus['tournament'] {
  if (rule.family !== 'tournament') return null;
  const pool = poolOf(rule, countingStakes);
  return {
    state: stateOf(terms, said, now),
    pool,
    prizes: prizesOf(pool, rule.prizes),
    is_final: finalAt !== null,
  };
}

function presentBoost(shown: ShownBonus) {
  const { row, terms, isBoostable } = shown;
  const { offer } = terms;
  const boost = offer.family === 'freebet' ? offer.boost : null;
  const isBoosted = row?.isBoosted ?? false;
  const amount = isBoosted ? (row?.amount ?? null) : boostedAmount(terms, row?.amount ?? null);
  return {
    multiplier: boost,
    boost_data: boost === null || amount === null ? null : { is_boosted: isBoosted, amount },
    freebets_to_boost: isBoostable && row !== null ? [row.id] : [],
  };
}

/** A bonus in a language; times as devices tell them. */
export function presentBonus({ world, playerClock }: Presenting, shown: ShownBonus, locale: string): Bonus {
  const { row, terms, rule, standing, said, farmed } = shown;
  const { offer, conditions } = terms;
  const now = playerClock.now();
  const told = (at: EpochMs | null) => (at === null ? null : playerClock.told(at));
  return {
    id: row?.id ?? terms.id,
    campaign_id: terms.id,
    type: offer.family,
    freebet_type: offer.family === 'freebet' ? offer.freebetType : null,
    name: textIn(terms.name, locale),
    description: terms.description === null ? null : textIn(terms.description, locale),
    status: stateOf(terms, said, now),
    country_codes: [...conditions.countries],
    event_conditions: presentEventConditions(world, rule, locale),
    bet_conditions: presentBetConditions(rule),
    valid_from: told(conditions.validFrom),
    valid_to: told(rule.conditions.validTo),
    only_verified: conditions.onlyVerified,
    trigger_key: row?.trigger ?? terms.trigger.kind,
    show_in_promotion: terms.showInPromotion,
    amount: offer.family === 'freebet' ? (row?.amount ?? offer.amount) : null,
    uses_count: row === null ? terms.uses : row.uses,
    banner: presentBanner(terms, locale),
    issued: presentIssued(shown, told),
    user_bonus_status: standing.status,
    reasons: [...standing.reasons],
    ranges: presentRanges(shown),
    active_range_index: rule.family === 'hunting' ? activeRangeIndex(rule.ranges, farmed?.points ?? 0) : null,
    ...presentBoost(shown),
    farming_freebet_type:
      offer.family === 'hunting' || offer.family === 'lootbox' ? offer.reward.freebetType : null,
    reference_stake: 'referenceStake' in offer ? offer.referenceStake : null,
    farming: presentFarming(shown),
    rewards: shown.rewards,
    lootbox: presentLootbox(shown),
    tournament: presentPool(shown, now),
    rule_version: shown.version,
  };
}
