import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closingLines, countPlaywright, countVitest, sum } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchline-report-'));

/**
 * @param {string} name
 * @param {object} report
 */
function written(name, report) {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const vitest = written('vitest.json', {
  testResults: [
    {
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a' },
        { status: 'failed', fullName: 'b', failureMessages: ['Error: red\n\n  at line 1'] },
        { status: 'pending', fullName: 'needs data' },
      ],
    },
    { status: 'failed', name: 'broken.test.ts', message: 'no such module', assertionResults: [] },
  ],
});

const playwright = written('playwright.json', {
  errors: [],
  suites: [
    {
      specs: [{ title: 'home', tests: [{ status: 'expected', projectName: 'desktop', annotations: [] }] }],
      suites: [
        {
          specs: [
            {
              title: 'bets',
              tests: [
                {
                  status: 'unexpected',
                  projectName: 'phone',
                  annotations: [],
                  results: [{ errors: [{ message: '\u001b[31mTimed out\u001b[39m' }] }],
                },
                {
                  status: 'skipped',
                  projectName: 'phone',
                  annotations: [{ type: 'skip', description: 'no touch' }],
                },
                {
                  status: 'flaky',
                  projectName: 'desktop',
                  annotations: [],
                  results: [{ errors: [{ message: 'Socket closed' }] }, { errors: [] }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});

test('a file of unit tests that cannot be loaded counts as one failure', () => {
  expect(countVitest(vitest)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    skips: ['needs data'],
    failures: ['b\n    Error: red\n      at line 1', 'broken.test.ts\n    no such module'],
    flakes: [],
  });
});

test('browser tests are counted through nested suites, with the reason of a skip', () => {
  expect(countPlaywright(playwright)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    skips: ['bets (phone): no touch'],
    failures: ['bets (phone)\n    Timed out'],
    flakes: ['bets (desktop)\n    Socket closed'],
  });
});

test('browser tests that were only listed count as skipped', () => {
  expect(countPlaywright(playwright, { listed: true })).toMatchObject({ passed: 0, failed: 0, skipped: 4 });
});

test('a report that was never written is a failure, not silence', () => {
  expect(countVitest(join(folder, 'none.json')).failed).toBe(1);
  expect(countPlaywright(join(folder, 'none.json')).failed).toBe(1);
});

test('the closing lines name each skip, flaky test and failure, and end with the sum of both', () => {
  const all = sum([countVitest(vitest), countPlaywright(playwright)]);
  expect(closingLines(all, ['types'])).toEqual([
    'skipped: needs data',
    'skipped: bets (phone): no touch',
    'flaky: bets (desktop)\n    Socket closed',
    'failed: b\n    Error: red\n      at line 1',
    'failed: broken.test.ts\n    no such module',
    'failed: bets (phone)\n    Timed out',
    'failed check: types',
    '',
    'flaky tests: 1',
    'tests: 3 passed, 3 failed, 2 skipped',
  ]);
});
