import type { Messages } from '#data/messages.ts';
import { findCards } from './find-cards.ts';
import { createCardColumns } from './market/card-columns.ts';
import { cardTitle } from './market/card-title.ts';
import { cardsOf } from './market/market-cards.ts';
import { marketIdOf } from './market/market-id.ts';
import type { ShownCard } from './market/shown-card.ts';
import { choicesOf } from './tools/market-choices.ts';
import type { ToolState } from './tools/tool-state.ts';
import type { CardsToArrange } from './tools.ts';

type Place = CardsToArrange['place'];

const columns = new WeakMap<Place, { readonly shownTimes: number; readonly place: Place }>();

/** Columns that hold from one showing of the kept choices to the next; those of the page until the first. */
function columnsOf(place: Place, shownTimes: number): Place {
  if (shownTimes === 0) return place;
  const held = columns.get(place);
  if (held?.shownTimes === shownTimes) return held.place;
  const next = { shownTimes, place: createCardColumns() };
  columns.set(place, next);
  return next.place;
}

/** What a search found in all groups; otherwise the pinned cards of all groups, and the others of the group. */
export function arrangeCards(
  { cards, group, sportKey, place }: CardsToArrange,
  { query, choices, foldedFound, shownTimes }: ToolState,
  messages: Messages,
): ShownCard[] {
  const { pinned, folded } = choicesOf(choices, sportKey);
  const shown = (
    list: typeof cards,
    isFolded: (id: string) => boolean,
    title: string | null,
  ): ShownCard[] => {
    const sides = list === rest ? columnsOf(place, shownTimes)(list) : createCardColumns()(list);
    return list.map((card, index) => ({
      card,
      side: sides.get(card.key) ?? 'start',
      isFolded: isFolded(marketIdOf(card)),
      isPinned: pinned.includes(marketIdOf(card)),
      title: index === 0 ? title : null,
    }));
  };
  const isPinned = (card: (typeof cards)[number]) => pinned.includes(marketIdOf(card));
  const rest = cardsOf(cards, group).filter((card) => !isPinned(card));
  if (query.trim() !== '') {
    const titleOf = (card: (typeof cards)[number]) => cardTitle(messages, card);
    const found = findCards(cards, { query, titleOf });
    return shown(found, (id) => foldedFound.has(id), null);
  }
  const first = cards
    .filter(isPinned)
    .sort((a, b) => pinned.indexOf(marketIdOf(a)) - pinned.indexOf(marketIdOf(b)));
  const isFolded = (id: string) => folded.includes(id);
  return [
    ...shown(first, isFolded, messages('markets.pinned')),
    ...shown(rest, isFolded, first.length > 0 ? messages('markets.others') : null),
  ];
}
