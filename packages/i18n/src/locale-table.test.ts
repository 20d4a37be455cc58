import { expect, test } from 'vitest';
import { CATALOG_LANGUAGES } from './locale.ts';
import { LOCALES, localeInfo, matchLocale, wantedLanguages } from './locale-table.ts';

const codes = LOCALES.map(({ code }) => code);

test('every locale of the specification is there, and English is the first', () => {
  const specified = 'en en-AU en-CA fr-CA en-NZ no de de-AT de-CH fr-CH en-IN ar en-AR en-ZA fi'.split(' ');
  expect(codes).toEqual(expect.arrayContaining(specified));
  expect(codes.filter((code) => !specified.includes(code))).toEqual(['fr']);
  expect(CATALOG_LANGUAGES[0]).toBe('en');
});

test.each([
  ['en', ['en']],
  ['en-AR', ['en-AR', 'en']],
  ['de-AT', ['de-AT', 'de', 'en']],
  ['fr-CA', ['fr-CA', 'fr', 'en']],
  ['no', ['no', 'en']],
  ['he', ['he', 'en']],
])('texts of %s are looked for in %j', (code, fallbacks) => {
  expect(localeInfo(code)?.fallbacks).toEqual(fallbacks);
});

test.each([
  ['he', 'he', 'rtl', 'עברית'],
  ['fa', 'fa', 'rtl', 'فارسی'],
  ['ur', 'ur', 'rtl', 'اردو'],
  ['tl', 'fil', 'ltr', 'Filipino'],
  ['vn', 'vi', 'ltr', 'Tiếng Việt'],
  ['se', 'sv', 'ltr', 'Svenska'],
  ['sr', 'sr-ME', 'ltr', 'Srpski (Crna Gora)'],
  ['br', 'pt-BR', 'ltr', 'Português (Brasil)'],
  ['en-AR', 'en-AR', 'ltr', 'English (Argentina)'],
  ['no', 'nb', 'ltr', 'Norsk'],
])('%s is told to programs as %s, runs %s and is called %s', (code, tag, direction, name) => {
  expect(localeInfo(code)).toMatchObject({ tag, direction, name });
});

test.each(['zz', 'EN', 'football', 'e', '', 'en_GB', 'constructor'])('%j is no locale', (code) => {
  expect(localeInfo(code)).toBeUndefined();
});

test.each([
  ['no', 'no'],
  ['nb-NO', 'no'],
  ['NB', 'no'],
  ['de-AT', 'de-AT'],
  ['de-LI', 'de'],
  ['EN-au', 'en-AU'],
  ['en-US', 'en'],
  ['fr', 'fr'],
  ['fr-BE', 'fr'],
  ['ar-EG', 'ar'],
  ['pt-BR', undefined],
  ['', undefined],
  ['*', undefined],
])('who asks for %j of all locales gets %s', (tag, locale) => {
  expect(matchLocale(tag, codes)).toBe(locale);
});

test.each([
  ['fil', 'tl'],
  ['vi-VN', 'vn'],
  ['sv-SE', 'se'],
  ['pt-BR', 'br'],
  ['pt', 'br'],
  ['sr-ME', 'sr'],
  ['sr-RS', 'sr'],
  ['fr', 'fr-CA'],
])('who asks for %s finds it by its alias or its region, as %s', (tag, locale) => {
  expect(matchLocale(tag, ['en', 'tl', 'vn', 'se', 'br', 'sr', 'fr-CA'])).toBe(locale);
});

test('a header names languages by how much they are wanted, without those that it refuses', () => {
  expect(wantedLanguages('fr-CH, en;q=0.5, de;q=0.9, *;q=0.1, fi;q=0')).toEqual(['fr-CH', 'de', 'en', '*']);
  expect(wantedLanguages('')).toEqual([]);
});
