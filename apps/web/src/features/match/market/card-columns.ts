import type { MarketCard } from './market-cards.ts';

/** On which side of two columns a card stands. */
export type Side = 'start' | 'end';

/** Rough heights of cards in rows of prices, to balance the two columns. */
const HEIGHT: Readonly<Record<MarketCard['shape'], (card: MarketCard) => number>> = {
  strip: () => 2.5,
  lines: ({ markets }) => 3 + Math.min(markets.length, 5),
  handicap: ({ markets }) => 3 + Math.min(markets.length, 5),
  rows: ({ markets }) => 3 + Math.min(markets.length, 5),
  scores: () => 9,
  sets: ({ markets: [market] }) => 2 + Math.ceil(market.outcomes.length / 2),
  halves: () => 5.5,
  players: () => 12,
  list: ({ markets: [market] }) => 1.5 + Math.ceil(market.outcomes.length / 2),
};

/**
 * Shares cards between two columns: each goes to the column that is shorter when it is first seen, and stays there while
 * others come and go.
 */
export function createCardColumns() {
  const sides = new Map<string, Side>();
  return (cards: readonly MarketCard[]): ReadonlyMap<string, Side> => {
    const filled = { start: 0, end: 0 };
    for (const card of cards) {
      const side = sides.get(card.key) ?? (filled.end < filled.start ? 'end' : 'start');
      sides.set(card.key, side);
      filled[side] += HEIGHT[card.shape](card);
    }
    return sides;
  };
}
