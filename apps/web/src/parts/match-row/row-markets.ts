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
 * Specifiers of the lines that the columns show of the open markets, one per text line: the most balanced, else the
 * first; nothing where the live store knows none.
 */
export function openLines(
  columns: readonly LineColumn[],
  open: readonly Pick<MarketLive, 'id' | 'specifier' | 'mostBalanced'>[],
): string {
  return columns
    .map(({ marketId }) => {
      const live = marketId === null ? [] : open.filter(({ id }) => id === marketId);
      return (live.find(({ mostBalanced }) => mostBalanced) ?? live[0])?.specifier ?? '';
    })
    .join('\n');
}

/** The line to show in a column: the open one, else the most balanced that was read with the match. */
export function rowLine(column: LineColumn, openLine: string, named: readonly MarketView[]): RowLine | null {
  const read = named.filter(({ id }) => id === column.marketId);
  const specifier = openLine || (read.find(({ most_balanced }) => most_balanced) ?? read[0])?.specifier;
  if (specifier === undefined) return null;
  return { specifier, view: read.find((market) => market.specifier === specifier) };
}
