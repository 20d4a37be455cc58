import type { Market, Match } from '@touchline/contract';
import { expect, test } from 'vitest';
import { leftMarket } from './line-markets.ts';
import { forList } from './views.ts';

const market = (id: string, specifier: string, outcomes: readonly string[], most_balanced = false) =>
  ({
    id,
    specifier,
    most_balanced,
    outcomes: outcomes.map((outcome) => ({ id: outcome })),
  }) as unknown as Market; // only what lists read

test('a list keeps the main market, one total and one handicap of a match, wherever they stand', () => {
  const winner = market('186', '', ['4', '5']);
  const match = {
    sport: { key: 'tennis' },
    main_market: winner,
    secondary_market: market('202', 'setnr=1', ['4', '5']),
    top_markets: [
      winner,
      market('202', 'setnr=1', ['4', '5']),
      market('314', 'total=2.5', ['12', '13']),
      market('189', 'total=21.5', ['12', '13']),
      market('189', 'total=22.5', ['12', '13'], true),
      market('188', 'hcp=-1.5', ['1714', '1715']),
    ],
  } as unknown as Match; // as above
  const kept = forList(match);
  expect(kept.top_markets.map(({ id, specifier }) => `${id} ${specifier}`)).toEqual([
    '189 total=22.5',
    '188 hcp=-1.5',
  ]);
  expect(kept.secondary_market).toBeNull();
});

test('a list keeps which side is left to bet on in the place of the main market, and no other question there', () => {
  const match = {
    sport: { key: 'football' },
    main_market: null,
    secondary_market: null,
    top_markets: [
      market('18', 'total=2.5', ['12', '13']),
      market('29', '', ['74', '76']),
      market('2', '', ['4', '5']),
      market('10', '', ['9']),
    ],
  } as unknown as Match; // as above
  const { top_markets } = forList(match);
  expect(top_markets.map(({ id }) => id)).toEqual(['2', '18']);
  expect(leftMarket(top_markets)?.id).toBe('2');
  expect(leftMarket([market('18', 'total=2.5', []), market('29', '', ['74', '76'])])).toBeUndefined();
});
