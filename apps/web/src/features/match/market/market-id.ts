import { type MarketCard, PLAYERS_KEY } from './market-cards.ts';

/** What a card is pinned and folded by: its market type; the markets that stand in one table of players have one for all. */
export const marketIdOf = ({ key, markets: [first] }: MarketCard): string =>
  key === PLAYERS_KEY ? key : first.id;
