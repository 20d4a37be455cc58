import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What writes for players in any language: the web app, and the pages and texts of the backend. */
const SOURCES = '{apps/web/src,packages/{i18n,ui}/src,apps/house/src/{http/games,queries}}/**/*.{ts,tsx}';
/** Catalogs of one language have its commas. */
const ONE_LANGUAGE = /\.test\.tsx?$|catalog-names\/(english|german|french|norwegian|finnish|arabic)\//;

/** Files whose commas players do not read. */
const ALLOWED = [
  // Keywords are separated by ASCII commas in every language.
  'apps/web/src/layout/page-head.ts',
  'apps/web/src/shell/static-head.tsx',
  // A set of sources of a picture.
  'apps/web/src/parts/picture/image-address.ts',
  // The log of an operator.
  'apps/house/src/queries/own-messages.ts',
];

const LATIN_COMMA = /\.join\(', '\)|`[^`\n]*\}, [^`\n]*`/;
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('code puts no Latin comma between texts', () => {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !ONE_LANGUAGE.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => LATIN_COMMA.test(withoutComments(read(file))));
  expect(found.toSorted()).toEqual(ALLOWED.toSorted());
});

test('Arabic catalogs have Arabic commas, semicolons and question marks', () => {
  const files = globSync('packages/i18n/src/locales/ar/*.json', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(10);
  const messages = files.flatMap((file) => Object.entries<string>(JSON.parse(read(file))));
  const found = messages.filter(([, text]) => /[\u0600-\u06ff)] ?[,;?](\s|$)/.test(text)).map(([key]) => key);
  expect(found).toEqual(['page.keywords']);
});
