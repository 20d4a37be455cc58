import type { MatchDetailView } from '#data/views.ts';
import type { MarketCard } from './market-cards.ts';

/** What every shape of a card is drawn from. */
export interface BodyProps {
  readonly card: MarketCard;
  readonly match: MatchDetailView;
  readonly title: string;
}
