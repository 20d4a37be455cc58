import { SORT_FIELDS } from '@touchline/contract/http';
import { expect, test } from 'vitest';
import { isByDay, isByMatch, sortKey, sortKeys, sortKeysBySport, sortKeysByTime } from './list-order.ts';

const KEYS = SORT_FIELDS.flatMap((field) => [field, `-${field}`]);

test.each(KEYS)('an address may name the order %s', (key) => {
  expect(sortKey({ sortBy: key })).toBe(key);
  expect(sortKeys(key, 'start_time').split(',')[0]).toBe(key);
});

test('the orders that other lists offer are understood', () => {
  expect(sortKey({ sortBy: 'time' })).toBe('start_time');
  expect(sortKey({ sortBy: 'league' })).toBe('tournament_priority');
});

test.each([undefined, '', 'odds', '--start_time', 'start_time,odds', 'toString', 'sport_idx'])(
  'the order "%s" is the usual one',
  (sortBy) => {
    const key = sortKey(sortBy === undefined ? {} : { sortBy });
    expect(key).toBeUndefined();
    expect(sortKeys(key, 'start_time')).toBe('sport_priority,tournament_priority,start_time');
  },
);

test('by time and by bets a league stands wherever its matches fall', () => {
  expect(['start_time', '-start_time', '-bets_count'].every(isByMatch)).toBe(true);
  expect(['sport_id', '-tournament_priority', undefined].some(isByMatch)).toBe(false);
});

test.each([
  [undefined, 'sport_priority,tournament_priority,start_time'],
  ['start_time', 'sport_priority,start_time,tournament_priority'],
  ['-bets_count', 'sport_priority,-bets_count,tournament_priority,start_time'],
  ['-sport_id', '-sport_id,tournament_priority,start_time'],
])('in the order %s sports stay together: %s', (key, keys) => {
  expect(sortKeysBySport(key)).toBe(keys);
});

test('matches of one sport are by time, and by the order of the address before that', () => {
  expect(sortKeysByTime(undefined)).toBe('start_time,tournament_priority');
  expect(sortKeysByTime('tournament_priority')).toBe('tournament_priority,start_time');
});

test('matches to come stand under their days in the order of time alone', () => {
  expect([undefined, 'start_time'].every(isByDay)).toBe(true);
  expect(['-start_time', '-bets_count', 'tournament_id'].some(isByDay)).toBe(false);
});
