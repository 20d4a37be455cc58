import type { ComponentType } from 'react';
import type { Side } from './card-columns.ts';
import type { MarketCard } from './market-cards.ts';

/** A card as the page shows it. */
export interface ShownCard {
  readonly card: MarketCard;
  readonly side: Side;
  readonly isFolded: boolean;
  readonly isPinned: boolean;
  /** Stands above this card and those after it. */
  readonly title: string | null;
}

export interface HeadToolsProps {
  readonly card: MarketCard;
  readonly title: string;
  readonly sportKey: string;
  readonly isPinned: boolean;
  readonly canPin: boolean;
}

/** What stands on a card's head beside its name; null until it is here. */
export type HeadTools = ComponentType<HeadToolsProps> | null;
