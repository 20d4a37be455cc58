import { expect, test } from 'vitest';
import { stepIndex } from './arrow-keys.ts';

test('the arrow that points forward goes on and wraps at the end', () => {
  expect(stepIndex('ArrowRight', 0, 3, false)).toBe(1);
  expect(stepIndex('ArrowRight', 2, 3, false)).toBe(0);
  expect(stepIndex('ArrowLeft', 0, 3, false)).toBe(2);
});

test('in right-to-left rows the arrows change places', () => {
  expect(stepIndex('ArrowLeft', 0, 3, true)).toBe(1);
  expect(stepIndex('ArrowRight', 0, 3, true)).toBe(2);
});

test('home and end go to the ends, other keys stay', () => {
  expect(stepIndex('End', 0, 3, false)).toBe(2);
  expect(stepIndex('Home', 2, 3, true)).toBe(0);
  expect(stepIndex('Enter', 1, 3, false)).toBeNull();
  expect(stepIndex('ArrowRight', 0, 0, false)).toBeNull();
});
