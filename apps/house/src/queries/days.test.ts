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

const HOUR_MS = 3_600_000;

/** Zones with the days of 2026 on which their clocks change; no days: they never do. */
const ZONES = [
  ['UTC', []],
  ['Europe/London', ['2026-03-29', '2026-10-25']],
  ['America/New_York', ['2026-03-08', '2026-11-01']],
  ['Asia/Kolkata', []],
  ['Pacific/Auckland', ['2026-09-27', '2026-04-05']],
  ['America/Sao_Paulo', []],
] as const;

test.each(ZONES)(
  'in %s a day is 23 hours long in spring, 25 in autumn, and 24 else',
  (zone, [spring, autumn]) => {
    const dateOf = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    const starts = dayStarts(Date.UTC(2026, 11, 1, 12), 330, zone);
    const lengths = new Map(
      starts
        .slice(0, -1)
        .map((start, index) => [dateOf.format(start), ((starts[index + 1] ?? 0) - start) / HOUR_MS]),
    );
    for (const [date, hours] of lengths) {
      expect(hours, date).toBe(date === spring ? 23 : date === autumn ? 25 : 24);
    }
    expect(lengths.size).toBe(329);
    expect([spring, autumn].every((date) => date === undefined || lengths.has(date))).toBe(true);
  },
);
