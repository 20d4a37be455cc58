import type { EpochMs } from '@touchline/betting';
import { intlTag } from './locale.ts';

/** Dates of plain English are written day first; the regions of English keep their own ways. */
const dateTag = (locale: string) => (locale === 'en' ? 'en-GB' : intlTag(locale));

const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, timeZone: string, name: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${timeZone} ${name}`;
  const known = formats.get(key);
  if (known) return known;
  // sr writes days and months with two digits. Source: specification §9.
  const digits =
    locale.startsWith('sr') && options.day ? ({ day: '2-digit', month: '2-digit' } as const) : {};
  const format = new Intl.DateTimeFormat(dateTag(locale), { ...options, ...digits, timeZone });
  formats.set(key, format);
  return format;
}

const MINUTE_MS = 60_000;
const MOST_WRITTEN = 5_000;
const written = new Map<string, string>();

/** What says the same in all of a minute is written once: the rows of a list begin at the same few. */
function perMinute(at: EpochMs, what: string, write: () => string): string {
  const key = `${Math.floor(at / MINUTE_MS)} ${what}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = write();
  if (written.size >= MOST_WRITTEN) written.clear();
  written.set(key, text);
  return text;
}

/** Time of day: `20:45`. */
export const formatTime = (at: EpochMs, locale: string, timeZone: string): string =>
  perMinute(at, `time ${locale} ${timeZone}`, () =>
    dateFormat(locale, timeZone, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  );

/** Time of day with its seconds where they are wanted: `20:45:07`. */
export const formatClock = (at: EpochMs, locale: string, timeZone: string, seconds: boolean): string =>
  seconds
    ? dateFormat(locale, timeZone, 'clock', {
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
      }).format(at)
    : formatTime(at, locale, timeZone);

/** Day of the week and month: `Sun 22 Nov`. */
export const formatDay = (at: EpochMs, locale: string, timeZone: string): string =>
  perMinute(at, `day ${locale} ${timeZone}`, () =>
    dateFormat(locale, timeZone, 'day', { weekday: 'short', day: 'numeric', month: 'short' }).format(at),
  );

/** Day in full: `Sunday, 22 November`. */
export const formatLongDay = (at: EpochMs, locale: string, timeZone: string): string =>
  perMinute(at, `long ${locale} ${timeZone}`, () =>
    dateFormat(locale, timeZone, 'long', { weekday: 'long', day: 'numeric', month: 'long' }).format(at),
  );

/** Day and time: `22 Nov 2026, 20:45`. */
export const formatDateTime = (at: EpochMs, locale: string, timeZone: string): string =>
  dateFormat(locale, timeZone, 'both', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** The calendar day of an instant in a zone as `YYYY-MM-DD`, to group by and to compare. */
export const dayKey = (at: EpochMs, timeZone: string): string =>
  perMinute(at, `key ${timeZone}`, () => {
    const parts = dateFormat('en', timeZone, 'key', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(at);
    const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  });

/** Whole days from one instant's day to another's in a zone: 0 today, 1 tomorrow. */
export function daysBetween(from: EpochMs, to: EpochMs, timeZone: string): number {
  const day = (at: EpochMs) => Date.parse(`${dayKey(at, timeZone)}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / 86_400_000);
}
