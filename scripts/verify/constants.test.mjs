import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../toolchain/root.mjs';

// Values of the specification's constants that are distinctive enough to be recognised where they are written again.
const NAMES = {
  7300: 'DEVICE_COOKIE_S',
  0.8125: 'IMAGE_QUALITY_AVIF_FACTOR',
  0.875: 'IMAGE_QUALITY_WEBP_FACTOR',
  720: 'BREAKPOINTS.sm',
  780: 'MOBILE_BREAKPOINT',
  960: 'BREAKPOINTS.md',
  1280: 'BREAKPOINTS.lg',
  1920: 'BREAKPOINTS.xl',
};
const repeated = new RegExp(
  `(?<![\\w.#-])(${Object.keys(NAMES).join('|').replaceAll('.', '\\.')})(?![\\w.%])`,
);

/** @param {string} pattern */
const filesOf = (pattern) =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /node_modules|dist$|\.(test|gen)\.|generated/.test(path),
  });

/** @param {string} text of a TypeScript file, whose comments may name any number */
const withoutComments = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '');

/**
 * @param {string} text
 * @returns {string[]} `line: value is NAME`, one per repeat
 */
const repeatsIn = (text) =>
  withoutComments(text)
    .split('\n')
    .flatMap((line, index) => {
      const value = /** @type {keyof typeof NAMES | undefined} */ (repeated.exec(line)?.[1]);
      return value === undefined
        ? []
        : [`${index + 1}: ${value} is ${NAMES[value]} of @touchline/contract/constants`];
    });

test('a repeat is found in code and not in comments', () => {
  expect(repeatsIn('// 720\n/* 960\n */ const md = 960;\nconst px = `1280px`;\nconst other = 1720;')).toEqual(
    ['3: 960 is BREAKPOINTS.md of @touchline/contract/constants'],
  );
});

test('constants of the specification are imported, not written again', () => {
  const paths = [
    'apps/web/{src,server}/**/*.{ts,tsx}',
    'packages/{client,ui,i18n}/src/**/*.{ts,tsx}',
  ].flatMap(filesOf);
  expect(paths.length).toBeGreaterThan(0);
  expect(
    paths.flatMap((path) =>
      repeatsIn(readFileSync(join(root, path), 'utf8')).map((repeat) => `${path}:${repeat}`),
    ),
  ).toEqual([]);
});

test('media queries stand at the breakpoints', () => {
  const paths = ['apps/web/src/**/*.css', 'packages/ui/src/**/*.css'].flatMap(filesOf);
  const found = paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/@media[^{]*\((min|max)-width:\s*([\d.]+)px/g)]
      .filter(([, side, width]) => {
        const breakpoint = Number(width) + (side === 'max' ? 0.02 : 0);
        return !(String(Math.round(breakpoint * 100) / 100) in NAMES);
      })
      .map(([query]) => `${path}: ${query}`),
  );
  expect(found).toEqual([]);
});
