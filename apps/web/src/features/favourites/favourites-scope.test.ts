import { expect, test } from 'vitest';
import { isNarrowed, isWithin } from './favourites-scope.ts';

const football = { sport: { key: 'football', type: 'regular' }, category: { id: '101' } };
const valorant = { sport: { key: 'valorant', type: 'cyber' }, category: { id: '1701' } };

test('a page about nothing holds every favourite', () => {
  expect(isNarrowed({})).toBe(false);
  expect([football, valorant].every((one) => isWithin({}, one))).toBe(true);
});

test.each([
  [{ sportKey: 'football' }, [true, false]],
  [{ sportType: 'cyber' as const }, [false, true]],
  [{ sportKey: 'football', categoryId: '102' }, [false, false]],
  [{ sportKey: 'football', categoryId: '101' }, [true, false]],
])('a page about %j holds its own', (scope, held) => {
  expect(isNarrowed(scope)).toBe(true);
  expect([football, valorant].map((one) => isWithin(scope, one))).toEqual(held);
});
