import { bareFault, FaultError } from '@touchline/client/http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isReportable, reportError, reportRecovered } from './report.ts';

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

/** What the console was told. */
function watchConsole() {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  return told;
}

test('an error that is a plain object is told by its message', () => {
  const told = watchConsole();
  reportError({ code: 5, message: 'odds are undefined' });
  expect(told).toHaveBeenCalledExactlyOnceWith('odds are undefined');
});

test('a part of the page that was made anew is told by its own error: that of a file that is missing is no report', () => {
  const told = watchConsole();
  const missing = new TypeError('Failed to fetch dynamically imported module: /sports/assets/x.js');
  reportRecovered(new Error('There was an error while hydrating this boundary.', { cause: missing }));
  expect(told).toHaveBeenLastCalledWith(missing);
  expect(isReportable(String(missing))).toBe(false);
  const bare = new Error('Text content does not match.');
  reportRecovered(bare);
  expect(told).toHaveBeenLastCalledWith(bare);
});
