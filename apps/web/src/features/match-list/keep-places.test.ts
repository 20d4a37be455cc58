import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepPlaces } from './keep-places.ts';

test('what is new takes the place of what is gone', () => {
  expect(keepPlaces(['a', 'b', 'c'], ['b', 'c', 'd'])).toEqual(['d', 'b', 'c']);
  expect(keepPlaces(['a', 'b', 'c'], ['c', 'd', 'e'])).toEqual(['d', 'e', 'c']);
});

test('where nothing takes a place, the last one does, and the others stay', () => {
  expect(keepPlaces(['a', 'b', 'c'], ['b', 'c'])).toEqual(['c', 'b']);
  expect(keepPlaces(['a', 'b', 'c'], ['c', 'a'])).toEqual(['a', 'c']);
});

test('more than before come at the end, in their order', () => {
  expect(keepPlaces(['a'], ['x', 'a', 'y'])).toEqual(['a', 'x', 'y']);
  expect(keepPlaces([], ['x', 'y'])).toEqual(['x', 'y']);
});

const keys = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });

test('nothing is lost, nothing is there twice, and what stays moves only to fill a hole', () => {
  fc.assert(
    fc.property(keys, keys, (before, now) => {
      const places = keepPlaces(before, now);
      expect([...places].sort()).toEqual([...now].sort());
      const stays = (key: string, index: number) => now.includes(key) && index < now.length;
      for (const [index, key] of before.entries()) if (stays(key, index)) expect(places[index]).toBe(key);
    }),
  );
});
