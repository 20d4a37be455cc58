import { expect, onTestFinished, test } from 'vitest';
import { reportError, reportRecovered, takeReport } from './report.ts';

/** What the log was given. */
function watchLog() {
  const told: unknown[] = [];
  takeReport((error) => void told.push(error));
  onTestFinished(() => takeReport((error) => console.error(error)));
  return told;
}

test('an error is handed on as it is', () => {
  const told = watchLog();
  const error = { code: 5, message: 'odds are undefined' };
  reportError(error);
  expect(told).toEqual([error]);
});

test('a part of the page that was rendered again is reported by its own error', () => {
  const told = watchLog();
  const missing = new TypeError('Failed to fetch dynamically imported module: /sports/assets/x.js');
  reportRecovered(new Error('There was an error while hydrating this boundary.', { cause: missing }));
  const bare = new Error('Text content does not match.');
  reportRecovered(bare);
  expect(told).toEqual([missing, bare]);
});
