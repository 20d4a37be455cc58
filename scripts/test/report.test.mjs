import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closingLine, countPlaywright, countVitest, sum } from './report.mjs';

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
  });
});

test('browser tests are counted through nested suites, with the reason of a skip', () => {
  expect(countPlaywright(playwright)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    skips: ['bets (phone): no touch'],
    failures: ['bets (phone)\n    Timed out'],
  });
});

test('browser tests that were only listed count as skipped', () => {
  expect(countPlaywright(playwright, { listed: true })).toMatchObject({ passed: 0, failed: 0, skipped: 3 });
});

test('a report that was never written is a failure, not silence', () => {
  expect(countVitest(join(folder, 'none.json')).failed).toBe(1);
  expect(countPlaywright(join(folder, 'none.json')).failed).toBe(1);
});

test('the closing line sums both', () => {
  expect(closingLine(sum([countVitest(vitest), countPlaywright(playwright)]))).toBe(
    'tests: 2 passed, 3 failed, 2 skipped',
  );
});
