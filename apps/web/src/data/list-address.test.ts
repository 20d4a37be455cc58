import { expect, test } from 'vitest';
import { addressWith, choiceOf, chosenOver, isBettableOnly } from './list-address.ts';

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
  const asked = new URL(href, 'http://localhost').searchParams;
  expect(chosenOver(new URLSearchParams('sport=tennis&time=12h&page=2'), asked, sets)).toEqual({
    sport: 'tennis',
    time: '12h',
    sortBy: 'league',
  });
});

test('what a choice takes away goes, also where it came after the page was drawn', () => {
  const { href, 'data-sets': sets } = choiceOf('/sports', {}, { time: undefined, date: undefined });
  const asked = new URL(href, 'http://localhost').searchParams;
  expect(chosenOver(new URLSearchParams('time=12h&isBettable=1'), asked, sets)).toEqual({ isBettable: '1' });
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
