import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=10-', { first: 10, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  [undefined, null],
] as const)('%s of a hundred bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
