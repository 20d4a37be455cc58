import { expect, test } from 'vitest';
import { localeInAddress, staticPlace } from './static-place.ts';

const setup = { locales: ['en', 'ar', 'no'], required: false };

test.each([
  ['/sports/404', 'notFound'],
  ['/sports/500', 'error'],
  ['/sports/blocked', 'blocked'],
  ['/sports/locked', 'locked'],
  ['/sports/ar/locked', 'locked'],
  ['/sports/no/404', 'notFound'],
  ['/sports/fr/blocked', 'blocked'],
  ['/sports/pt-BR/500', 'error'],
  ['/sports/sr/404', 'notFound'],
])('%s is the static page %s', (path, page) => {
  expect(staticPlace(setup, path)).toBe(page);
});

test.each([
  '/sports',
  '/sports/fr',
  '/sports/football/404',
  '/sports/404/more',
  '/sports/ar/fr/404',
  '/casino/404',
  '/404',
  '/sports/constructor',
])('%s is no static page', (path) => {
  expect(staticPlace(setup, path)).toBeUndefined();
});

test('an address may begin with a locale that the product does not have', () => {
  expect(localeInAddress(setup, '/sports/fr/anything')).toBe('fr');
  expect(localeInAddress(setup, '/sports/football/anything')).toBeUndefined();
  expect(localeInAddress(setup, '/sports')).toBeUndefined();
});
