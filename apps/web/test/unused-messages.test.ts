import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const catalogs = globSync('packages/i18n/src/locales/en/*.json', { cwd: ROOT });
const sources = globSync('{apps/{web,house}/{src,server},packages/*/src}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => /\.test\.tsx?$|generated/.test(path),
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the code names: whole keys between quotes, and keys that are put together, as patterns. */
function namedIn(code: string) {
  const whole = new Set([...code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key));
  const patterns = [...code.matchAll(/`([\w-]+\.[\w.-]*)\$\{[^`\n]*\}([\w.-]*)`/g)].map(
    ([, first = '', last = '']) => new RegExp(`^${escaped(first)}.+${escaped(last)}$`),
  );
  return { whole, patterns };
}

test('each message is named by the code', () => {
  const { whole, patterns } = namedIn(
    sources.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n'),
  );
  const keys = catalogs.flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Record<string, string>),
  );
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
