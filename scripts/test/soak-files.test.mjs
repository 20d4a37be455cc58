import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';
import { BOOK_FILES, DATABASE_FILES, SAMPLE_FILES } from './soak-files.mjs';

test('the soak runs every test of the backend that has a long form', () => {
  const asksForIt = (/** @type {string} */ file) =>
    / from '.*support\/(?:soak|sample)\.ts'/.test(readFileSync(join(root, file), 'utf8'));
  const long = globSync('apps/house/{src,test}/**/*.test.ts', { cwd: root }).filter(asksForIt);
  const run = [...DATABASE_FILES, ...BOOK_FILES, ...SAMPLE_FILES];
  expect(long.length).toBeGreaterThan(10);
  expect(long.filter((file) => !run.includes(file))).toEqual([]);
});
