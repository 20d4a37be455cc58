import type { BetBonuses, Bonus, OfferedBonus } from '@touchline/contract';

/** A bonus of a player without conditions, with what a test wants otherwise. */
export function bonusAnswer(type: Bonus['type'], other: Partial<Bonus> = {}): Bonus {
  return {
    id: `${type}-1`,
    campaign_id: `${type}-campaign`,
    type,
    freebet_type: type === 'freebet' ? 'freebet_only_win' : null,
    name: `The ${type}`,
    description: null,
    status: 'active',
    country_codes: [],
    event_conditions: {
      sport_types: [],
      sports: [],
      categories: [],
      tournaments: [],
      events: [],
      min_odds: null,
      max_odds: null,
      match_status: 'all',
    },
    bet_conditions: {
      selection_count_from: 1,
      selection_count_to: null,
      bet_types: ['SINGLE', 'COMBO'],
      min_stake: null,
      currency: 'EUR',
      farm_once_per_event: false,
    },
    valid_from: null,
    valid_to: null,
    only_verified: false,
    trigger_key: 'campaign',
    show_in_promotion: false,
    uses_count: null,
    banner: null,
    issued: {
      is_active: true,
      seen: true,
      times_used: 0,
      activated_at: 0,
      expired_at: null,
      created_at: 0,
      computed_status: 'active',
      currency: 'EUR',
      amount: type === 'freebet' ? 1_000 : null,
    },
    user_bonus_status: 'active',
    reasons: [],
    ranges: [],
    active_range_index: null,
    multiplier: null,
    boost_data: null,
    freebets_to_boost: [],
    farming_freebet_type: null,
    reference_stake: null,
    farming: null,
    rewards: [],
    lootbox: null,
    tournament: null,
    rule_version: 'v1',
    ...other,
  };
}

/** A bonus as it is offered to a bet, with its terms and what is known of the player. */
export const offeredBonus = (bonus: Bonus, other: Partial<OfferedBonus> = {}): OfferedBonus => ({
  id: bonus.id,
  type: bonus.freebet_type ?? bonus.type,
  available: true,
  odds: null,
  potential_points: null,
  suitable_selections: [],
  bonus,
  facts: { country: 'DE', is_verified: false, uses_left: null, farmed_event_ids: [] },
  ...other,
});

/** What is offered to one bet. */
export const betBonuses = (bet_id: string, offered: Partial<BetBonuses> = {}): BetBonuses => ({
  bet_id,
  comboboost: null,
  freebet: [],
  hunting: null,
  lootbox: null,
  tournament: null,
  ...offered,
});

/** Steps of a boost: 4 % from two counting selections on, 8 % from three on. */
export const BOOST_STEPS: Bonus['ranges'] = [
  { min_count: 2, max_count: 2, bonus_odds: 10_400 },
  { min_count: 3, max_count: null, bonus_odds: 10_800 },
];
