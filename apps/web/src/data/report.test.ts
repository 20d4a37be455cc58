import { expect, test } from 'vitest';
import { isReportable } from './report.ts';

test.each([
  'ResizeObserver loop completed with undelivered notifications.',
  'AbortError: The user aborted a request.',
  'TypeError: Failed to fetch',
  'TypeError: Load failed',
  'ECONNABORTED',
  'TypeError: error loading dynamically imported module: /sports/assets/x.js',
  'Script error.',
  'transport closed',
  'connection closed',
])('%s is not reported', (message) => {
  expect(isReportable(message)).toBe(false);
});

test('an error of the product is reported', () => {
  expect(isReportable('TypeError: odds is undefined')).toBe(true);
});
