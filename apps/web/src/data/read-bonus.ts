import type { Bonus } from '@touchline/contract';

/** Fields that go beyond the specification, as a backend without them would have them. */
const WITHOUT_EXTENSIONS = {
  freebet_type: null,
  description: null,
  valid_from: null,
  valid_to: null,
  uses_count: null,
  banner: null,
  issued: null,
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
  rule_version: '',
} satisfies Partial<Bonus>;

/** Fills in what a backend of the specification alone leaves out. */
export const readBonus = (given: Bonus): Bonus => ({
  ...WITHOUT_EXTENSIONS,
  ...given,
  campaign_id: given.campaign_id ?? given.id,
});
