import { expect, test } from 'vitest';
import { addressWith, choiceOf, chosenOver, isBettableOnly } from './list-address.ts';
import { stringifySearch } from './router-address.ts';

test('a change keeps the other parameters and begins the list again', () => {
  const search = { time: '3h', sport: 'tennis', page: '3' };
  expect(addressWith('/sports/live', search, { sortBy: 'time' })).toBe(
    '/sports/live?time=3h&sport=tennis&sortBy=time',
  );
});

test('a parameter without a value leaves the address', () => {
  expect(addressWith('/sports', { time: '3h' }, { time: undefined })).toBe('/sports');
});

test('a choice made while an earlier one is still coming is made over it', () => {
  const rendered = { sport: 'tennis' };
  const { href, 'data-sets': sets } = choiceOf('/sports', rendered, { sortBy: 'league' });
  const { search } = new URL(href, 'http://localhost');
  expect(stringifySearch(chosenOver('?sport=tennis&time=12h&page=2', search, sets))).toBe(
    '?sport=tennis&time=12h&sortBy=league',
  );
});

test('what a choice takes away goes, also where it came after the page was drawn', () => {
  const { href, 'data-sets': sets } = choiceOf('/sports', {}, { time: undefined, date: undefined });
  const { search } = new URL(href, 'http://localhost');
  expect(stringifySearch(chosenOver('?time=12h&isBettable=1', search, sets))).toBe('?isBettable=1');
});

test('a choice keeps what pages do not know, as it is written', () => {
  expect(stringifySearch(chosenOver('?utm=a%20b&x=1&x=2', '?time=3h', 'time'))).toBe(
    '?utm=a%20b&x=1&x=2&time=3h',
  );
});

test('what takes bets is asked for in the words of the API', () => {
  expect(['1', 'true', '0', 'false', 'yes', ''].map((isBettable) => isBettableOnly({ isBettable }))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(isBettableOnly({})).toBe(false);
});
