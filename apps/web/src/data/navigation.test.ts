import { expect, test } from 'vitest';
import { localeSetup } from './locale.ts';
import { isActivePath, isOutside, PLACES } from './navigation.ts';

const setup = localeSetup('en,ar', false);

test.each([
  ['/live', '/sports/live', true],
  ['/sports/ar/live', '/sports/live', true],
  ['/sports/live', '/sports/ar/live', true],
  ['/sports/live?sport=football', '/live', true],
  ['/sports/live#top', '/live', true],
  ['/sports/live/', '/live', true],
  ['/sports', '/', true],
  ['/sports/ar', '/sports', true],
  ['/sports/football', '/live', false],
  ['/sports/football/england-c31', '/football', false],
  ['/sports/live', 'https://example.com/sports/live', false],
])('on %s a link to %s is active: %s', (current, target, isActive) => {
  expect(isActivePath(setup, current, target)).toBe(isActive);
});

test.each(['http://a.b', 'https://a.b', 'sms:123', 'mailto:a@b.c'])('%s is used as it is', (target) => {
  expect(isOutside(target)).toBe(true);
});

test('places of the product', () => {
  expect(PLACES.match({ sport: { key: 'football' }, slug: 'a-b', id: 'sr:match:1' })).toBe(
    '/football/a-b-msr~3amatch~3a1',
  );
  expect(PLACES.league('football', { slug: 'albion-premier', id: '17' })).toBe(
    '/football/albion-premier-l17',
  );
});
