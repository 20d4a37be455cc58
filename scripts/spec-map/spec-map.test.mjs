import { expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';
import { check, parse } from './spec-map.mjs';

/**
 * @param {string} finished
 * @param {string[]} rows
 */
const page = (finished, ...rows) =>
  parse(
    [
      `finished: ${finished}`,
      '',
      '## Routes',
      '',
      '| item | stage | file | test |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n'),
  );

test('a row of a stage to come needs nothing but its stage', () => {
  expect(check(page('none', '| /schedule | 4 | – | – |'), root)).toEqual([]);
});

test('a row of a finished stage needs a file and a test', () => {
  expect(check(page('1a', '| / | 1a | – | – |'), root)).toEqual([
    ':7: "/" is of a finished stage and names no file and no test',
  ]);
});

test('a row of a finished stage names files that exist', () => {
  const row = '| / | 1a | `scripts/spec-map.mjs` | `scripts/spec-map/spec-map.test.mjs`, `nowhere.test.ts` |';
  expect(check(page('1a, 4', row), root)).toEqual([':7: "/" names nowhere.test.ts, which does not exist']);
});

test('an unknown stage, a missing cell and a repeated row are found', () => {
  expect(check(page('9', '| / | 1c | – | – |', '| /live | 4 | – |', '| / | 4 | – | – |'), root)).toEqual([
    ':1: "9" is not a stage',
    ':7: "/" has the unknown stage "1c"',
    ':8: "/live" has 3 cells instead of 4',
    ':9: "/" stands twice in "Routes"',
  ]);
});

test('a page without rows is a problem', () => {
  expect(check(parse('# Nothing'), root)).toEqual([':1: the page has no rows']);
});
