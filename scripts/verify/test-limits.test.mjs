import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMPUTING, HOUSE, OF_MODULES, SERVERS, WAITING } from '../../vitest.config.ts';
import { root } from '../toolchain/root.mjs';

/** @param {string[]} patterns */
const filesOf = (patterns) =>
  globSync(patterns, { cwd: root, exclude: (path) => /node_modules|^dist$/.test(path) });

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');

const computing = filesOf([...COMPUTING, ...OF_MODULES]).filter((path) => !SERVERS.includes(path));

test('every test file runs once: as one that computes, or as one that waits', () => {
  const waiting = [...filesOf([...HOUSE, ...WAITING]), ...SERVERS];
  const all = filesOf([
    'packages/**/*.test.{ts,tsx,mjs}',
    'apps/**/*.test.{ts,tsx}',
    'scripts/**/*.test.mjs',
    'e2e/served/**/*.test.ts',
  ]);
  expect([...computing, ...waiting].sort()).toEqual(all.sort());
});

test('no test that only computes has a limit of time', () => {
  const own = /testTimeout|hookTimeout|timeout: [\d_A-Z]+ ?\}, (async )?\(|^ *\}, [\d_]+\);/m;
  const limited = computing.filter((path) => path.endsWith('.ts') && own.test(textOf(path)));
  expect(limited).toEqual([]);
});

test('axe is asked in one way', () => {
  const asking = filesOf(['e2e/**/*.ts']).filter((path) => textOf(path).includes("'axe-core/axe.min.js'"));
  expect(asking).toEqual(['e2e/support/axe.ts']);
});
