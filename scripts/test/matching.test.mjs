import { expect, test } from 'vitest';
import { findMatching } from './matching.mjs';

const TEXTS = /** @type {Record<string, string>} */ ({
  'packages/betting/src/odds.test.ts': "test('odds are written with two digits')",
  'apps/house/test/ledger.test.ts': "test('every stake is in the ledger')",
  'e2e/slip.spec.ts': "test('a stake is typed')",
});
const from = { files: Object.keys(TEXTS), read: (/** @type {string} */ file) => TEXTS[file] ?? '' };

test('part of a path stands for all tests of the files, whatever their level', () => {
  expect(findMatching('/s', from)).toEqual({
    unit: ['packages/betting/src/odds.test.ts'],
    browser: ['e2e/slip.spec.ts'],
    title: null,
  });
});

test('what is in no path is looked for in the names of tests', () => {
  expect(findMatching('stake is', from)).toEqual({
    unit: ['apps/house/test/ledger.test.ts'],
    browser: ['e2e/slip.spec.ts'],
    title: 'stake is',
  });
  expect(findMatching('nowhere', from)).toEqual({ unit: [], browser: [], title: 'nowhere' });
});

test('the files that there are can be named', () => {
  expect(findMatching('scripts/test/matching').unit).toEqual(['scripts/test/matching.test.mjs']);
  expect(findMatching('e2e/racing').browser).toEqual(['e2e/racing.spec.ts']);
});
