import { isPlaceableOdds, marketKey, type Odds, type OutcomeKey } from '@touchline/betting';
import type { PlacementSelection } from '@touchline/contract';
import { isBettableStatus } from '@touchline/contract/constants';
import { RISK_KEYS } from '@touchline/contract/errors';
import type { MatchRecord, OutcomeRecord, World } from '#feed/world.ts';
import { type Acceptance, isAccepted } from './acceptance.ts';
import type { RefusalReason } from './refusal.ts';

/** A selection whose outcome exists, with the price at which it would be taken. */
export interface FoundLeg {
  readonly match: MatchRecord;
  readonly outcome: OutcomeRecord;
  readonly marketKey: string;
  readonly odds: Odds;
}
export type LegFault = Omit<RefusalReason, 'leg'>;

/** Prices that the database was seen to hold in place of the world's. */
export type WrittenPrices = ReadonlyMap<OutcomeKey, Odds>;

const NOT_AVAILABLE: LegFault = { name: 'not_available', current: null };

export const isFound = (leg: FoundLeg | LegFault | undefined): leg is FoundLeg =>
  leg !== undefined && 'match' in leg;

/** What the world says about a selection now: the leg at its current price, or why it cannot be bet on. */
export function findLeg(
  world: World,
  selection: PlacementSelection,
  written: WrittenPrices,
): FoundLeg | LegFault {
  const match = world.match(selection.match_id);
  if (!match) return NOT_AVAILABLE;
  const key = keyOf(selection);
  const market = key === null ? undefined : match.markets.get(key);
  const outcome = market?.outcomes.find((one) => one.id === selection.outcome_id);
  if (!market || !outcome || !isBettableStatus(match.status)) return NOT_AVAILABLE;
  if (world.providers()[match.provider] !== 'ACTIVE') return { name: 'provider_inactive', current: null };
  const odds = written.get(`${market.key}/${outcome.id}`) ?? outcome.odds;
  if (market.status === -1) return { name: 'suspended', current: odds };
  if (market.status !== 1 || !outcome.active) return NOT_AVAILABLE;
  return { match, outcome, marketKey: market.key, odds };
}

/** Why a selection is not taken at the current price; null when it is. */
export function priceFault(acceptance: Acceptance, sent: Odds, current: Odds): LegFault | null {
  if (isPlaceableOdds(current) && isAccepted(acceptance, sent, current)) return null;
  if (!isPlaceableOdds(sent)) return { name: 'invalid_odds', key: RISK_KEYS.tooLow, current };
  return { name: 'invalid_odds', key: sent > current ? RISK_KEYS.higher : RISK_KEYS.different, current };
}

/** Key of the market that a selection names; null when its ids could not be those of any. */
export function keyOf(selection: PlacementSelection): string | null {
  const { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId } = selection;
  if ([matchId, marketId, outcomeId].some((id) => id.includes('/'))) return null;
  return marketKey({ matchId, marketId, specifier });
}
