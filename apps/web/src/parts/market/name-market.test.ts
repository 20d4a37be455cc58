import type { MarketLive } from '@touchline/client/live';
import type { MarketTemplate } from '@touchline/contract';
import { expect, test } from 'vitest';
import { type NamingSource, nameMarket } from './name-market.ts';

const template = (id: string, name: string, outcomes: MarketTemplate['outcomes']): MarketTemplate => ({
  id,
  sport_key: 'football',
  name,
  group_keys: ['top'],
  priority: 1,
  outcomes,
  rule: '',
});
const source: NamingSource = {
  match: {
    id: '7',
    urn_id: 'sr:match:7',
    provider: 'betradar',
    home: { id: 'h', name: 'Harbour City', code: 'HAR', logo: null, kit: null },
    away: { id: 'a', name: 'Castellan', code: 'CAS', logo: null, kit: null },
    rosters: { home: [{ id: 'p9', name: 'D. Marrow', number: 9, position: 'forward' }], away: [] },
  } as unknown as NamingSource['match'], // only what naming reads
  known: [],
  templates: [
    template('18', 'Total goals', [
      { id: '12', name: 'Over {total}' },
      { id: '13', name: 'Under {total}' },
    ]),
    template('16', 'Handicap', [
      { id: '1714', name: '{$competitor1} ({+hcp})' },
      { id: '1715', name: '{$competitor2} ({-hcp})' },
    ]),
    template('10012', '{!goalnr} goalscorer', []),
  ],
  locale: 'en',
};
const live = (id: string, specifier: string, outcomes: string[]): MarketLive => ({
  key: `7/${id}/${specifier}`,
  id,
  specifier,
  v: 3,
  status: 1,
  mostBalanced: true,
  nextBetStop: null,
  outcomes: new Map(outcomes.map((outcome) => [outcome, { odds: 20_000, active: true }])),
});

test('a new line is named from its template and specifier', () => {
  const named = nameMarket(live('18', 'total=3.5', ['12', '13']), source);
  expect(named).toMatchObject({
    name: 'Total goals',
    specifier: 'total=3.5',
    most_balanced: true,
    match_id: '7',
  });
  expect(named?.outcomes.map(({ name }) => name)).toEqual(['Over 3.5', 'Under 3.5']);
});

test('a handicap is signed for each side', () => {
  const named = nameMarket(live('16', 'hcp=-0.5', ['1714', '1715']), source);
  expect(named?.outcomes.map(({ name }) => name)).toEqual(['Harbour City (−0.5)', 'Castellan (+0.5)']);
});

test('players come from the rosters', () => {
  const named = nameMarket(live('10012', 'goalnr=2', ['p9']), source);
  expect(named?.name).toBe('2nd goalscorer');
  expect(named?.outcomes).toEqual([
    { id: 'p9', name: 'D. Marrow', player: { number: 9, position: 'forward', side: 'home' } },
  ]);
});

test('without its template a market has no name yet', () => {
  expect(nameMarket(live('99', '', ['1']), source)).toBeUndefined();
});
