import { expect, test } from 'vitest';
import { CATALOG_LANGUAGES } from '../locale.ts';
import { PLATFORM_TEXTS, platformTexts } from './platform-texts.ts';

const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(CATALOG_LANGUAGES)(
  'every text of the platform in %s takes the values of the English one',
  (language) => {
    const texts: Readonly<Record<string, string>> = PLATFORM_TEXTS[language];
    for (const [key, text] of Object.entries(PLATFORM_TEXTS.en)) {
      expect(texts[key]?.trim(), key).not.toBe('');
      expect(valuesOf(texts[key] ?? ''), key).toEqual(valuesOf(text));
    }
  },
);

test('a region reads its language, and a language without words English', () => {
  expect(platformTexts('de-AT').deposit).toBe('Einzahlung');
  expect(platformTexts('tr').deposit).toBe('Deposit');
});
