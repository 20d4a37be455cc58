import { isPlaceableOdds, marketKey, type Odds } from '@touchline/betting';
import type { OddsAcceptMode, PlacementSelection } from '@touchline/contract';
import { isBettableStatus } from '@touchline/contract/constants';
import { RISK_KEYS } from '@touchline/contract/errors';
import type { MatchRecord, OutcomeRecord, World } from '#feed/world.ts';
import type { RefusalReason } from './refusal.ts';

/** A selection whose outcome exists, with the price at which it would be taken. */
export interface FoundLeg {
  readonly match: MatchRecord;
  readonly outcome: OutcomeRecord;
  readonly odds: Odds;
}

type Reason = Omit<RefusalReason, 'leg'>;

const NOT_AVAILABLE: Reason = { name: 'not_available', current: null };

function isAccepted(mode: OddsAcceptMode, sent: Odds, current: Odds): boolean {
  return sent === current || mode === 'any' || (mode === 'higher' && current > sent);
}

function priceReason(sent: Odds, current: Odds): Reason {
  if (!isPlaceableOdds(sent)) return { name: 'invalid_odds', key: RISK_KEYS.tooLow, current };
  return { name: 'invalid_odds', key: sent > current ? RISK_KEYS.higher : RISK_KEYS.different, current };
}

/** What the world says about a selection now: the leg, or why it cannot be taken. */
export function checkLeg(
  world: World,
  selection: PlacementSelection,
  mode: OddsAcceptMode,
): FoundLeg | Reason {
  const match = world.match(selection.match_id);
  if (!match) return NOT_AVAILABLE;
  const key = keyOf(selection);
  const market = key === null ? undefined : match.markets.get(key);
  const outcome = market?.outcomes.find((one) => one.id === selection.outcome_id);
  if (!market || !outcome || !isBettableStatus(match.status)) return NOT_AVAILABLE;
  if (world.providers()[match.provider] !== 'ACTIVE') return { name: 'provider_inactive', current: null };
  if (market.status === -1) return { name: 'suspended', current: outcome.odds };
  if (market.status !== 1 || !outcome.active) return NOT_AVAILABLE;
  if (!isAccepted(mode, selection.odds, outcome.odds) || !isPlaceableOdds(outcome.odds)) {
    return priceReason(selection.odds, outcome.odds);
  }
  return { match, outcome, odds: outcome.odds };
}

/** Key of the market that a selection names; null when its ids could not be those of any. */
export function keyOf(selection: PlacementSelection): string | null {
  const { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId } = selection;
  if ([matchId, marketId, outcomeId].some((id) => id.includes('/'))) return null;
  return marketKey({ matchId, marketId, specifier });
}
