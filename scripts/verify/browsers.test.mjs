import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

test('the browsers that the README names are those that the web app is built for', () => {
  const table = /## Browsers\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? '';
  const named = Object.fromEntries(
    [...table.matchAll(/^\| ([^|]*) \| ([\d.]+) \|$/gm)].flatMap(([, browsers = '', version]) =>
      browsers.split(', ').map((browser) => [browser.toLowerCase(), version]),
    ),
  );
  const list = /const BROWSERS = \[([^\]]*)\]/.exec(read('apps/web/vite.config.ts'))?.[1] ?? '';
  const built = [...list.matchAll(/'([a-z]+)([\d.]+)'/g)].map(([, browser, version]) => [browser, version]);
  expect(built.length).toBeGreaterThan(0);
  for (const [browser = '', version] of built) expect([browser, named[browser]]).toEqual([browser, version]);
});
