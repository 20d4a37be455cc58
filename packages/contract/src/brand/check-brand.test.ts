import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Brand, OWN_BRAND } from './brand.ts';
import { checkBrand, measurePairs } from './check-brand.ts';
import { contrast, hexOf } from './colour.ts';

const BLACK = { l: 0, c: 0, h: 0 };
const WHITE = { l: 1, c: 0, h: 0 };

test('contrast and hexadecimal colours agree with published values', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 3);
  expect(contrast(WHITE, BLACK)).toBeCloseTo(21, 3);
  expect(hexOf(WHITE)).toBe('#ffffff');
  // Red, green and blue of sRGB, as CSS Color 4 gives them.
  expect(hexOf({ l: 0.62796, c: 0.25768, h: 29.234 })).toBe('#ff0000');
  expect(hexOf({ l: 0.86644, c: 0.29483, h: 142.495 })).toBe('#00ff00');
  expect(hexOf({ l: 0.45201, c: 0.31321, h: 264.052 })).toBe('#0000ff');
  expect(contrast({ l: 0.62796, c: 0.25768, h: 29.234 }, WHITE)).toBeCloseTo(3.998, 2);
});

test("the product's own brand holds every pair in both themes", () => {
  expect(Brand.parse(OWN_BRAND)).toEqual(OWN_BRAND);
  expect(checkBrand(OWN_BRAND)).toEqual({ refusals: [], warnings: [] });
  const themes = measurePairs(OWN_BRAND).map(({ theme }) => theme);
  expect(themes.filter((theme) => theme === 'dark')).toHaveLength(themes.length / 2);
});

test('a brand whose colours cannot be read is refused with the pair and its contrast', () => {
  const { refusals } = checkBrand({ ...OWN_BRAND, lightness: 0.4, chroma: 0.2, hue: 264 });
  expect(refusals).toContainEqual(
    expect.stringMatching(
      /^In the dark theme "accent-edge" on "surface-card" has a contrast of [12]\.\d\d:1 and needs 3:1\.$/,
    ),
  );
});

test.each([0.56, 0.58, 0.6])('a paint of lightness %d is refused whatever else it is', (lightness) => {
  expect(checkBrand({ ...OWN_BRAND, lightness }).refusals[0]).toContain(`A lightness of ${lightness}`);
});

test('a hue that a signal has is warned of, a grey of the same hue is not', () => {
  expect(checkBrand({ ...OWN_BRAND, hue: 150 }).warnings).toEqual([
    'A hue of 150 is within 25 degrees of the colour of a rising price.',
  ]);
  expect(checkBrand({ ...OWN_BRAND, hue: 355 }).warnings[0]).toContain('a falling price');
  expect(checkBrand({ ...OWN_BRAND, hue: 355, chroma: 0.02 }).warnings).toEqual([]);
});

test('a brand has no refusal exactly where every pair holds and the paint is not middling', () => {
  const knobs = fc.record({
    hue: fc.integer({ min: 0, max: 360 }),
    chroma: fc.double({ min: 0, max: 0.25, noNaN: true }),
    lightness: fc.double({ min: 0.35, max: 0.97, noNaN: true }),
    neutral_hue: fc.integer({ min: 0, max: 360 }),
    neutral_chroma: fc.double({ min: 0, max: 0.02, noNaN: true }),
  });
  fc.assert(
    fc.property(knobs, (chosen) => {
      const brand = { ...OWN_BRAND, ...chosen };
      const holds = measurePairs(brand).every(({ ratio, needed }) => ratio >= needed);
      const isMiddling = brand.lightness >= 0.56 && brand.lightness <= 0.6;
      expect(checkBrand(brand).refusals.length === 0).toBe(holds && !isMiddling);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['a colour out of range', { hue: 400 }],
  ['a name of no letters', { name: '  ' }],
  ['a family that would end its quotes', { font_text: ['Plex"; } body { display: none'] }],
  ['a mark that is not an outline', { mark: 'M0 0"/><script>' }],
  ['a word that no brand has', { shadow: 3 }],
])('%s is no brand', (_, wrong) => {
  expect(Brand.safeParse({ ...OWN_BRAND, ...wrong }).success).toBe(false);
});
