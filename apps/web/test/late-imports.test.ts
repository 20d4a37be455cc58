import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

// Code is loaded late in three ways, which have a retry: see docs/decisions/0034-how-code-is-loaded-late.md.

const root = fileURLToPath(new URL('../src/', import.meta.url));
const WAYS = new Set(['deferred', 'late', 'latePatiently']);
/** Tables of loaders; who reads them calls `late`. */
const TABLES = /^(?:features\/[\w-]+\/(?:blocks|modals)\.ts|layout\/later-registry\.ts|data\/catalog\.ts)$/;
/** The server's own. */
const SERVER = new Set(['data/server-messages.ts']);

interface Node {
  readonly type?: string;
  readonly callee?: Node;
  readonly name?: string;
}

/** How many `import()` of a file stand outside of a way to load late, and the calls of React's own `lazy`. */
function looseImports(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum, child) => sum + looseImports(child), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const { type, callee } = node as Node; // a tree of any shape, looked at by name
  if (type === 'CallExpression' && WAYS.has(callee?.name ?? '')) return 0;
  const isLoose = type === 'ImportExpression' || (type === 'CallExpression' && callee?.name === 'lazy');
  return Object.values(node).reduce((sum: number, child) => sum + looseImports(child), isLoose ? 1 : 0);
}

const looseIn = (code: string, lang: 'ts' | 'tsx' = 'tsx') => looseImports(parseAst(code, { lang }));

test('a loose import is found, and one in a way to load late is not', () => {
  expect(looseIn("const load = () => import('./a.ts'); const B = lazy(() => import('./b.tsx'));")).toBe(3);
  expect(looseIn("late(() => import('./a.ts')); deferred(() => import('./b.tsx').then((b) => b.B));")).toBe(
    0,
  );
});

test('every import of code that comes later is in a block, a modal, a deferred view or a call of late', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|\.d\.ts$/.test(file) && !TABLES.test(file) && !SERVER.has(file),
  );
  expect(files.length).toBeGreaterThan(400);
  const loose = files.filter(
    (file) => looseIn(readFileSync(root + file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts') > 0,
  );
  expect(loose).toEqual([]);
});
