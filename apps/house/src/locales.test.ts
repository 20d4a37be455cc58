import { expect, test } from 'vitest';
import { localeOf, negotiateLocale } from './locales.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['ar-EG,en;q=0.5', 'ar'],
  ['fr-CH, fr;q=0.9, ar;q=0.8, en;q=0.7', 'ar'],
  ['en;q=0.2, ar;q=0.9', 'ar'],
  ['ar;q=0', 'en'],
  ['tlh, *', 'en'],
  ['pt-BR', 'en'],
  ['de-AT, en;q=0.8', 'de'],
])('Accept-Language %s is answered in %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale);
});

test('a locale is known by its language', () => {
  expect(localeOf('EN-au')).toBe('en');
  expect(localeOf('xx')).toBeUndefined();
});
