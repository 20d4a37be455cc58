import type { MarketLive } from '@touchline/client/live';
import type { MarketView, MatchView } from '#data/views.ts';
import type { LineColumn } from './row-columns.ts';

/** Markets of a match that came with their names, each once. */
export function namedMarkets(match: MatchView): MarketView[] {
  const markets = new Map<string, MarketView>();
  for (const market of [match.main_market, match.secondary_market, ...match.top_markets]) {
    if (market) markets.set(`${market.id}/${market.specifier}`, market);
  }
  return [...markets.values()];
}

/** The line of a column that a row shows. `view` has its names, where they came along. */
export interface RowLine {
  readonly specifier: string;
  readonly view: MarketView | undefined;
}

/**
 * The line to show in a column: the most balanced of the open ones, else the first open one; where the live store knows
 * none, the most balanced that was read with the match.
 */
export function rowLine(
  column: LineColumn,
  open: readonly Pick<MarketLive, 'id' | 'specifier' | 'mostBalanced'>[],
  named: readonly MarketView[],
): RowLine | null {
  const live = open.filter(({ id }) => id === column.marketId);
  const read = named.filter(({ id }) => id === column.marketId);
  const specifier =
    live.find(({ mostBalanced }) => mostBalanced)?.specifier ??
    live[0]?.specifier ??
    (read.find(({ most_balanced }) => most_balanced) ?? read[0])?.specifier;
  if (specifier === undefined) return null;
  return { specifier, view: read.find((market) => market.specifier === specifier) };
}
