import { expect, test } from 'vitest';
import { errorReport, type ReportSetting } from './error-report.ts';

const BASE = 'https://book.example/sports/';
const IN_BROWSER: ReportSetting = {
  source: 'browser',
  release: '0.1.0+aa',
  route: '/$sport/$slug',
  base: BASE,
};

/** An error with a stack of its own. */
function failed(stack: string, message = 'odds is undefined') {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return error;
}

test.each([
  [
    'Chrome',
    `    at oddsOf (${BASE}assets/prices-BxY3.js:1:23)\n    at ${BASE}assets/main.js:4:5\n    at async ${BASE}assets/main.js?v=1:6:7`,
  ],
  [
    'Firefox',
    `oddsOf@${BASE}assets/prices-BxY3.js:1:23\n@${BASE}assets/main.js:4:5\nasync*@${BASE}assets/main.js?v=1:6:7`,
  ],
  [
    'Safari',
    `oddsOf@${BASE}assets/prices-BxY3.js:1:23\n${BASE}assets/main.js:4:5\n${BASE}assets/main.js?v=1:6:7`,
  ],
])('a stack of %s is its functions in files of ours', (_name, stack) => {
  expect(errorReport(failed(stack), IN_BROWSER)?.stack).toEqual([
    'oddsOf@assets/prices-BxY3.js:1:23',
    '@assets/main.js:4:5',
    '@assets/main.js:6:7',
  ]);
});

test('a report carries these fields and no address of the page', () => {
  const report = errorReport(
    failed(`    at oddsOf (${BASE}assets/x.js:1:2)`, 'no bet 123 of ann@mail.example'),
    IN_BROWSER,
  );
  expect(report).toEqual({
    source: 'browser',
    release: '0.1.0+aa',
    route: '/$sport/$slug',
    name: 'TypeError',
    message: 'no bet <number> of <email>',
    stack: ['oddsOf@assets/x.js:1:2'],
  });
});

test('files of others are left out of a stack, and an error in them alone is no report', () => {
  const foreign = '    at track (https://tags.example/tag.js:1:2)';
  expect(errorReport(failed(foreign), IN_BROWSER)).toBeNull();
  expect(errorReport(failed('    at x (chrome-extension://abc/x.js:1:2)'), IN_BROWSER)).toBeNull();
  const both = `${foreign}\n    at call (${BASE}assets/x.js:1:2)`;
  expect(errorReport(failed(both), IN_BROWSER)?.stack).toEqual(['call@assets/x.js:1:2']);
});

test('on the server the files are those of the product, and never the folder that it lies in', () => {
  const stack = [
    '    at render (file:///home/ann/touchline/apps/web/dist/server/assets/page-Ab1.js:1:2)',
    '    at run (/home/ann/touchline/node_modules/react/index.js:1:2)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)',
  ].join('\n');
  const onServer: ReportSetting = { source: 'server', release: 'r', route: '', base: null };
  expect(errorReport(failed(stack), onServer)?.stack).toEqual([
    'render@apps/web/dist/server/assets/page-Ab1.js:1:2',
  ]);
  expect(errorReport(failed(stack.split('\n').slice(1).join('\n')), onServer)?.stack).toEqual([]);
});

test.each([
  ['call refused 500 101', 'call refused http_500 code_101'],
  ['share code refused 503 0', 'share code refused http_503 code_0'],
  ['No message: en slip.title', 'No message: en slip.title'],
  [{ code: 5, message: 'a plain object' }, 'a plain object'],
])('%j is a report without a stack', (error, message) => {
  expect(errorReport(error, IN_BROWSER)).toMatchObject({ name: 'Error', message, stack: [] });
});

test('a name and a route that are texts lose what they may not hold', () => {
  const error = Object.assign(new Error('x'), { name: 'ann@mail.example (hers)', stack: '' });
  expect(errorReport(error, { ...IN_BROWSER, route: '/x?token=1' })).toMatchObject({
    name: 'annmail.example hers',
    route: '/xtoken1',
  });
});

test('a stack is cut', () => {
  const lines = Array.from({ length: 40 }, (_, line) => `    at f (${BASE}assets/x.js:${line}:2)`);
  expect(errorReport(failed(lines.join('\n')), IN_BROWSER)?.stack).toHaveLength(12);
});
