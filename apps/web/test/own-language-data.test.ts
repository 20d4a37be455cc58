import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Files that may ask `Intl`, because no page is rendered with what they write. */
const ALLOWED = [
  // Amounts belong to a player, whom the server does not know.
  'packages/i18n/src/money.ts',
  // The data that both sides share, and zones, which are asked for numbers alone.
  'packages/i18n/src/formats/read-formats.ts',
  'packages/i18n/src/time.ts',
  // Names of locales are made by the servers; static pages have no script.
  'packages/i18n/src/locale-table.ts',
  'packages/i18n/src/social-locale.ts',
  'packages/i18n/src/static-texts/static-texts.ts',
  // A choice that comes with the picture, in the browser.
  'apps/web/src/features/video/source-choice.tsx',
  // Compares, and shows nothing.
];

const LANGUAGE_DATA = /\bnew Intl\.|\.toLocale\w*\(|\.localeCompare\(/;

test('only named files make texts from the language data of where they run', () => {
  const files = ['apps/web/src', 'packages/i18n/src', 'packages/ui/src'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  );
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => LANGUAGE_DATA.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(found.toSorted()).toEqual(ALLOWED.toSorted());
});
