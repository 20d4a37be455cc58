import { expect, test } from 'vitest';
import { randomId } from './ids.ts';

test('ids have their length, a readable alphabet, and do not repeat', () => {
  const ids = Array.from({ length: 2_000 }, () => randomId());
  expect(new Set(ids).size).toBe(2_000);
  expect(ids.every((id) => /^[2-9a-hjkmnp-z]{12}$/.test(id))).toBe(true);
  expect(randomId(20)).toHaveLength(20);
});
