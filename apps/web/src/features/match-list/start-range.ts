import { dayKey } from '@touchline/i18n';
import { isDate } from '#data/page-parameters.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Ranges that start now begin at a full quarter of an hour, so that everybody asks for the same ones. */
const STEP_MS = 15 * MINUTE_MS;

/** Bounds of kick-offs, epoch ms; the end does not belong to it. */
export interface StartRange {
  readonly from?: number;
  readonly to?: number;
}

/** Named ranges of the query parameter `time` that a list offers by itself. */
export const TIMES = ['today', '3h', 'tomorrow'] as const;

/** How long a range lasts that begins now. */
const HOURS = { '1h': 1, '3h': 3, '12h': 12 } as const;
export type Time = (typeof TIMES)[number] | keyof typeof HOURS;

const hoursOf = (text: string | undefined): number | undefined =>
  text !== undefined && Object.hasOwn(HOURS, text) ? HOURS[text as keyof typeof HOURS] : undefined; // it has the key

export const isTime = (text: string | undefined): text is Time =>
  (TIMES as readonly (string | undefined)[]).includes(text) || hoursOf(text) !== undefined;

const MOST_STARTS = 200;
const starts = new Map<string, number>();

/** Midnight at the start of a day in a zone, epoch ms. Shape: `day` as YYYY-MM-DD. Every list asks for the same few. */
export function dayStart(day: string, timeZone: string): number {
  const name = `${day} ${timeZone}`;
  const known = starts.get(name);
  if (known !== undefined) return known;
  const found = findStart(day, timeZone);
  if (starts.size >= MOST_STARTS) starts.clear();
  starts.set(name, found);
  return found;
}

function findStart(day: string, timeZone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const isOfDay = (at: number) => dayKey(at, timeZone) === day;
  // The zone's midnight is within 15 hours of this moment: in the hour before the first full one of the day.
  let at = utc - 15 * HOUR_MS;
  while (!isOfDay(at) && at < utc + 15 * HOUR_MS) at += HOUR_MS;
  if (!isOfDay(at)) return utc;
  while (isOfDay(at - STEP_MS)) at -= STEP_MS;
  return at;
}

/** The day after a day, both YYYY-MM-DD. */
export const nextDay = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Which kick-offs the query of an address asks for. Anything unknown asks for all. Units: `now` epoch ms. */
export function startRange(
  query: { readonly time?: string; readonly date?: string },
  now: number,
  timeZone: string,
): StartRange {
  const today = dayKey(now, timeZone);
  if (isDate(query.date)) {
    return { from: dayStart(query.date, timeZone), to: dayStart(nextDay(query.date), timeZone) };
  }
  const hours = hoursOf(query.time);
  if (hours !== undefined) return { to: Math.ceil(now / STEP_MS) * STEP_MS + hours * HOUR_MS };
  switch (query.time) {
    case 'today':
      return { to: dayStart(nextDay(today), timeZone) };
    case 'tomorrow':
      return { from: dayStart(nextDay(today), timeZone), to: dayStart(nextDay(today, 2), timeZone) };
    default:
      return {};
  }
}
