import type { SystemType } from '@touchline/betting';
import type { BetType, PlacementBet } from '@touchline/contract';
import { SELECTION_CAP } from '@touchline/contract/constants';
import type { HouseOptions } from '../options.ts';
import { type FoundLeg, isFound, type LegFault } from './check-leg.ts';
import type { RefusalReason } from './refusal.ts';
import { offeredSystems } from './system-types.ts';

/** What kind of bet a player sent. */
export interface BetShape {
  readonly type: BetType;
  /** Of a system bet; null for every other, and for a system that is not offered. */
  readonly system: SystemType | null;
}

const COMBOS: readonly BetType[] = ['single', 'single', 'double', 'treble'];

export function shapeOf(bet: PlacementBet, options: HouseOptions): BetShape {
  const count = bet.selections.length;
  if (bet.custom_odds != null) return { type: 'custom_bet', system: null };
  if (bet.system_id == null) return { type: COMBOS[count] ?? 'accumulator', system: null };
  const offered = offeredSystems(options).find((type) => type.id === bet.system_id);
  return { type: 'system', system: offered?.totalCount === count ? offered : null };
}

const isWrongType = (bet: PlacementBet, { type, system }: BetShape, options: HouseOptions) =>
  bet.bonus != null ||
  (type === 'system' && system === null) ||
  (type === 'custom_bet' && (bet.system_id != null || options.off.has('custom_bet')));

/** What speaks against the kind of a bet and the number of its selections. */
export function shapeReasons(bet: PlacementBet, shape: BetShape, options: HouseOptions): RefusalReason[] {
  const { selections } = bet;
  const reasons: RefusalReason[] = [];
  if (selections.length === 0) reasons.push({ name: 'default', field: 'selections' });
  if (selections.length > SELECTION_CAP) reasons.push({ name: 'too_many_selections' });
  if (isWrongType(bet, shape, options)) {
    reasons.push({ name: 'bet_type_unknown', ...(bet.system_id != null && { field: 'system_id' }) });
  }
  const matches = new Set(selections.map((selection) => selection.match_id));
  if (shape.type !== 'custom_bet' && matches.size < selections.length) {
    reasons.push({ name: 'not_combinable', key: 'error.place_bets.not_combinable_match' });
  }
  return reasons;
}

/** What speaks against combining selections of these providers. */
export function providerReasons(
  found: readonly (FoundLeg | LegFault)[],
  type: BetShape['type'],
): RefusalReason[] {
  const providers = new Set(found.filter(isFound).map((leg) => leg.match.provider));
  const reasons: RefusalReason[] = [];
  if (providers.size > 1)
    reasons.push({ name: 'not_combinable', key: 'error.place_bets.not_combinable_provider' });
  if (type === 'system' && providers.has('oddin'))
    reasons.push({ name: 'not_combinable', key: 'error.place_bets.not_combinable_system' });
  if (type === 'custom_bet' && [...providers].some((provider) => provider !== 'betradar'))
    reasons.push({ name: 'custom_bet_refused' });
  return reasons;
}
