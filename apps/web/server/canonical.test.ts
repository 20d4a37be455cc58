import { expect, test } from 'vitest';
import { localeSetup } from '#data/locale.ts';
import { canonicalPath } from './canonical.ts';

const english = localeSetup('en,ar', false);
const german = localeSetup('de,en', false);
const required = localeSetup('en,ar', true);

test.each([
  ['/', '/sports'],
  ['/sports', '/sports'],
  ['/sports/', '/sports'],
  ['/sports/live%20', '/sports/live'],
  ['/sports/football/x%20y-l1%20/%20', '/sports/football/x%20y-l1'],
  ['/SPORTS/Live', '/sports/live'],
  ['/sports//live/', '/sports/live'],
  ['/sports/en', '/sports'],
  ['/sports/en/live', '/sports/live'],
  ['/sports/AR', '/sports/ar'],
  ['/sports/ar/Football/premier-lX9', '/sports/ar/football/premier-lX9'],
  ['/sports/zz', '/sports/zz'],
  ['/sports/%66ootball/caf%c3%a9%7E-l1', '/sports/football/caf%C3%A9~-l1'],
  ['/sports/Caf%C3%A9%2F', '/sports/caf%C3%A9%2F'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path, english)).toBe(canonical);
});

test('the first configured locale has no prefix', () => {
  expect(canonicalPath('/sports/de/live', german)).toBe('/sports/live');
  expect(canonicalPath('/sports/en/live', german)).toBe('/sports/en/live');
});

test('where a locale is required the bare address gets one', () => {
  expect(canonicalPath('/sports', required)).toBe('/sports/en');
  expect(canonicalPath('/sports/live', required)).toBe('/sports/en/live');
  expect(canonicalPath('/sports/ar/live', required)).toBe('/sports/ar/live');
});

test('a path outside the product has no form', () => {
  expect(canonicalPath('/casino', english)).toBeUndefined();
});

test('the canonical form of a canonical form is itself', () => {
  for (const path of ['/sports', '/sports/ar', '/sports/ar/football/x-l1']) {
    expect(canonicalPath(path, english)).toBe(path);
  }
});
