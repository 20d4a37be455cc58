import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampQuality,
  IMAGE_WIDTHS,
  imageAddress,
  imageSources,
  qualityIn,
  widthFor,
} from './image-address.ts';
import { isLoadable } from './image-place.ts';

test('quality is clamped to 0–100, and each format has the quality that looks the same', () => {
  expect([-5, 0, 33.4, 80, 100, 250, Number.NaN].map(clampQuality)).toEqual([0, 0, 33, 80, 100, 100, 80]);
  expect([qualityIn('avif', 80), qualityIn('webp', 80), qualityIn('jpeg', 80)]).toEqual([65, 70, 80]);
  expect([qualityIn('avif', 1_000), qualityIn('webp', -3)]).toEqual([81, 0]);
});

test('whatever is asked for, an address names a width that is made and a quality within bounds', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.double({ min: 0, max: 9_000, noNaN: true }),
      fc.double({ min: -500, max: 500, noNaN: true }),
      (source, width, quality) => {
        const url = new URL(imageAddress(source, width, quality), 'http://x');
        expect(url.pathname).toBe('/sports/image');
        expect(url.searchParams.get('src')).toBe(source.toWellFormed());
        expect(IMAGE_WIDTHS).toContain(Number(url.searchParams.get('w')));
        const asked = Number(url.searchParams.get('q') ?? 80);
        expect(asked).toBe(clampQuality(quality));
      },
    ),
  );
});

test('a width is the narrowest that fills the place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_920 }), (width) => {
      const made = widthFor(width);
      expect(made).toBeGreaterThanOrEqual(width);
      for (const other of IMAGE_WIDTHS) expect(other >= width && other < made).toBe(false);
    }),
  );
});

test('a picture is offered in every width up to its own', () => {
  const { src, srcSet } = imageSources('/media/a.png', 300);
  expect(src).toBe('/sports/image?src=%2Fmedia%2Fa.png&w=384');
  expect(srcSet.split(', ').map((part) => part.split(' ')[1])).toEqual(['64w', '128w', '256w', '384w']);
  expect(imageSources('/media/a.png', 5_000).src).toContain('w=1920');
});

test('what the product serves itself is not loaded twice', () => {
  expect(['/media/a.png', 'https://a.example/b.jpg', '/sports/assets/c.svg'].map(isLoadable)).toEqual([
    true,
    true,
    false,
  ]);
});
