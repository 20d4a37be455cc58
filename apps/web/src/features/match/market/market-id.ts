import type { MarketCard } from './market-cards.ts';

/** What a card is pinned and folded by: its market type; markets about players share one card. */
export const marketIdOf = ({ shape, markets: [first] }: MarketCard): string =>
  shape === 'players' ? shape : first.id;
