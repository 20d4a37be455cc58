import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';

/** @param {string} pattern */
const textOf = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist$/.test(path) })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

/** @param {RegExp} pattern @param {string} text */
const namesIn = (pattern, text) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

test('every custom property that a style sheet reads is set somewhere', () => {
  const styles = textOf('{apps/web,packages/ui}/src/**/*.css');
  const code = textOf('{apps/web,packages/ui}/{src,server}/**/*.{ts,tsx}');
  const set = new Set([...namesIn(/(--[a-z0-9-]+)\s*:/g, styles), ...namesIn(/['"`](--[a-z0-9-]+)/g, code)]);
  const read = [...namesIn(/var\((--[a-z0-9-]+)\)/g, styles)];
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => !set.has(name))).toEqual([]);
});

test('a text that is cut loses its end in either direction of the page', () => {
  const styles = textOf('{apps/web,packages/ui}/src/**/*.css');
  const cut = [...styles.matchAll(/([^{}]*)\{([^{}]*text-overflow: ellipsis[^{}]*)\}/g)];
  expect(cut.length).toBeGreaterThan(0);
  const faults = cut.filter(([, , rules = '']) => !rules.includes('unicode-bidi: plaintext'));
  expect(faults.map(([, selector]) => selector?.trim())).toEqual([]);
});
