import match from '@touchline/i18n/locales/en/match.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { compiled } from '#data/test/compiled.ts';
import type { MarketView } from '#data/views.ts';
import { cardsOf, chosenGroup, holdsLines, marketCards, marketGroups } from './market-cards.ts';
import { marketIdOf } from './market-id.ts';
import { shapeOf } from './market-shape.ts';
import { partName } from './variant-names.ts';

const messages = createMessages('en', compiled(match));

const market = (
  id: string,
  specifier: string,
  outcomes: readonly string[],
  priority: number,
  groups = ['top'],
): MarketView => ({
  match_id: '1',
  match_urn_id: 'sr:match:1',
  id,
  name: id,
  specifier,
  outcomes: outcomes.map((outcome) => ({ id: outcome, name: outcome })),
  group_keys: groups,
  priority,
  most_balanced: false,
  custom_bet_groups: [],
  provider: 'betradar',
});
const player = (id: string, priority: number): MarketView => ({
  ...market(id, '', [], priority, ['players']),
  outcomes: [{ id: 'p1', name: 'Marrow', player: { number: 9, position: 'forward', side: 'home' } }],
});

const markets = [
  market('18', 'total=3.5', ['12', '13'], 2, ['top', 'goals']),
  market('18', 'total=2.5', ['12', '13'], 2, ['top', 'goals']),
  market('1', '', ['1', '2', '3'], 1),
  market('16', 'hcp=-0.5', ['1714', '1715'], 3, ['handicaps']),
  market('16', 'hcp=0.5', ['1714', '1715'], 3, ['handicaps']),
  player('10010', 11),
  player('10011', 12),
];

test('each market takes the shape of its outcomes', () => {
  expect(shapeOf(market('1', '', ['1', '2', '3'], 1))).toBe('strip');
  expect(shapeOf(market('18', 'total=2.5', ['12', '13'], 1))).toBe('lines');
  expect(shapeOf(market('16', 'hcp=-1', ['1714', '1715'], 1))).toBe('handicap');
  expect(shapeOf(market('14', 'hcp=0:1', ['1711', '1712', '1713'], 1))).toBe('rows');
  expect(shapeOf(market('45', '', ['274'], 1))).toBe('scores');
  expect(shapeOf(market('47', '', ['418'], 1))).toBe('halves');
  expect(shapeOf(market('35', '', ['78', '80', '82', '84', '86', '88'], 1))).toBe('list');
  expect(shapeOf(player('10010', 1))).toBe('players');
});

test('the lines of a market share a card in order of their value, markets about players share one', () => {
  const cards = marketCards(markets);
  expect(cards.map(({ key }) => key)).toEqual(['1/', '18/', '16/', 'players']);
  expect(cards[1]?.markets.map(({ specifier }) => specifier)).toEqual(['total=2.5', 'total=3.5']);
  expect(cards[2]?.markets.map(({ specifier }) => specifier)).toEqual(['hcp=0.5', 'hcp=-0.5']);
  expect(cards[3]?.markets).toHaveLength(2);
});

test('a market about players beyond those of the table has a card of its own', () => {
  const cards = marketCards([...markets, player('10013', 13), player('10014', 14)]);
  expect(cards.map(({ key }) => key).slice(3)).toEqual(['players', '10013/', '10014/']);
  expect(cards.slice(3).map(marketIdOf)).toEqual(['players', '10013', '10014']);
});

test('windows of minutes are not lines of one card', () => {
  const windows = [
    market('10001', 'from=1|to=10', ['74', '76'], 1),
    market('10001', 'from=11|to=20', ['74', '76'], 1),
  ];
  expect(marketCards(windows)).toHaveLength(2);
});

test('tabs count their markets, and an unknown tab falls back to the first', () => {
  const cards = marketCards(markets);
  const groups = marketGroups(cards);
  expect(groups).toEqual([
    { key: 'top', count: 3 },
    { key: 'all', count: 7 },
    { key: 'goals', count: 2 },
    { key: 'handicaps', count: 2 },
    { key: 'players', count: 2 },
  ]);
  expect(chosenGroup(groups, 'goals')).toBe('goals');
  expect(chosenGroup(groups, 'nothing')).toBe('top');
  expect(cardsOf(cards, 'goals').map(({ key }) => key)).toEqual(['18/']);
});

test('correct scores in sets stand in two columns, those of goals in a grid', () => {
  expect(shapeOf(market('199', '', ['2:0', '2:1', '1:2', '0:2'], 1))).toBe('sets');
  expect(shapeOf(market('12210', '', ['0:0', '1:0', '0:1', '1:1', 'other'], 1))).toBe('scores');
});

test('the same question about several sets is one card with a choice', () => {
  const cards = marketCards([
    market('202', 'setnr=3', ['4', '5'], 4, ['sets']),
    market('202', 'setnr=2', ['4', '5'], 4, ['sets']),
    market('204', 'setnr=2|total=9.5', ['12', '13'], 5, ['sets']),
    market('204', 'setnr=2|total=10.5', ['12', '13'], 5, ['sets']),
    market('186', '', ['4', '5'], 1),
  ]);
  expect(cards.map(({ key, variants }) => [key, variants.map((variant) => variant.key)])).toEqual([
    ['186/', []],
    ['202 strip', ['202/setnr=2', '202/setnr=3']],
    ['204/setnr=2', []],
  ]);
  expect(cards[1]?.markets).toHaveLength(2);
});

test('games are in order of their set, then of their number', () => {
  const game = (set: number, number: number) =>
    market('210', `setnr=${set}|gamenr=${number}`, ['4', '5'], 6, ['games']);
  const [card] = marketCards([game(2, 1), game(1, 10), game(1, 9)]);
  expect(card?.variants.map(({ markets }) => markets[0].specifier)).toEqual([
    'setnr=1|gamenr=9',
    'setnr=1|gamenr=10',
    'setnr=2|gamenr=1',
  ]);
});

test('scores at a moment of a set stand in a row or a list, final ones in a grid', () => {
  const shapeOfScores = (scores: string) => shapeOf(market('15025', 'setnr=1', scores.split(' '), 7));
  expect(shapeOfScores('2:0 1:1 0:2')).toBe('strip');
  expect(shapeOfScores('4:0 3:1 2:2 1:3 0:4')).toBe('list');
  expect(shapeOfScores('6:0 6:4 7:5 5:7')).toBe('scores');
  expect(shapeOfScores('2:0 2:1 1:2 0:2')).toBe('sets');
});

test('a number of games, legs, rounds, innings or overs is named on its chip', () => {
  const named = (specifier: string) => partName(messages, specifier, false);
  expect(named('setnr=2|games=3')).toBe('Set 2 · 3 games');
  expect(named('setnr=1|legs=2')).toBe('Set 1 · 2 legs');
  expect(named('mapnr=1|rounds=12')).toBe('Map 1 · 12 rounds');
  expect(named('innings=3')).toBe('First 3 innings');
  expect(named('overs=10|total=84.5')).toBe('After over 10');
});

test('where each line is a card of its own, the choice of parts names the lines', () => {
  const combined = (half: number, total: number) =>
    market('10108', `half=${half}|total=${total}`, ['796', '794', '800', '798', '804', '802'], 7);
  const [card] = marketCards([combined(2, 0.5), combined(1, 2.5), combined(1, 0.5), combined(1, 1.5)]);
  expect(
    card?.variants.map(({ shape, markets: [first] }) =>
      partName(messages, first.specifier, !holdsLines(shape)),
    ),
  ).toEqual(['1st half · 0.5', '1st half · 1.5', '1st half · 2.5', '2nd half · 0.5']);
});
