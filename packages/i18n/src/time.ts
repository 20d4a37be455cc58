import type { EpochMs } from '@touchline/betting';
import { numerals } from './digits.ts';
import { formatsOf } from './formats/locale-formats.ts';

const SECOND_MS = 1_000;
/** Zones change their offset at a quarter of an hour. */
const QUARTER_MS = 900_000;
const MOST_KEPT = 5_000;

/** Returns what was computed for a key before; evicts everything once it is full. */
function cached<T>(cache: Map<string, T>, key: string, compute: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = compute();
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(key, value);
  return value;
}

const zones = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();
const written = new Map<string, string>();

/** Numbers only, which no language data changes. */
const zoneFormat = (timeZone: string) =>
  cached(
    zones,
    timeZone,
    () =>
      new Intl.DateTimeFormat('en', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  );

/** How far a zone's clock is ahead of UTC at an instant. Units: ms. */
export function offsetAt(at: EpochMs, timeZone: string): number {
  // Pages are hydrated in UTC, and a phone needs long for its first `Intl.DateTimeFormat`.
  if (timeZone === 'UTC') return 0;
  const quarter = Math.floor(at / QUARTER_MS);
  return cached(offsets, `${quarter} ${timeZone}`, () => {
    const parts = zoneFormat(timeZone).formatToParts(at);
    const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const clock = Date.UTC(
      number('year'),
      number('month') - 1,
      number('day'),
      number('hour'),
      number('minute'),
      number('second'),
    );
    return clock - Math.floor(at / SECOND_MS) * SECOND_MS;
  });
}

/** An instant whose UTC fields are what the clocks of a zone show. */
const inZone = (at: EpochMs, timeZone: string) => new Date(at + offsetAt(at, timeZone));

type PatternName = 'time' | 'clock' | 'day' | 'longDay' | 'dateTime';

function write(at: EpochMs, locale: string, timeZone: string, name: PatternName): string {
  const formats = formatsOf(locale);
  const { digits } = numerals(locale);
  const date = inZone(at, timeZone);
  const { months, weekdays } = formats[name === 'longDay' ? 'long' : 'short'];
  const number = (value: number, length = 1) =>
    String(value)
      .padStart(length, '0')
      .replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  const fields: Record<string, () => string | undefined> = {
    E: () => weekdays[date.getUTCDay()],
    b: () => months[date.getUTCMonth()],
    d: () => number(date.getUTCDate()),
    dd: () => number(date.getUTCDate(), 2),
    M: () => number(date.getUTCMonth() + 1),
    MM: () => number(date.getUTCMonth() + 1, 2),
    y: () => number(date.getUTCFullYear()),
    H: () => number(date.getUTCHours()),
    HH: () => number(date.getUTCHours(), 2),
    mm: () => number(date.getUTCMinutes(), 2),
    ss: () => number(date.getUTCSeconds(), 2),
  };
  return formats.dates[name].replace(/\{(\w+)\}/g, (_, field: string) => fields[field]?.() ?? '');
}

/** What says the same in all of a minute is written once: the rows of a list begin at the same few. */
const perMinute = (at: EpochMs, locale: string, timeZone: string, name: PatternName): string =>
  cached(written, `${Math.floor(at / 60_000)} ${name} ${locale} ${timeZone}`, () =>
    write(at, locale, timeZone, name),
  );

/** Time of day: `20:45`. */
export const formatTime = (at: EpochMs, locale: string, timeZone: string): string =>
  perMinute(at, locale, timeZone, 'time');

/** Time of day with its seconds where they are wanted: `20:45:07`. */
export const formatClock = (at: EpochMs, locale: string, timeZone: string, seconds: boolean): string =>
  seconds ? write(at, locale, timeZone, 'clock') : formatTime(at, locale, timeZone);

/** Day of the week and month: `Sun 22 Nov`. */
export const formatDay = (at: EpochMs, locale: string, timeZone: string): string =>
  perMinute(at, locale, timeZone, 'day');

/** Day in full: `Sunday, 22 November`. */
export const formatLongDay = (at: EpochMs, locale: string, timeZone: string): string =>
  perMinute(at, locale, timeZone, 'longDay');

/** Day and time: `22 Nov 2026, 20:45`. */
export const formatDateTime = (at: EpochMs, locale: string, timeZone: string): string =>
  perMinute(at, locale, timeZone, 'dateTime');

/** The calendar day of an instant in a zone as `YYYY-MM-DD`, to group by and to compare. */
export const dayKey = (at: EpochMs, timeZone: string): string =>
  inZone(at, timeZone).toISOString().slice(0, 10);

/** Whole days from one instant's day to another's in a zone: 0 today, 1 tomorrow. */
export function daysBetween(from: EpochMs, to: EpochMs, timeZone: string): number {
  const day = (at: EpochMs) => Date.parse(`${dayKey(at, timeZone)}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / 86_400_000);
}
