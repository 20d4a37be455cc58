import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCatalog } from '../vite/catalogs.ts';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const locales = fileURLToPath(new URL('../../../packages/i18n/src/locales', import.meta.url));
const LATER = new Set(Object.keys(readCatalog(locales, 'en', 'later')));
/** Shows its texts after it has brought them. */
const BRINGS_TEXTS = new Set(['data/slip.ts']);

const IMPORT = /^(?:import|export)(?! type)[^;]*? from '([#.][^']+)'/gm;

/** Texts of the later part that a file, or what it imports before it runs, may show. */
function laterTexts(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(root + file)) return [];
  seen.add(file);
  const code = readFileSync(root + file, 'utf8');
  const own = BRINGS_TEXTS.has(file) ? [] : [...code.matchAll(/'([\w.-]+)'/g)].map(([, text = '']) => text);
  const imported = [...code.matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : resolve(join('/', dirname(file)), path).slice(1),
  );
  return [...own.filter((text) => LATER.has(text)), ...imported.flatMap((path) => laterTexts(path, seen))];
}

test('lists and the page of a match are taken over with the texts that came first', () => {
  const seen = new Set<string>();
  expect(laterTexts('features/match-list/views.ts', seen)).toEqual([]);
  expect(laterTexts('features/match/views.ts', seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

test('the check finds texts that come later', () => {
  expect(laterTexts('features/match/info/info-block.tsx')).toContain('matchInfo.title');
});
