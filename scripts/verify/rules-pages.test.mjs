import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';
import { EXAMPLES } from './rules-examples.mjs';

const BLOCK = /```example\n([\s\S]*?)```/g;

const pages = globSync('docs/rules/*.md', { cwd: root })
  .toSorted()
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, examples: [...text.matchAll(BLOCK)].map(([, json = '']) => JSON.parse(json)) };
  });

test('every page of the rules has an example that is computed', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ examples }) => examples.length === 0).map(({ path }) => path)).toEqual([]);
});

test('every link of the pages leads to a file', () => {
  const links = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, to = '']) => ({ path, to })),
  );
  expect(links.filter(({ to }) => !existsSync(join(root, 'docs/rules', to)))).toEqual([]);
});

describe.each(pages)('$path', ({ examples }) => {
  test.each(examples)('$title', ({ kind, input, expected }) => {
    const compute = EXAMPLES[kind];
    if (!compute) throw new Error(`No kind of example is called ${kind}`);
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    expect(compute(input)).toMatchObject(expected);
  });
});
