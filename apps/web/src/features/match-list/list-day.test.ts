import { expect, test } from 'vitest';
import { isDayToCome, isPastDay, resultsDay, scheduleDay } from './list-day.ts';

const HOUR_MS = 3_600_000;
/** Saturday, late in the evening. */
const NOW = Date.UTC(2026, 10, 21, 21, 40);
const MIDNIGHT = Date.UTC(2026, 10, 21);
const DAY_MS = 24 * HOUR_MS;

const schedule = (search: object) => scheduleDay(search, NOW, 'UTC');
const results = (search: object) => resultsDay(search, NOW, 'UTC');

test('without a choice the schedule is that of today', () => {
  expect(schedule({})).toEqual({ day: '2026-11-21', from: MIDNIGHT, to: MIDNIGHT + DAY_MS - 1 });
});

test('tomorrow and any later day may be asked for', () => {
  expect(schedule({ time: 'tomorrow' }).day).toBe('2026-11-22');
  expect(schedule({ date: '2026-12-01', time: '3h' })).toMatchObject({
    day: '2026-12-01',
    from: Date.UTC(2026, 11, 1),
  });
});

test('the next hours reach into the night, and belong to no day', () => {
  const { day, to } = schedule({ time: '3h' });
  expect(day).toBeNull();
  expect(to).toBe(Date.UTC(2026, 10, 22, 0, 45));
});

test.each([
  { time: 'soon' },
  { time: 'live' },
  { date: '2026-02-31' },
  { date: 'x' },
  { date: '2026-11-20' },
])('the schedule of %o is that of today', (search) => {
  expect(schedule(search).day).toBe('2026-11-21');
});

test('results are of today or a day before, in the zone of the settings', () => {
  expect(results({}).day).toBe('2026-11-21');
  expect(results({ date: '2026-11-18' })).toEqual({
    day: '2026-11-18',
    from: Date.UTC(2026, 10, 18),
    to: Date.UTC(2026, 10, 19) - 1,
  });
  expect(results({ date: '2026-11-25' }).day).toBe('2026-11-21');
  expect(resultsDay({}, NOW, 'Asia/Dubai').day).toBe('2026-11-22');
});

test('a day that the schedule or the results do not have is named as such', () => {
  const today = { date: '2026-11-21' };
  const [before, after] = [{ date: '2026-11-20' }, { date: '2026-11-22' }];
  expect([before, today, after, {}].map((search) => isPastDay(search, NOW, 'UTC'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([before, today, after, {}].map((search) => isDayToCome(search, NOW, 'UTC'))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
