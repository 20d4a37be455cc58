import { expect, test } from 'vitest';
import { dayStart, nextDay, startRange } from './start-range.ts';

const at = Date.parse('2026-11-20T16:07:00Z');

test('a day starts at midnight of its zone, before and after a change of clocks', () => {
  expect(new Date(dayStart('2026-11-20', 'UTC')).toISOString()).toBe('2026-11-20T00:00:00.000Z');
  expect(new Date(dayStart('2026-03-29', 'Europe/Berlin')).toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(new Date(dayStart('2026-03-30', 'Europe/Berlin')).toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(new Date(dayStart('2026-11-20', 'Pacific/Auckland')).toISOString()).toBe('2026-11-19T11:00:00.000Z');
});

test('today ends at the next midnight of the zone and has no start', () => {
  expect(startRange({ time: 'today' }, at, 'UTC')).toEqual({ to: Date.parse('2026-11-21T00:00:00Z') });
});

test('three hours are counted from the next quarter of an hour', () => {
  expect(startRange({ time: '3h' }, at, 'UTC')).toEqual({ to: Date.parse('2026-11-20T19:15:00Z') });
});

test.each([
  ['1h', '2026-11-20T17:15:00Z'],
  ['12h', '2026-11-21T04:15:00Z'],
])('the range %s ends at %s', (time, end) => {
  expect(startRange({ time }, at, 'UTC')).toEqual({ to: Date.parse(end) });
});

test('tomorrow and a date are one whole day', () => {
  const day = { from: Date.parse('2026-11-21T00:00:00Z'), to: Date.parse('2026-11-22T00:00:00Z') };
  expect(startRange({ time: 'tomorrow' }, at, 'UTC')).toEqual(day);
  expect(startRange({ date: '2026-11-21' }, at, 'UTC')).toEqual(day);
});

test('what is not known asks for everything', () => {
  expect(startRange({ time: 'never', date: '2026-13-40' }, at, 'UTC')).toEqual({});
});

test('the day after the last of a month is the first of the next', () => {
  expect(nextDay('2026-02-28')).toBe('2026-03-01');
});
