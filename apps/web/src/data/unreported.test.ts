import { bareFault, FaultError } from '@touchline/client/http';
import { expect, test } from 'vitest';
import { isReportable, UNREPORTED } from './unreported.ts';

type Reason = keyof typeof UNREPORTED;

/** Rows of specification §8 about reports, with what browsers and Node write. */
const table: [reason: Reason, text: string][] = [
  ['resize-observer loop', 'ResizeObserver loop completed with undelivered notifications.'],
  ['resize-observer loop', 'ResizeObserver loop limit exceeded'],
  ['cancelled request', 'CanceledError: canceled'],
  ['cancelled request', 'TypeError: cancelled'],
  ['cancelled request', 'ERR_CANCELED'],
  ['network error', 'TypeError: Failed to fetch'],
  ['network error', 'TypeError: Load failed'],
  ['network error', 'TypeError: fetch failed'],
  ['network error', 'TypeError: NetworkError when attempting to fetch resource.'],
  ['network error', 'TypeError: The network connection was lost.'],
  ['network error', 'AxiosError: Network Error'],
  ['network error', 'ERR_NETWORK'],
  ['network error', String(new FaultError(bareFault('network')))],
  ['network error', 'Error: connect ECONNREFUSED 127.0.0.1:4000'],
  ['abort code', 'AbortError: The user aborted a request.'],
  ['abort code', 'ECONNABORTED'],
  ['abort code', 'AbortError: signal is aborted without reason'],
  ['timeout code', 'TimeoutError: No answer in time'],
  ['timeout code', 'ETIMEDOUT'],
  ['timeout code', 'TimeoutError: signal timed out'],
  ['chunk-load failure', 'TypeError: error loading dynamically imported module: /sports/assets/x.js'],
  ['chunk-load failure', 'TypeError: Importing a module script failed.'],
  ['chunk-load failure', 'ChunkLoadError: Loading chunk 12 failed.'],
  ['chunk-load failure', 'Error: Loading CSS chunk 3 failed'],
  ['chunk-load failure', 'Error: Unable to preload CSS for /sports/assets/x.css'],
  ['script-tag failure', 'Script error.'],
  ['script-tag failure', 'Error: Failed to load script https://chat.example/x.js'],
  ['tracking script', 'ReferenceError: gtag is not defined'],
  ['tracking script', 'ReferenceError: fbq is not defined'],
  ['tracking script', 'TypeError: www.google-analytics.com answered nothing'],
  ['real-time transport', 'transport closed'],
  ['real-time transport', 'connection closed'],
];

test.each(table)('%s is not reported: %s', (reason, text) => {
  expect(UNREPORTED[reason].test(text)).toBe(true);
  expect(isReportable(text)).toBe(false);
});

test('each reason has a row', () => {
  expect([...new Set(table.map(([reason]) => reason))].toSorted()).toEqual(
    Object.keys(UNREPORTED).toSorted(),
  );
});

test.each([
  'TypeError: odds is undefined',
  String(new FaultError(bareFault('unreadable'))),
  'call refused 500 0',
  'Error: No message: en error.timeout',
  'No message: en error.connection.cancelled',
  'the backend answers without an abortable call',
])('%s is reported', (text) => {
  expect(isReportable(text)).toBe(true);
});
