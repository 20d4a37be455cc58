import { expect, test } from 'vitest';
import { leaguesByCategory } from './leagues-by-category.ts';

const league = (id: string, category: string) => ({ id, category: { id: category, name: category } });

test('leagues stand under their categories, both in the order in which they came', () => {
  const groups = leaguesByCategory([league('1', 'b'), league('2', 'a'), league('3', 'b')]);
  expect(groups.map(({ category, leagues }) => [category.id, leagues.map(({ id }) => id)])).toEqual([
    ['b', ['1', '3']],
    ['a', ['2']],
  ]);
});
