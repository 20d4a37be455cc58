import type { MarketRecord, MatchRecord } from '#feed/world.ts';

/** Whether players see the market: open or suspended. */
const isShown = (market: MarketRecord) => market.status === 1 || market.status === -1;

const byPriority = (a: MarketRecord, b: MarketRecord) =>
  a.priority - b.priority || a.id.localeCompare(b.id, 'en', { numeric: true });

/** All markets that players see, most important first. */
export const shownMarkets = (match: MatchRecord): MarketRecord[] =>
  [...match.markets.values()].filter(isShown).toSorted(byPriority);
