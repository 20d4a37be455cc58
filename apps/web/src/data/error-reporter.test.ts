import type { ErrorReport } from '@touchline/contract';
import { expect, test } from 'vitest';
import { createErrorReporter } from './error-reporter.ts';

const REPORT: ErrorReport = {
  source: 'browser',
  name: 'TypeError',
  message: 'odds is undefined',
  stack: ['oddsOf@assets/x.js:1:2'],
  route: '/',
  release: 'r',
};

/** A reporter on a clock, and the messages that it sent. */
function reporting(send: () => unknown = () => undefined) {
  const clock = { at: 1_000 };
  const sent: string[] = [];
  const report = createErrorReporter({
    now: () => clock.at,
    send: (one) => {
      sent.push(one.message);
      return send();
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, sent, report, settled };
}

test('one error is sent once a minute, and another one beside it', async () => {
  const { clock, sent, report, settled } = reporting();
  report(REPORT);
  report({ ...REPORT, route: '/live' });
  report({ ...REPORT, message: 'another' });
  clock.at += 59_999;
  report(REPORT);
  await settled();
  expect(sent).toEqual(['odds is undefined', 'another']);
  clock.at += 1;
  report(REPORT);
  await settled();
  expect(sent).toHaveLength(3);
});

test('a page sends 20 reports a minute', async () => {
  const { clock, sent, report, settled } = reporting();
  for (let index = 0; index < 30; index += 1) report({ ...REPORT, message: `error ${index}` });
  await settled();
  expect(sent).toHaveLength(20);
  clock.at += 60_000;
  report({ ...REPORT, message: 'later' });
  await settled();
  expect(sent.at(-1)).toBe('later');
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no network');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no network'))],
])('a report that %s causes nothing', async (_how, send) => {
  const { sent, report, settled } = reporting(send);
  report(REPORT);
  await settled();
  expect(sent).toHaveLength(1);
});
