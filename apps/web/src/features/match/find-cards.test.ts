import { expect, test } from 'vitest';
import type { MarketView } from '#data/views.ts';
import { findCards } from './find-cards.ts';
import { type MarketCard, marketCards } from './market/market-cards.ts';
import { plainTexts } from './tools/plain-text.ts';

const market = (
  id: string,
  name: string,
  outcomes: Readonly<Record<string, string>>,
  specifier = '',
): MarketView => ({
  match_id: '1',
  match_urn_id: 'sr:match:1',
  id,
  name,
  specifier,
  outcomes: Object.entries(outcomes).map(([outcomeId, outcome]) => ({ id: outcomeId, name: outcome })),
  group_keys: ['top'],
  priority: Number(id),
  most_balanced: false,
  custom_bet_groups: [],
  provider: 'betradar',
});
const total = (line: string, over = 'Over') =>
  market('18', 'Total goals', { '12': `${over} ${line}`, '13': `Under ${line}` }, `total=${line}`);
const set = (number: number) =>
  market('202', `Set ${number} winner`, { '4': 'M. Núñez', '5': 'A. Łukasz' }, `setnr=${number}`);
const scorer: MarketView = {
  ...market('10010', 'Anytime goalscorer', {}),
  outcomes: ['D. Márrow', 'O. Lindqvist'].map((name, index) => ({
    id: `p${index}`,
    name,
    player: { number: 9, position: 'forward', side: 'home' },
  })),
};

const cards = marketCards([
  market('1', 'Match result', { '1': 'Harbour City', '2': 'Draw', '3': 'Nordvik' }),
  total('2.5'),
  total('3.5'),
  set(1),
  set(2),
  scorer,
]);
const titleOf = ({ shape, markets: [first] }: MarketCard) =>
  shape === 'players' ? 'Goalscorers' : first.name;
const found = (query: string) => findCards(cards, { query, titleOf });
const keysOf = (query: string) => found(query).map(({ key }) => key);

test('a market is found by a part of its name, whatever its case', () => {
  expect(keysOf('RESULT')).toEqual(['1/']);
  expect(found('goals total')[0]?.markets).toHaveLength(2);
});

test('a market is found by its outcomes, with the lines that hold them', () => {
  expect(keysOf('draw')).toEqual(['1/']);
  const [card, ...others] = found('over 3.5');
  expect(others).toEqual([]);
  expect(card?.markets.map(({ specifier }) => specifier)).toEqual(['total=3.5']);
});

test('accents do not matter, on either side', () => {
  expect(found('marrow')[0]?.markets[0].outcomes.map(({ name }) => name)).toEqual(['D. Márrow']);
  expect(keysOf('nunez')).toEqual(keysOf('Núñez'));
  expect(keysOf('lukasz')).toEqual(['202 strip']);
});

test('of the parts of a match those remain that are asked for', () => {
  expect(found('set 2')[0]?.variants.map(({ key }) => key)).toEqual(['202/setnr=2']);
});

test('all words have to be there, and nothing is found for a name that no market has', () => {
  expect(keysOf('result lindqvist')).toEqual([]);
  expect(keysOf('corner')).toEqual([]);
});

test('numbers are found in the digits and with the comma that people type', () => {
  expect(plainTexts('أكثر من \u2066٢٫٥\u2069')).toEqual(plainTexts('اكثر من 2,5'));
  expect(plainTexts('Harbour City (−0.5)')).toEqual(['harbour city (-0.5)']);
  expect(plainTexts('2–1')).toEqual(plainTexts('2:1'));
  expect(plainTexts('۷')).toEqual(['7']);
});

test('letters are found however they are typed', () => {
  expect(plainTexts('İKİ')).toEqual(['iki']);
  expect(plainTexts('GRÖẞE Straße')).toEqual(['grosse strasse', 'groese strase']);
  const scorers = marketCards([{ ...scorer, outcomes: [{ id: 'p1', name: 'J. Møller-Köhler' }] }]);
  for (const query of ['møller', 'moller', 'moeller', 'kohler', 'KOEHLER', 'köh'])
    expect(findCards(scorers, { query, titleOf })).toHaveLength(1);
});
