import type {
  BonusConditions,
  BonusFacts,
  BonusRule,
  BoostRange,
  RewardRange,
} from '@touchline/betting/bonus';
import type { Bonus, OfferedBonus } from '@touchline/contract';

/** What is not answered, as points need a stake to compare with. Proofs never read it. */
const NO_REFERENCE = 1;

/** The rule of a bonus as it was answered; null for a type without rules. Units: as `BonusRule`. */
export function bonusRuleOf(bonus: Bonus): BonusRule | null {
  const base = { id: bonus.id, version: bonus.rule_version, conditions: conditionsOf(bonus) };
  const { type, lootbox, tournament, farming } = bonus;
  const referenceStake = bonus.reference_stake ?? NO_REFERENCE;
  switch (type) {
    case 'comboboost':
      return { ...base, family: type, ranges: boostRangesOf(bonus) };
    case 'freebet':
      return bonus.freebet_type === null
        ? null
        : { ...base, family: type, variant: bonus.freebet_type, amount: freebetAmountOf(bonus) };
    case 'hunting':
      return { ...base, family: type, referenceStake, ranges: rewardRangesOf(bonus) };
    case 'tournament': {
      const initialPool = farming?.initial_pool ?? tournament?.pool ?? 0;
      return { ...base, family: type, referenceStake, initialPool, contribution: 0, prizes: [] };
    }
    case 'lootbox': {
      const { counts, threshold } = lootbox ?? { counts: 'bets' as const, threshold: 1 };
      return { ...base, family: type, referenceStake, counts, threshold, rewards: [] };
    }
    default:
      return null;
  }
}

/** Steps of a comboboost, in their order. */
export const boostRangesOf = ({ ranges }: Pick<Bonus, 'ranges'>): readonly BoostRange[] =>
  ranges.flatMap((range) =>
    'bonus_odds' in range
      ? [{ minCount: range.min_count, maxCount: range.max_count, bonusOdds: range.bonus_odds }]
      : [],
  );

/** What a freebet stakes. Units: minor units of its currency, with its boost once that was used. */
export const freebetAmountOf = ({
  boost_data: boost,
  issued,
}: Pick<Bonus, 'boost_data' | 'issued'>): number => (boost?.is_boosted ? boost.amount : issued?.amount) ?? 0;

/** What the answer knows of the player, at a moment. */
export function bonusFactsOf(facts: NonNullable<OfferedBonus['facts']>, now: number): BonusFacts {
  return {
    now,
    country: facts.country,
    isVerified: facts.is_verified,
    usesLeft: facts.uses_left,
    farmedMatchIds: facts.farmed_event_ids,
  };
}

function conditionsOf(bonus: Bonus): BonusConditions {
  const { event_conditions: event, bet_conditions: bet } = bonus;
  const ids = (named: readonly { readonly id: string }[]) => named.map(({ id }) => id);
  return {
    sportTypes: event.sport_types,
    sportKeys: event.sports.map(({ key }) => key),
    categoryIds: ids(event.categories),
    tournamentIds: ids(event.tournaments),
    matchIds: ids(event.events),
    minOdds: event.min_odds,
    maxOdds: event.max_odds,
    matchStatus: event.match_status,
    selectionCount: { from: bet.selection_count_from, to: bet.selection_count_to },
    betTypes: bet.bet_types,
    currency: bet.currency,
    minStake: bet.min_stake,
    onlyVerified: bonus.only_verified,
    countries: bonus.country_codes,
    validFrom: bonus.valid_from,
    validTo: bonus.issued?.expired_at ?? bonus.valid_to,
    farmOncePerEvent: bet.farm_once_per_event,
  };
}

function rewardRangesOf({ ranges }: Bonus): readonly RewardRange[] {
  return ranges.flatMap((range): RewardRange[] => {
    if (!('points' in range)) return [];
    const { points: from, amount, multiplier } = range;
    if (amount !== null) return [{ from, reward: { kind: 'fixed', amount } }];
    return multiplier === null ? [] : [{ from, reward: { kind: 'average-stake', multiplier } }];
  });
}
