import type { Bonus, IssuedBonus, Jackpot, JackpotHit } from '@touchline/contract';

/** 22 November 2026, 23:59 UTC. */
export const ENDS_AT = Date.UTC(2026, 10, 22, 23, 59);

const ISSUED: IssuedBonus = {
  is_active: true,
  seen: true,
  times_used: 0,
  activated_at: ENDS_AT - 86_400_000,
  expired_at: ENDS_AT,
  created_at: ENDS_AT - 2 * 86_400_000,
  computed_status: 'active',
  currency: 'EUR',
  amount: 1_000,
};

/** What the player holds of a sample. */
export const issuedSample = (more: Partial<IssuedBonus> = {}): IssuedBonus => ({ ...ISSUED, ...more });

/** An active freebet of 10 euros for combos of football. */
export const sampleBonus = (more: Partial<Bonus> = {}): Bonus => ({
  id: 'b1',
  campaign_id: 'c1',
  type: 'freebet_only_win',
  freebet_type: 'freebet_only_win',
  name: 'Weekend free bet',
  description: null,
  status: 'active',
  country_codes: [],
  event_conditions: {
    sport_types: [],
    sports: [{ key: 'football', name: 'Football' }],
    categories: [],
    tournaments: [],
    events: [],
    min_odds: 15_000,
    max_odds: null,
    match_status: 'all',
  },
  bet_conditions: {
    selection_count_from: 3,
    selection_count_to: 8,
    bet_types: ['COMBO'],
    min_stake: null,
    currency: 'EUR',
    farm_once_per_event: false,
  },
  valid_from: null,
  valid_to: ENDS_AT,
  only_verified: false,
  trigger_key: 'campaign',
  show_in_promotion: false,
  uses_count: 1,
  banner: null,
  issued: ISSUED,
  user_bonus_status: 'active',
  reasons: [],
  ranges: [],
  active_range_index: null,
  multiplier: null,
  boost_data: null,
  freebets_to_boost: [],
  farming_freebet_type: null,
  farming: null,
  rewards: [],
  lootbox: null,
  tournament: null,
  rule_version: 'v1',
  ...more,
});

/** A tournament with a pool of 5,000 euros. */
export const sampleTournament = (more: Partial<Bonus> = {}): Bonus =>
  sampleBonus({
    id: 't1',
    campaign_id: 'pool-1',
    type: 'tournament',
    freebet_type: null,
    name: 'Matchday 13',
    farming_freebet_type: 'freebet_only_win',
    tournament: { state: 'active', pool: 500_000, prizes: [100_000, 60_000, 40_000], is_final: false },
    ...more,
  });

/** A jackpot of two levels in euros. */
export const sampleJackpot = (more: Partial<Jackpot> = {}): Jackpot => ({
  id: 'j1',
  name: 'Touchline jackpot',
  amount: 209_400,
  pool_amount: 209_400,
  hits_amount: 1_000_000,
  currency: 'EUR',
  subunits: 100,
  levels: [
    {
      code: 'mini',
      name: 'Mini',
      pool_amount: 21_400,
      state: 'active',
      max: 50_000,
      round: 3,
      seed_hash: '',
    },
    {
      code: 'minor',
      name: 'Minor',
      pool_amount: 188_000,
      state: 'active',
      max: 300_000,
      round: 1,
      seed_hash: '',
    },
  ],
  terms: 'Each accepted stake adds to the pools. It costs you nothing.',
  ...more,
});

/** A hit of the player of 1,642 euros that he has not seen. */
export const sampleHit = (more: Partial<JackpotHit> = {}): JackpotHit => ({
  id: 'h1',
  jackpot_id: 'j1',
  name: 'Touchline jackpot',
  amount: 164_200,
  amount_eur: 164_200,
  currency: 'EUR',
  subunits: 100,
  created_at: ENDS_AT,
  level: { code: 'minor', name: 'Minor' },
  status: 'approved',
  user_hash: '3f…9a',
  seen: false,
  is_own: true,
  proof: null,
  ...more,
});
