import { expect, test } from 'vitest';
import type { MarketView } from '#data/views.ts';
import { builderCards } from './builder-cards.ts';
import { type BuilderPick, toggled } from './builder-picks.ts';

const market = (
  id: string,
  specifier: string,
  outcomes: string[],
  more: Partial<MarketView> = {},
): MarketView => ({
  match_id: '7',
  match_urn_id: 'sr:match:7',
  id,
  name: `Market ${id}`,
  specifier,
  outcomes: outcomes.map((outcome) => ({ id: outcome, name: outcome })),
  group_keys: ['top'],
  priority: Number(id),
  most_balanced: false,
  custom_bet_groups: ['regular_time'],
  provider: 'betradar',
  ...more,
});
const pick = (of: MarketView, outcomeId: string): BuilderPick => ({
  key: `7/${of.id}/${of.specifier}/${outcomeId}`,
  market: of,
  outcome: { id: outcomeId, name: outcomeId },
});
const keys = (picks: readonly BuilderPick[]) => picks.map(({ key }) => key);

const result = market('1', '', ['1', '2', '3']);
const scorers = market('10010', '', [], {
  outcomes: ['p1', 'p2'].map((id) => ({ id, name: id, player: { number: 9, position: null, side: 'home' } })),
});

test('a tap picks, the same tap takes it back', () => {
  const picked = toggled([], pick(result, '1'));
  expect(keys(picked)).toEqual(['7/1//1']);
  expect(toggled(picked, pick(result, '1'))).toEqual([]);
});

test('another outcome of a market takes the place of the first; players stand beside each other', () => {
  const picked = [pick(result, '1'), pick(scorers, 'p1')];
  expect(keys(toggled(picked, pick(result, '3')))).toEqual(['7/1//3', '7/10010//p1']);
  expect(keys(toggled(picked, pick(scorers, 'p2')))).toEqual(['7/1//1', '7/10010//p1', '7/10010//p2']);
});

const totals = [0.5, 1.5, 2.5, 3.5, 4.5].map((line) =>
  market('18', `total=${line}`, ['12', '13'], { most_balanced: line === 3.5 }),
);
const customOf = (markets: readonly MarketView[]) =>
  markets.map(({ id, specifier, outcomes }) => ({
    market_id: id,
    specifier,
    custom_bet_groups: ['regular_time'],
    outcome_ids: outcomes.map((outcome) => outcome.id),
  }));

test('cards hold what can be combined, lines of one market together and in order', () => {
  const corners = market('166', 'total=9.5', ['12', '13']);
  const cards = builderCards('7', [...totals.toReversed(), corners, result], customOf([...totals, result]));
  expect(cards.map(({ key }) => key)).toEqual(['1/Market 1', '18/Market 18']);
  expect(keys(cards[1]?.picks ?? []).slice(0, 3)).toEqual([
    '7/18/total=0.5/12',
    '7/18/total=0.5/13',
    '7/18/total=1.5/12',
  ]);
});

test('a card shows the three lines around the most balanced one, and eight outcomes of a long list', () => {
  const long = market(
    '45',
    '',
    Array.from({ length: 26 }, (_, index) => String(index)),
  );
  const [lines, list] = builderCards('7', [...totals, long], customOf([...totals, long]));
  expect([...(lines?.first ?? [])].map((key) => key.split('/')[2])).toEqual(
    ['total=2.5', 'total=3.5', 'total=4.5'].flatMap((line) => [line, line]),
  );
  expect(list?.first.size).toBe(8);
  expect(list?.picks.length).toBe(26);
});
