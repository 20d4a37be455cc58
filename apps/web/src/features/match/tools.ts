import type { ComponentType } from 'react';
import type { MatchView } from '#data/views.ts';
import type { Side } from './market/card-columns.ts';
import type { MarketCard } from './market/market-cards.ts';
import type { HeadToolsProps, ShownCard } from './market/shown-card.ts';

/** The cards that there are, and what is known of the page that shows them. */
export interface CardsToArrange {
  readonly cards: readonly MarketCard[];
  readonly group: string;
  readonly sportKey: string;
  /** Shares cards between the two columns; those that have a side keep it. */
  readonly place: (cards: readonly MarketCard[]) => ReadonlyMap<string, Side>;
}

export interface BarProps {
  readonly sportKey: string;
  readonly shown: readonly ShownCard[];
  /** The tools were there before the page of these cards. */
  readonly isFresh: boolean;
}

/** What a match page has beyond its prices. A new object for each change. */
export interface Tools {
  readonly Bar: ComponentType<BarProps>;
  readonly HeadTools: ComponentType<HeadToolsProps>;
  readonly ShareMatch: ComponentType<{ readonly match: MatchView }>;
  readonly arrange: (of: CardsToArrange) => readonly ShownCard[];
  readonly fold: (sportKey: string, card: MarketCard, isFolded: boolean) => void;
}
