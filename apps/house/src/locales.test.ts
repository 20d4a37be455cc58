import { expect, test } from 'vitest';
import { checkLocales, localeOf, negotiateLocale } from './locales.ts';

const SIX = ['en', 'fr', 'no', 'de', 'ar', 'fi'];

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['ar-EG,en;q=0.5', 'ar'],
  ['fr-CH, fr;q=0.9, ar;q=0.8, en;q=0.7', 'fr-CH'],
  ['fr-BE, ar;q=0.8', 'fr'],
  ['en;q=0.2, ar;q=0.9', 'ar'],
  ['ar;q=0', 'en'],
  ['tlh, *', 'en'],
  ['pt-BR', 'en'],
  ['de-AT, en;q=0.8', 'de-AT'],
  ['nb-NO, en;q=0.8', 'no'],
])('Accept-Language %s is answered in %s', (header, locale) => {
  expect(negotiateLocale(header, SIX)).toBe(locale);
});

test('what an operator switched on is answered by its alias, and his first locale where nothing fits', () => {
  expect(negotiateLocale('pt-BR, en;q=0.5', ['de', 'br'])).toBe('br');
  expect(negotiateLocale('vi', ['de', 'vn'])).toBe('vn');
  expect(negotiateLocale('tlh', ['de', 'br'])).toBe('de');
});

test('an account speaks only what is offered', () => {
  expect(localeOf('EN-au', SIX)).toBe('en');
  expect(localeOf('EN-au', ['en', 'en-AU'])).toBe('en-AU');
  expect(localeOf('fi', ['en', 'de'])).toBeUndefined();
  expect(localeOf('xx', SIX)).toBeUndefined();
});

test('a setting that names no locale, or one twice, is refused', () => {
  expect(checkLocales('LOCALES', ['de', 'he', 'en-ZA'])).toEqual(['de', 'he', 'en-ZA']);
  expect(() => checkLocales('LOCALES', ['en', 'zz'])).toThrow('LOCALES names "zz", which is no locale');
  expect(() => checkLocales('LOCALES', ['en', 'de', 'en'])).toThrow('LOCALES names en twice.');
});
