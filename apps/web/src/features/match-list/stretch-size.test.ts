import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STRETCH_SIZES, stretchSize } from './stretch-size.ts';

test('the next known height is taken', () => {
  expect(stretchSize(2, 1, 0)).toBe(3);
  expect(stretchSize(8, 1, 0)).toBe(10);
  expect(stretchSize(0, 1, 0)).toBe(1);
  expect(stretchSize(15, 10, 1.5)).toBe(27);
  expect(stretchSize(500, 80, 2)).toBe(100);
});

test('the style sheet knows every height', () => {
  const css = readFileSync(new URL('./stretch.module.css', import.meta.url), 'utf8');
  for (const size of STRETCH_SIZES)
    expect(css).toContain(`.stretch[data-size='${size}'] {\n    --size: ${size};`);
});
