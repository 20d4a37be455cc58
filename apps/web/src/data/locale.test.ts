import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullPath, innerPath, joinLocale, localeSetup, splitLocale, switchLocale } from './locale.ts';

const setup = localeSetup('en,ar', false);
const required = localeSetup('en,ar', true);

test('only a listed locale is taken off', () => {
  expect(splitLocale(setup, '/ar/live')).toEqual(['ar', '/live']);
  expect(splitLocale(setup, '/ar')).toEqual(['ar', '/']);
  expect(splitLocale(setup, '/zz/live')).toEqual(['en', '/zz/live']);
  expect(splitLocale(setup, '/')).toEqual(['en', '/']);
  expect(splitLocale(setup, '/arabic')).toEqual(['en', '/arabic']);
});

test('the first locale of the list is the one without a prefix, whichever it is', () => {
  const german = localeSetup('de,en,ar', false);
  expect(joinLocale(german, 'de', '/live')).toBe('/live');
  expect(joinLocale(german, 'en', '/live')).toBe('/en/live');
  expect(switchLocale(german, 'de', '/sports/en/live')).toBe('/sports/live');
});

test('the default locale has no prefix unless it is required', () => {
  expect(joinLocale(setup, 'en', '/live')).toBe('/live');
  expect(joinLocale(setup, 'ar', '/')).toBe('/ar');
  expect(joinLocale(required, 'en', '/live')).toBe('/en/live');
});

test('full paths', () => {
  expect(fullPath(setup, 'en', '/')).toBe('/sports');
  expect(fullPath(setup, 'ar', '/')).toBe('/sports/ar');
  expect(fullPath(setup, 'ar', '/football/x-l1')).toBe('/sports/ar/football/x-l1');
});

test('a switch adds, replaces or removes the locale and keeps the rest', () => {
  expect(switchLocale(setup, 'ar', '/sports/live?sport=football#x')).toBe('/sports/ar/live?sport=football#x');
  expect(switchLocale(setup, 'en', '/sports/ar/live')).toBe('/sports/live');
  expect(switchLocale(setup, 'en', '/sports/ar')).toBe('/sports');
  expect(switchLocale(required, 'ar', '/sports/en/live')).toBe('/sports/ar/live');
});

test('a place comes back from its full path in any locale', () => {
  const place = fc.constantFrom('/', '/live', '/football', '/football/england-c31', '/bets-history');
  fc.assert(
    fc.property(
      place,
      fc.constantFrom('en', 'ar'),
      fc.constantFrom(setup, required),
      (where, locale, given) => {
        expect(innerPath(given, fullPath(given, locale, where))).toBe(where);
      },
    ),
  );
});
