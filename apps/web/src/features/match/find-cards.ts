import type { MarketView } from '#data/views.ts';
import type { MarketCard } from './market/market-cards.ts';
import { plainTexts } from './tools/plain-text.ts';

/** What cards are searched by. */
interface CardSearch {
  readonly query: string;
  /** The name on a card's head. */
  readonly titleOf: (card: MarketCard) => string;
}

type Matches = (text: string) => boolean;

const isSome = (list: readonly MarketView[]): list is readonly [MarketView, ...MarketView[]] =>
  list.length > 0;

/** The lines or players of a card that match by an outcome; of other shapes the whole card. */
function narrowed(card: MarketCard, title: string, matches: Matches): MarketCard | undefined {
  const found = (market: MarketView) =>
    market.outcomes.filter(({ name }) => matches(`${title} ${market.name} ${name}`));
  const markets = card.markets.filter((market) => found(market).length > 0);
  if (!isSome(markets)) return undefined;
  switch (card.shape) {
    case 'lines':
    case 'handicap':
    case 'rows':
      return { ...card, markets };
    case 'players': {
      const [first, ...others] = markets.map((market) => ({ ...market, outcomes: found(market) }));
      return first && { ...card, markets: [first, ...others] };
    }
    default:
      return card;
  }
}

function foundIn(card: MarketCard, search: CardSearch, matches: Matches): MarketCard | undefined {
  if (card.variants.length > 0) {
    const variants = card.variants.flatMap((variant) => foundIn(variant, search, matches) ?? []);
    const [first, ...others] = variants.flatMap(({ markets }) => markets);
    return first && { ...card, variants, markets: [first, ...others] };
  }
  const title = search.titleOf(card);
  const isNamed = matches(title) || card.markets.some(({ name }) => matches(name));
  return isNamed ? card : narrowed(card, title, matches);
}

/**
 * Cards whose name or outcomes hold every word of a query, with the lines, players and parts of the match that do.
 * Shape: in the order of `cards`; a query without a word finds them all.
 */
export function findCards(cards: readonly MarketCard[], search: CardSearch): MarketCard[] {
  const words = search.query.split(/\s+/).filter(Boolean).map(plainTexts);
  const matches: Matches = (text) => {
    const searched = plainTexts(text);
    return words.every((word) => word.some((way) => searched.some((one) => one.includes(way))));
  };
  return cards.flatMap((card) => foundIn(card, search, matches) ?? []);
}
