import { bareFault, FaultError } from '@touchline/client/http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isReportable, reportError } from './report.ts';

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

test('the real-time client could not fetch a token as the page was left: a network fault, not reported', () => {
  expect(isReportable(String(new FaultError(bareFault('network'))))).toBe(false);
  expect(isReportable(String(new FaultError(bareFault('unreadable'))))).toBe(true);
});

test('an error that is a plain object is told by its message', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  reportError({ code: 5, message: 'odds are undefined' });
  expect(told).toHaveBeenCalledExactlyOnceWith('odds are undefined');
});
