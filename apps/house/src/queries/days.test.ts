import { expect, test } from 'vitest';
import { dayStarts } from './days.ts';

const iso = (starts: readonly number[]) => starts.map((start) => new Date(start).toISOString());

test('days start at midnight of the zone, today last', () => {
  const now = Date.UTC(2026, 10, 21, 15, 30);
  expect(iso(dayStarts(now, 3, 'Europe/London'))).toEqual([
    '2026-11-19T00:00:00.000Z',
    '2026-11-20T00:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
  ]);
  expect(iso(dayStarts(now, 1, 'Asia/Tokyo'))).toEqual(['2026-11-21T15:00:00.000Z']);
});

test('a day on which the clocks change is 23 or 25 hours long', () => {
  expect(iso(dayStarts(Date.UTC(2026, 2, 30, 8), 3, 'Europe/London'))).toEqual([
    '2026-03-28T00:00:00.000Z',
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
  ]);
  expect(iso(dayStarts(Date.UTC(2026, 9, 25, 20), 2, 'Europe/London'))).toEqual([
    '2026-10-23T23:00:00.000Z',
    '2026-10-24T23:00:00.000Z',
  ]);
  expect(iso(dayStarts(Date.UTC(2026, 9, 26, 20), 2, 'Europe/London'))).toEqual([
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ]);
});
