import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/root.mjs';

/**
 * @typedef {object} Matching
 * @property {string[]} unit files of tests that need no browser
 * @property {string[]} browser files of tests in a browser
 * @property {string | null} title part of the names of the tests that run; null where all of a file's do
 */

const FILES = [
  'packages/**/*.test.{ts,tsx}',
  'apps/**/*.test.{ts,tsx}',
  'scripts/**/*.test.mjs',
  'e2e/{dom,served}/**/*.test.ts',
  'e2e/**/*.spec.ts',
];

const testFiles = () =>
  globSync(FILES, { cwd: root, exclude: (path) => /node_modules|(^|\/)dist$/.test(path) }).toSorted();

/** States of the screen: in a document without a browser, but for what only one shows. @param {string} file */
const isOfStates = (file) => file.startsWith('e2e/states/');

/** @param {string[]} files @param {string | null} title @returns {Matching} */
const byLevel = (files, title) => ({
  unit: files.filter((file) => !file.endsWith('.spec.ts') || isOfStates(file)),
  browser: files.filter((file) => file.endsWith('.spec.ts')),
  title,
});

/**
 * What a pattern stands for: files whose path holds it, else tests whose name holds it.
 * @param {string} pattern
 * @param {{ files?: string[], read?: (file: string) => string }} [from]
 * @returns {Matching}
 */
export function findMatching(
  pattern,
  { files = testFiles(), read = (file) => readFileSync(join(root, file), 'utf8') } = {},
) {
  const named = files.filter((file) => file.includes(pattern));
  if (named.length > 0) return byLevel(named, null);
  return byLevel(
    files.filter((file) => read(file).includes(pattern)),
    pattern,
  );
}
