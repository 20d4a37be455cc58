import { Brand, checkBrand, measurePairs } from '@touchline/contract/brand';
import { expect, test } from 'vitest';
import { BRAND_NAMES, SAMPLE_BRANDS } from './samples.ts';

test.each(BRAND_NAMES)(
  'the brand %s holds every pair in both themes, and no signal is taken for it',
  (name) => {
    const brand = SAMPLE_BRANDS[name];
    expect(Brand.parse(brand)).toEqual(brand);
    expect(checkBrand(brand)).toEqual({ refusals: [], warnings: [] });
    for (const { theme, front, back, ratio, needed } of measurePairs(brand))
      expect(ratio, `${theme} ${front} on ${back}`).toBeGreaterThanOrEqual(needed);
  },
);

test('a contrast is read from the colours and not given: brands differ in it', () => {
  const accents = BRAND_NAMES.map((name) =>
    measurePairs(SAMPLE_BRANDS[name])
      .find(({ theme, front }) => theme === 'dark' && front === 'accent-on')
      ?.ratio.toFixed(3),
  );
  expect(new Set(accents).size).toBe(BRAND_NAMES.length);
});
