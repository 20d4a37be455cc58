import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('tries within the limit pass, the next waits, and time brings them back', () => {
  const limit = createRateLimit(3);
  expect([0, 0, 0].map(() => limit.take('a', 0))).toEqual([0, 0, 0]);
  expect(limit.take('a', 0)).toBe(20_000);
  expect(limit.take('a', 19_999)).toBe(1);
  expect(limit.take('a', 20_000)).toBe(0);
  expect(limit.take('a', 20_000)).toBe(20_000);
});

test('one key does not use up another', () => {
  const limit = createRateLimit(1);
  expect(limit.take('a', 0)).toBe(0);
  expect(limit.take('b', 0)).toBe(0);
  expect(limit.take('a', 0)).toBeGreaterThan(0);
});

test('a flood of keys is forgotten, oldest first, and never keeps more than it may', () => {
  const limit = createRateLimit(1);
  for (let key = 0; key < 10_050; key += 1) limit.take(String(key), key);
  expect(limit.take('10049', 10_050)).toBeGreaterThan(0);
  expect(limit.take('0', 10_051)).toBe(0);
});
