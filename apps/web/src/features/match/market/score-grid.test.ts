import { expect, test } from 'vitest';
import { scoreGrid } from './score-grid.ts';

const outcomes = (...names: string[]) => ({
  outcomes: names.map((name, place) => ({ id: String(place), name })),
});

test('scores are found by home and away goals', () => {
  const grid = scoreGrid(outcomes('0:0', '2:1', '1–2', 'Any other'));
  expect(grid.goals).toEqual([0, 1, 2]);
  expect(grid.at(2, 1)?.id).toBe('1');
  expect(grid.at(1, 2)?.id).toBe('2');
  expect(grid.at(1, 1)).toBeUndefined();
  expect(grid.others.map(({ name }) => name)).toEqual(['Any other']);
});

test('Arabic digits are read too', () => {
  expect(scoreGrid(outcomes('٢–١')).at(2, 1)?.id).toBe('0');
});
