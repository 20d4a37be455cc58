import { dayKey } from '@touchline/i18n';
import type { PageSearch } from '#data/block.ts';
import { isDate } from '#data/page-parameters.ts';
import { dayStart, nextDay, startRange } from './start-range.ts';

/** What a list of one day is about. Shape: `day` as YYYY-MM-DD, null for the next hours. Units: epoch ms, both bounds belong to it. */
export interface ListDay {
  readonly day: string | null;
  readonly from: number;
  readonly to: number;
}

/** Ranges of the query parameter `time` that begin now. */
export const NEXT_HOURS = ['1h', '3h', '12h'] as const;
type NextHours = (typeof NEXT_HOURS)[number];
const isNextHours = (text: string | undefined): text is NextHours =>
  (NEXT_HOURS as readonly (string | undefined)[]).includes(text);

const wholeDay = (day: string, timeZone: string): ListDay => ({
  day,
  from: dayStart(day, timeZone),
  to: dayStart(nextDay(day), timeZone) - 1,
});

/** What the schedule shows: the day of the address, or the hours to come. Anything unknown, and days that are over, is today. */
export function scheduleDay({ date, time }: PageSearch, now: number, timeZone: string): ListDay {
  const today = dayKey(now, timeZone);
  if (isDate(date)) return wholeDay(date < today ? today : date, timeZone);
  const { from } = wholeDay(today, timeZone);
  const { to } = isNextHours(time) ? startRange({ time }, now, timeZone) : {};
  if (to !== undefined) return { day: null, from, to };
  return wholeDay(time === 'tomorrow' ? nextDay(today) : today, timeZone);
}

/** Whether an address names a day that the schedule does not have: it is over. */
export const isPastDay = ({ date }: PageSearch, now: number, timeZone: string): boolean =>
  isDate(date) && date < dayKey(now, timeZone);

/** Whether an address names a day that has no results yet. */
export const isDayToCome = ({ date }: PageSearch, now: number, timeZone: string): boolean =>
  isDate(date) && date > dayKey(now, timeZone);

/** The day that the results are of. Anything unknown, and days that are yet to come, is today. */
export function resultsDay({ date }: PageSearch, now: number, timeZone: string): ListDay {
  const today = dayKey(now, timeZone);
  return wholeDay(isDate(date) && date < today ? date : today, timeZone);
}
