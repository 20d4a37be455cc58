import { expect, test } from 'vitest';
import { shownLines } from './shown-lines.ts';

const lines = (count: number, balanced: number) =>
  Array.from({ length: count }, (_, at) => ({ at, most_balanced: at === balanced }));
const places = (count: number, balanced: number) => shownLines(lines(count, balanced)).map(({ at }) => at);

test('the most balanced line stands in the middle where there is room', () => {
  expect(places(11, 4)).toEqual([2, 3, 4, 5, 6]);
});

test('at the ends five lines are shown all the same', () => {
  expect(places(11, 0)).toEqual([0, 1, 2, 3, 4]);
  expect(places(11, 10)).toEqual([6, 7, 8, 9, 10]);
});

test('few lines are all shown, and without a balanced one the middle is', () => {
  expect(places(3, 1)).toEqual([0, 1, 2]);
  expect(places(9, -1)).toEqual([2, 3, 4, 5, 6]);
});
