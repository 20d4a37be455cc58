import type { LeagueSpec } from './league-spec.ts';

export const DAY_MS = 86_400_000;
/** 2020-01-01T00:00:00Z, the first day of the calendar: a Wednesday. */
const FIRST_DAY = Date.UTC(2020, 0, 1);
const FIRST_WEEKDAY = 3;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Number of the UTC day of a feed time. Errors: RangeError before 2020. */
export function dayOf(feedMs: number): number {
  const day = Math.floor((feedMs - FIRST_DAY) / DAY_MS);
  if (day < 0) throw new RangeError('The calendar begins with 2020');
  return day;
}

export const startOfDay = (day: number) => FIRST_DAY + day * DAY_MS;

const weekdays = (league: LeagueSpec) => (league.days.length === 0 ? EVERY_DAY : league.days);

/** Number of a day among the days on which a league plays; null when it does not. */
export function playDayOf(league: LeagueSpec, day: number): number | null {
  const days = weekdays(league);
  const place = days.indexOf((day + FIRST_WEEKDAY) % 7);
  return place < 0 ? null : Math.floor((day + FIRST_WEEKDAY) / 7) * days.length + place;
}

/** The day of a day of play: the inverse. */
export function dayOfPlay(league: LeagueSpec, playDay: number): number {
  const days = weekdays(league);
  const week = Math.floor(playDay / days.length);
  return week * 7 + (days[playDay - week * days.length] ?? 0) - FIRST_WEEKDAY;
}

/** Number of the last day of play at or before a day. */
export function lastPlayDay(league: LeagueSpec, day: number): number {
  for (let back = 0; back < 7; back += 1) {
    const playDay = playDayOf(league, day - back);
    if (playDay !== null) return playDay;
  }
  return 0;
}
