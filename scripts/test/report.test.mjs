import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';
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
      name: join(root, 'packages/odds.test.ts'),
      startTime: 1_000,
      endTime: 3_500,
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
      specs: [
        {
          title: 'home',
          file: 'home.spec.ts',
          tests: [
            {
              status: 'expected',
              projectName: 'desktop',
              annotations: [],
              results: [{ errors: [], duration: 4_000 }],
            },
          ],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'bets',
              file: 'bets.spec.ts',
              tests: [
                {
                  status: 'unexpected',
                  projectName: 'phone',
                  annotations: [],
                  results: [{ errors: [{ message: '\u001b[31mTimed out\u001b[39m' }], duration: 30_000 }],
                },
                {
                  status: 'skipped',
                  projectName: 'phone',
                  annotations: [{ type: 'skip', description: 'no touch' }],
                  results: [],
                },
                {
                  status: 'flaky',
                  projectName: 'desktop',
                  annotations: [],
                  results: [
                    { errors: [{ message: 'Socket closed' }], duration: 600 },
                    { errors: [], duration: 400 },
                  ],
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
    files: [{ name: 'packages/odds.test.ts', ms: 2_500 }],
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
    files: [
      { name: 'e2e/bets.spec.ts', ms: 31_000 },
      { name: 'e2e/home.spec.ts', ms: 4_000 },
    ],
  });
});

test('browser tests that were only listed count as skipped', () => {
  expect(countPlaywright(playwright, { listed: true })).toMatchObject({ passed: 0, failed: 0, skipped: 4 });
});

test('a report that was never written is a failure, not silence', () => {
  expect(countVitest(join(folder, 'none.json')).failed).toBe(1);
  expect(countPlaywright(join(folder, 'none.json')).failed).toBe(1);
});

test('the closing lines name the slowest files, each skip, flaky test and failure, and end with the sum of both', () => {
  const all = sum([countVitest(vitest), countPlaywright(playwright)]);
  expect(closingLines(all, ['types'])).toEqual([
    'slow:   31 s  e2e/bets.spec.ts',
    'slow:    4 s  e2e/home.spec.ts',
    'slow:    3 s  packages/odds.test.ts',
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
