import { expect, test } from 'vitest';
import { hasMore, lengthOf, nextPage } from './list-length.ts';

test('a list grows by its limit with each page of the address', () => {
  expect(lengthOf(80, {})).toBe(80);
  expect(lengthOf(80, { page: '1' })).toBe(80);
  expect(lengthOf(80, { page: '3' })).toBe(240);
});

test('a list is never longer than one call brings', () => {
  expect(lengthOf(80, { page: '7' })).toBe(500);
  expect(lengthOf(80, { page: '999' })).toBe(500);
});

test.each(['0', '-1', '1.5', '01', 'two', '', '1000'])('"%s" is no page and shows the first', (page) => {
  expect(lengthOf(80, { page })).toBe(80);
  expect(nextPage({ page })).toBe(2);
});

test('more is offered while there is more that could be shown', () => {
  expect(hasMore(80, 81)).toBe(true);
  expect(hasMore(81, 81)).toBe(false);
  expect(hasMore(499, 900)).toBe(true);
  expect(hasMore(500, 900)).toBe(false);
});
