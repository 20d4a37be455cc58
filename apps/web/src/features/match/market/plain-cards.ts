import type { Side } from './card-columns.ts';
import type { MarketCard } from './market-cards.ts';
import type { ShownCard } from './shown-card.ts';

/** Cards as every visitor gets them. */
export function plainCards(
  cards: readonly MarketCard[],
  place: (cards: readonly MarketCard[]) => ReadonlyMap<string, Side>,
): ShownCard[] {
  const sides = place(cards);
  return cards.map((card) => ({
    card,
    side: sides.get(card.key) ?? 'start',
    isFolded: false,
    isPinned: false,
    title: null,
  }));
}
