import { dayKey, formatTime } from '@touchline/i18n';
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { compiled } from '#data/test/compiled.ts';
import { dayText } from '#parts/clock/kick-off.tsx';
import { resultsDay, scheduleDay } from './list-day.ts';
import { dayStart, nextDay, startRange } from './start-range.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const messages = createMessages('en', compiled(book));

/** Days of 2026 on which the clocks of a zone change, and how long they are; zones without such days: two usual ones. */
const ZONES = [
  ['UTC', { '2026-03-29': 24, '2026-10-25': 24 }],
  ['Europe/London', { '2026-03-29': 23, '2026-10-25': 25 }],
  ['America/New_York', { '2026-03-08': 23, '2026-11-01': 25 }],
  ['Asia/Kolkata', { '2026-03-29': 24, '2026-10-25': 24 }],
  ['Pacific/Auckland', { '2026-09-27': 23, '2026-04-05': 25 }],
  ['America/Sao_Paulo', { '2026-02-22': 24, '2026-10-18': 24 }],
  // Its clocks change at midnight: a day starts at one o'clock, and another ends with two hours of the same name.
  ['America/Santiago', { '2026-09-06': 23, '2026-04-04': 25 }],
] as const satisfies readonly (readonly [string, Readonly<Record<string, number>>])[];

const cases = ZONES.flatMap(([zone, days]) =>
  Object.entries(days).map(([day, hours]) => ({ zone, day, hours })),
);

describe.each(cases)('on $day, a day of $hours hours in $zone,', ({ zone, day, hours }) => {
  const start = dayStart(day, zone);
  const end = dayStart(nextDay(day), zone);
  const late = end - MINUTE_MS;

  test('the first and the last minute are of the day, those beside them are not', () => {
    expect((end - start) / HOUR_MS).toBe(hours);
    expect([start - 1, start, late, end].map((at) => dayKey(at, zone) === day)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('today and tomorrow are told from the first minute to the last', () => {
    const told = (at: number, now: number) => dayText(messages, at, now, zone);
    for (const now of [start, (start + end) / 2, late]) {
      expect(told(start, now)).toBe('Today');
      expect(told(late, now)).toBe('Today');
      expect(told(end, now)).toBe('Tomorrow');
      expect(told(start - MINUTE_MS, now)).not.toMatch(/Today|Tomorrow/);
    }
    expect(told(start, start - MINUTE_MS)).toBe('Tomorrow');
    expect(told(late, start - MINUTE_MS)).toBe('Tomorrow');
  });

  test('lists of the day ask for exactly its matches', () => {
    for (const now of [start, late]) {
      expect(scheduleDay({}, now, zone)).toEqual({ day, from: start, to: end - 1 });
      expect(resultsDay({}, now, zone)).toEqual({ day, from: start, to: end - 1 });
      expect(startRange({ time: 'today' }, now, zone)).toEqual({ to: end });
    }
    const before = start - MINUTE_MS;
    expect(scheduleDay({ time: 'tomorrow' }, before, zone)).toEqual({ day, from: start, to: end - 1 });
    expect(startRange({ time: 'tomorrow' }, before, zone)).toEqual({ from: start, to: end });
    expect(startRange({ date: day }, before, zone)).toEqual({ from: start, to: end });
  });

  test('times are those of the clocks on the wall, each quarter of an hour', () => {
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    for (let at = start; at < end; at += 15 * MINUTE_MS) {
      expect(formatTime(at, 'en', zone)).toBe(wall.format(at));
    }
  });
});
