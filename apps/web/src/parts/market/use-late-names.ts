import type { MarketRef } from '@touchline/betting';
import { marketKey } from '@touchline/betting';
import { late } from '#data/late.ts';
import { useLiveStore } from '#data/live.ts';
import { templatesQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import type { SelectionSeed } from '#data/slip.ts';
import type { MarketView, MatchView } from '#data/views.ts';

/**
 * Finds what a price belongs to whose market real time brought without names: its sport's templates are asked for, once,
 * when such a price is tapped.
 */
export function useLateNames(match: MatchView) {
  const live = useLiveStore();
  const { queryClient, locale } = useServices();
  return async (
    place: (MarketRef & { readonly outcomeId: string }) | null,
    known: readonly MarketView[],
  ): Promise<SelectionSeed | undefined> => {
    const market = place && live.market(marketKey(place));
    if (!market) return undefined;
    const [templates, { nameMarket }] = await Promise.all([
      queryClient.ensureQueryData(templatesQuery(match.sport.key)),
      late(() => import('./name-market.ts')),
    ]);
    const named = nameMarket(market, { match, known, templates, locale });
    const outcome = named?.outcomes.find(({ id }) => id === place.outcomeId);
    return named && outcome && { match, market: named, outcome };
  };
}
