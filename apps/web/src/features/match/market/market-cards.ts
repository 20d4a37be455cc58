import type { MarketView } from '#data/views.ts';
import { specifierPart } from '#parts/market/line-text.ts';
import { besidesLine, type MarketShape, shapeOf } from './market-shape.ts';
import { TOGETHER } from './player-table.ts';
import { comparePart, partNumbers } from './variant-names.ts';

/** What stands in one frame on the match page: one market, the lines of one, or the markets about players. */
export interface MarketCard {
  readonly key: string;
  readonly shape: MarketShape;
  readonly priority: number;
  readonly groups: readonly string[];
  /** Lines by value; otherwise in order of priority. Never empty. */
  readonly markets: readonly [MarketView, ...MarketView[]];
  /** The same question about each part of the match, in order; empty where it is asked once. */
  readonly variants: readonly MarketCard[];
}

/** Key of the card with the markets about players that stand beside each other. */
export const PLAYERS_KEY = 'players';

/** Whether the lines of a market stand in one card. */
export const holdsLines = (shape: MarketShape): boolean =>
  shape === 'lines' || shape === 'handicap' || shape === 'rows';

function keyOf(market: MarketView, shape: MarketShape): string {
  if (shape === 'players' && TOGETHER.has(market.id)) return PLAYERS_KEY;
  return `${market.id}/${holdsLines(shape) ? besidesLine(market.specifier) : market.specifier}`;
}

const lineValue = ({ specifier }: MarketView) => {
  const text = specifierPart(specifier, 'total') ?? specifierPart(specifier, 'hcp') ?? '';
  const [home = 0, away] = text.split(':').map(Number);
  return away === undefined ? home : home - away;
};

/** Cards that ask the same about several sets, quarters or maps become one with a choice. */
function withVariants(cards: readonly MarketCard[]): MarketCard[] {
  const byType = new Map<string, MarketCard[]>();
  for (const card of cards) {
    const { id, specifier } = card.markets[0];
    const isPart = card.shape !== 'players' && partNumbers(specifier).length > 0;
    const key = isPart ? `${id} ${card.shape}` : card.key;
    const held = byType.get(key);
    if (held) held.push(card);
    else byType.set(key, [card]);
  }
  return [...byType].flatMap(([key, [first, ...others]]) => {
    if (!first || others.length === 0) return first ? [first] : [];
    const variants = [first, ...others].sort(
      ({ markets: [a] }, { markets: [b] }) =>
        comparePart(partNumbers(a.specifier), partNumbers(b.specifier)) || lineValue(a) - lineValue(b),
    );
    const markets: MarketCard['markets'] = [...first.markets, ...others.flatMap((card) => card.markets)];
    const groups = new Set(variants.flatMap((card) => card.groups));
    return [{ ...first, key, markets, groups: [...groups], variants }];
  });
}

/** Cards in order of priority. */
export function marketCards(markets: readonly MarketView[]): MarketCard[] {
  const cards = new Map<string, { shape: MarketShape; markets: [MarketView, ...MarketView[]] }>();
  for (const market of markets) {
    if (market.outcomes.length === 0) continue;
    const shape = shapeOf(market);
    const key = keyOf(market, shape);
    const held = cards.get(key);
    if (held) held.markets.push(market);
    else cards.set(key, { shape, markets: [market] });
  }
  const single = [...cards]
    .map(([key, { shape, markets: ofCard }]) => {
      const byLine = shape === 'handicap' || shape === 'rows' ? -1 : 1;
      ofCard.sort((a, b) => a.priority - b.priority || byLine * (lineValue(a) - lineValue(b)));
      const groups = new Set(ofCard.flatMap(({ group_keys }) => group_keys));
      return { key, shape, markets: ofCard, priority: ofCard[0].priority, groups: [...groups], variants: [] };
    })
    .sort((a, b) => a.priority - b.priority);
  return withVariants(single);
}

/** Tabs that every match has, before those of its groups. */
export const TOP = 'top';
export const ALL = 'all';

/** One tab and how many markets it holds. */
export interface MarketGroup {
  readonly key: string;
  readonly count: number;
}

const countOf = (cards: readonly MarketCard[]) => cards.reduce((sum, { markets }) => sum + markets.length, 0);

/** The tabs of a match: the foremost markets, all, and each group in order of its first card. */
export function marketGroups(cards: readonly MarketCard[]): MarketGroup[] {
  const keys = new Set(cards.flatMap(({ groups }) => groups));
  keys.delete(TOP);
  const inGroup = (key: string) => cards.filter(({ groups }) => groups.includes(key));
  const top = inGroup(TOP);
  return [
    ...(top.length > 0 ? [{ key: TOP, count: countOf(top) }] : []),
    { key: ALL, count: countOf(cards) },
    ...[...keys].map((key) => ({ key, count: countOf(inGroup(key)) })),
  ];
}

/** The tab that an address asks for; one that the match lacks falls back to the first. */
export const chosenGroup = (groups: readonly MarketGroup[], wanted: string | undefined): string =>
  groups.find(({ key }) => key === wanted)?.key ?? groups[0]?.key ?? ALL;

/** Cards of a tab. */
export const cardsOf = (cards: readonly MarketCard[], group: string): MarketCard[] =>
  cards.filter(({ groups }) => group === ALL || groups.includes(group));
