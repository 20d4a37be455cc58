import { expect, test } from 'vitest';
import { firstOfEach } from './first-of-each.ts';

test('at most so many of each group are left, in their order', () => {
  const entries = ['a1', 'b1', 'a2', 'a3', 'c1', 'b2'];
  expect(firstOfEach(entries, 1, (entry) => entry[0])).toEqual(['a1', 'b1', 'c1']);
  expect(firstOfEach(entries, 2, (entry) => entry[0])).toEqual(['a1', 'b1', 'a2', 'c1', 'b2']);
});
