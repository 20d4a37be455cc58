import { expect, test } from 'vitest';
import { levelWithFirst, titleResults } from './title-results.ts';

const row = (id: string, points: number, difference: number) => ({ id, points, difference });
const rules = {
  id: ({ id }: ReturnType<typeof row>) => id,
  ranks: [
    ({ points }: ReturnType<typeof row>) => points,
    ({ difference }: ReturnType<typeof row>) => difference,
  ],
};

test('the leader alone has won, whoever has as many points and a smaller difference', () => {
  const standings = [row('a', 60, 12), row('b', 60, 11), row('c', 50, 20)];
  const winners = levelWithFirst(standings, rules);
  expect(winners).toEqual(['a']);
  expect(titleResults(['a', 'b', 'c'], winners)).toEqual({ results: { a: 'won', b: 'lost', c: 'lost' } });
});

test('those whom no rule of the table parts share the title', () => {
  const winners = levelWithFirst([row('a', 60, 12), row('b', 60, 12), row('c', 60, 11)], rules);
  expect(titleResults(['a', 'b', 'c'], winners)).toEqual({
    results: { a: 'won', b: 'won', c: 'lost' },
    deadHeat: { places: 1, tied: 2 },
  });
  expect(levelWithFirst([], rules)).toEqual([]);
});
