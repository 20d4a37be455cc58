import { expect, test } from 'vitest';
import { addressWith } from './list-address.ts';

test('a change keeps the other parameters and begins the list again', () => {
  const search = { time: '3h', sport: 'tennis', page: '3' };
  expect(addressWith('/sports/live', search, { sortBy: 'time' })).toBe(
    '/sports/live?time=3h&sport=tennis&sortBy=time',
  );
});

test('a parameter without a value leaves the address', () => {
  expect(addressWith('/sports', { time: '3h' }, { time: undefined })).toBe('/sports');
});
