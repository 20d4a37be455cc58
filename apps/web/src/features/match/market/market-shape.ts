import { parseSpecifier } from '@touchline/betting';
import type { MarketView } from '#data/views.ts';
import { AWAY_HANDICAP, HOME_HANDICAP, MARKET, OVER, UNDER } from '#parts/market/outcome-ids.ts';

/** How the outcomes of a market are laid out. */
export type MarketShape = 'strip' | 'lines' | 'handicap' | 'rows' | 'scores' | 'halves' | 'players' | 'list';

const STRIP_MAX = 3;

/** The shape of one market, read from its outcomes. Shape `rows` is for three-way handicaps, which come as several lines. */
export function shapeOf(market: Pick<MarketView, 'id' | 'specifier' | 'outcomes'>): MarketShape {
  if (market.id === MARKET.correctScore) return 'scores';
  if (market.id === MARKET.halfTimeFullTime) return 'halves';
  if (market.outcomes.some(({ player }) => player)) return 'players';
  const ids = new Set(market.outcomes.map(({ id }) => id));
  const parts = parseSpecifier(market.specifier) ?? {};
  if (parts.total !== undefined && ids.has(OVER) && ids.has(UNDER)) return 'lines';
  if (ids.has(HOME_HANDICAP) && ids.has(AWAY_HANDICAP)) return 'handicap';
  if (parts.hcp !== undefined && ids.size <= STRIP_MAX) return 'rows';
  return ids.size <= STRIP_MAX ? 'strip' : 'list';
}

/** The specifier without the part that tells the lines of one card apart. */
export function besidesLine(specifier: string): string {
  const rest = Object.entries(parseSpecifier(specifier) ?? {}).filter(
    ([name]) => name !== 'total' && name !== 'hcp',
  );
  return rest.map(([name, value]) => `${name}=${value}`).join('|');
}
