import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { MarketLive } from '@touchline/client/live';
import { useOpenMarkets } from '#data/live.ts';
import { marketsQuery, templatesQuery } from '#data/queries.ts';
import { useLocale } from '#data/services.ts';
import type { MarketView, MatchDetailView } from '#data/views.ts';
import { nameMarket } from '#parts/market/name-market.ts';

/** The open and suspended markets of a match with their names; those that real time brings are named from templates. */
export function useOpenMarketViews(match: MatchDetailView): MarketView[] {
  const locale = useLocale();
  const { markets: known } = useSuspenseQuery(marketsQuery(match.id)).data;
  const open = useOpenMarkets(match.id);
  const places = new Map(known.map((market) => [`${market.id}/${market.specifier}`, market]));
  const knownOf = (live: MarketLive) => places.get(`${live.id}/${live.specifier}`);
  const isAnyUnnamed = open.some((live) => !knownOf(live));
  const templates = useQuery({ ...templatesQuery(match.sport.key), enabled: isAnyUnnamed }).data;
  return open.flatMap((live) => {
    const view = knownOf(live) ?? nameMarket(live, { match, known, templates, locale });
    return view
      ? [view.most_balanced === live.mostBalanced ? view : { ...view, most_balanced: live.mostBalanced }]
      : [];
  });
}
