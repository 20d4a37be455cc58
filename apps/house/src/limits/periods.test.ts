import { USER_LIMIT_PERIODS } from '@touchline/contract/constants';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlayPeriods, periodBounds } from './periods.ts';

const iso = (at: number) => new Date(at).toISOString();

test('a week starts on Monday, a month on its first day, at midnight of the zone', () => {
  const { starts, ends } = periodBounds(Date.UTC(2026, 10, 28, 15), 'UTC');
  expect([starts.day, starts.week, starts.month].map(iso)).toEqual([
    '2026-11-28T00:00:00.000Z',
    '2026-11-23T00:00:00.000Z',
    '2026-11-01T00:00:00.000Z',
  ]);
  expect([ends.day, ends.week, ends.month].map(iso)).toEqual([
    '2026-11-29T00:00:00.000Z',
    '2026-11-30T00:00:00.000Z',
    '2026-12-01T00:00:00.000Z',
  ]);
});

test('periods span both changes of the clocks', () => {
  const spring = periodBounds(Date.UTC(2026, 2, 29, 12), 'Europe/London');
  expect([spring.starts.week, spring.starts.day, spring.ends.day, spring.ends.month].map(iso)).toEqual([
    '2026-03-23T00:00:00.000Z',
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
    '2026-03-31T23:00:00.000Z',
  ]);
  const autumn = periodBounds(Date.UTC(2026, 9, 25, 12), 'Europe/London');
  expect([autumn.starts.month, autumn.starts.day, autumn.ends.day, autumn.ends.month].map(iso)).toEqual([
    '2026-09-30T23:00:00.000Z',
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
    '2026-11-01T00:00:00.000Z',
  ]);
});

const zones = fc.constantFrom('UTC', 'Europe/London', 'America/Santiago', 'Pacific/Auckland', 'Asia/Kolkata');
const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) });

test('each moment is in its periods, and the next one begins where one ends', () => {
  fc.assert(
    fc.property(moments, zones, (at, zone) => {
      const { starts, ends } = periodBounds(at, zone);
      for (const period of USER_LIMIT_PERIODS) {
        expect(starts[period]).toBeLessThanOrEqual(at);
        expect(ends[period]).toBeGreaterThan(at);
        expect(periodBounds(starts[period], zone).starts[period]).toBe(starts[period]);
        expect(periodBounds(ends[period], zone).starts[period]).toBe(ends[period]);
        expect(periodBounds(ends[period] - 1, zone).starts[period]).toBe(starts[period]);
      }
    }),
    { numRuns: 150 },
  );
});

test('a moment of real time is counted in the period of the player clock', () => {
  const ahead = 3 * 86_400_000;
  const clock = { now: () => Date.UTC(2026, 10, 28) + ahead, told: (at: number) => at - ahead };
  const periods = createPlayPeriods(clock, 'UTC');
  expect(iso(periods.startsAt(Date.UTC(2026, 10, 28, 5)).month)).toBe('2026-12-01T00:00:00.000Z');
  expect(iso(periods.startsAt(Date.UTC(2026, 10, 27, 5)).day)).toBe('2026-11-30T00:00:00.000Z');
  expect(iso(periods.told(periods.endsAt(Date.UTC(2026, 10, 28, 5)).day))).toBe('2026-11-29T00:00:00.000Z');
});
