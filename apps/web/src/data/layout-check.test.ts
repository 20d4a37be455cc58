import { DEFAULT_LAYOUTS } from '@touchline/contract/layout';
import { expect, test } from 'vitest';
import { readLayout } from './layout-check.ts';

const sectionsOf = (off: readonly string[]) =>
  JSON.stringify(readLayout('home', undefined, new Set(off)).zones).match(/horse_racing|lotteries/g) ?? [];

test('without an answer the own layout stands, without what leads to sections that are off', () => {
  expect(readLayout('home', undefined, new Set())).toEqual(DEFAULT_LAYOUTS.home);
  expect(new Set(sectionsOf([]))).toEqual(new Set(['horse_racing', 'lotteries']));
  expect(new Set(sectionsOf(['lotteries']))).toEqual(new Set(['horse_racing']));
  expect(sectionsOf(['horse_racing', 'lotteries'])).toEqual([]);
});

test('an answer is shown as it is', () => {
  const given = { ...DEFAULT_LAYOUTS.home, zones: { ...DEFAULT_LAYOUTS.home.zones, main: [] } };
  expect(readLayout('home', given, new Set(['lotteries']))).toEqual(given);
});
