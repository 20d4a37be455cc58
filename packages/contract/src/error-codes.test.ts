import { expect, test } from 'vitest';
import { ERROR_CODES } from './error-codes.ts';

test('every code is that of one error', () => {
  const codes = Object.values(ERROR_CODES).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
});
