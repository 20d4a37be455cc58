import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

// Whatever a person reads or hears comes from the catalogs.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SPOKEN = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']);
/** The last word where even the catalogs may be missing. Source: specification §8. */
const LITERAL = new Set(['UNEXPECTED ERROR IN ERROR APP']);

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly name?: { readonly name?: unknown };
}

const isWord = (text: unknown) =>
  typeof text === 'string' && /\p{L}{2,}/u.test(text) && !LITERAL.has(text.trim());

/** Texts of a component that stand in its code. */
function looseTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(looseTexts);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, name } = node as Node; // a tree of any shape, looked at by name
  if (type === 'JSXText') return isWord(value) ? [String(value).trim()] : [];
  if (type === 'JSXAttribute') {
    const { value: text } = (value ?? {}) as Node; // as above
    if (SPOKEN.has(String(name?.name)) && isWord(text)) return [String(text)];
  }
  return Object.values(node).flatMap(looseTexts);
}

const looseIn = (code: string) => looseTexts(parseAst(code, { lang: 'tsx' }));

test('a text in the code is found, and a text of the catalog is not', () => {
  expect(looseIn('const a = <p title={text("a.b")} className="page">{text("a.b")} · 1</p>;')).toEqual([]);
  expect(looseIn('const a = <p><b>Place bet</b><i aria-label="Close" /></p>;')).toEqual([
    'Place bet',
    'Close',
  ]);
});

test('no component carries a text of its own', () => {
  const files = globSync(['apps/web/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    looseIn(readFileSync(`${root}/${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
