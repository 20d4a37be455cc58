import { BREAKS, isBreakLength } from '@touchline/contract/constants';
import { expect, test } from 'vitest';
import { LISTED, readLength } from './lengths.ts';

test('the form lists lengths that are allowed, the longest among them', () => {
  for (const type of ['cooling_off', 'self_exclusion'] as const) {
    expect(LISTED[type].filter((length) => !isBreakLength(type, length))).toEqual([]);
    expect(LISTED[type].at(-1)).toBe(BREAKS[type].max);
  }
});

test.each([
  ['cooling_off', ' 10 ', 10],
  ['cooling_off', '٤٢', 42],
  ['cooling_off', '۴۲', 42],
  ['cooling_off', '43', null],
  ['cooling_off', '0', null],
  ['cooling_off', '1.5', null],
  ['cooling_off', '', null],
  ['self_exclusion', '6', 6],
  ['self_exclusion', '5', null],
  ['self_exclusion', '60', 60],
] as const)('a length of %s typed as "%s" is read as %s', (type, text, length) => {
  expect(readLength(type, text)).toBe(length);
});
