import type { MarketRecord, MatchRecord } from './world.ts';

const MOST = 8;

/** The best markets of a match, one for each type: the line nearest to even where there are several. What a card shows. */
export function topMarkets(match: MatchRecord): MarketRecord[] {
  const best = new Map<string, MarketRecord>();
  for (const market of match.markets.values()) {
    if ((market.status !== 1 && market.status !== -1) || !isTop(match, market)) continue;
    const known = best.get(market.id);
    if (known === undefined || (market.mostBalanced && !known.mostBalanced)) best.set(market.id, market);
  }
  return [...best.values()].sort((a, b) => a.priority - b.priority).slice(0, MOST);
}

function isTop(match: MatchRecord, market: MarketRecord): boolean {
  return market.groups.includes('top') || match.type === 'outright';
}
