import { parseOutcomeKey } from '@touchline/betting';
import type { SelectionSeed } from '#data/slip.ts';
import type { MarketView, MatchView } from '#data/views.ts';

/** What a tapped price of a match belongs to, found among named markets. */
export function seedOf(
  match: MatchView,
  markets: readonly MarketView[],
  outcomeKey: string,
): SelectionSeed | undefined {
  const place = parseOutcomeKey(outcomeKey);
  if (!place) return undefined;
  const market = markets.find(({ id, specifier }) => id === place.marketId && specifier === place.specifier);
  const outcome = market?.outcomes.find(({ id }) => id === place.outcomeId);
  return market && outcome && { match, market, outcome };
}
