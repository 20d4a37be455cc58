import { isBettableStatus } from '@touchline/contract/constants';
import { topMarkets } from '#feed/top-markets.ts';
import type { MarketStatus, MatchRecord, World } from '#feed/world.ts';
import { sportOf } from './present-tournament.ts';

const OPEN: MarketStatus = 1;
/** Home outcome of a market for the two sides, which lists show when the main market is closed. Source: unified-odds market descriptions. */
const HOME = '4';

/**
 * Returns whether lists show open prices of a match: those of its main market, or of the market that replaces it. A
 * match that a goal suspends for a moment counts as open, so that it keeps its position.
 */
export function hasOpenPrices(world: World, match: MatchRecord): boolean {
  if (!isBettableStatus(match.status)) return false;
  if (match.isUnpriced === true) return true;
  const shown = topMarkets(match);
  const { main } = sportOf(world, match.sportId).strip;
  const market =
    match.type === 'outright'
      ? shown[0]
      : (shown.find(({ id }) => id === main.id) ??
        shown.find(({ specifier, outcomes }) => specifier === '' && outcomes[0]?.id === HOME));
  if (!market?.outcomes.some(({ active }) => active)) return false;
  return market.status === OPEN || match.suspension !== null;
}
