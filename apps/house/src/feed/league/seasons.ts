import { hash } from '../random.ts';
import { contendersOf } from './contenders.ts';
import type { LeagueSpec } from './league-spec.ts';
import { DAY_MS, dayOfPlay, lastPlayDay, startOfDay } from './play-days.ts';

/** One season of a league: everyone meets everyone at home and away. */
export interface SeasonSpan {
  number: number;
  firstPlayDay: number;
  playDays: number;
  rounds: number;
  /** Feed time of its first day and of when all its matches are over. */
  start: number;
  end: number;
}

/** Clubs play seasons, each other at home and away; persons and teams play on without an end. */
export const hasSeasons = (league: LeagueSpec) => league.kind === 'club';

/** The season that a day belongs to: they follow each other without a break and begin on different days. */
export function seasonSpan(seed: number, league: LeagueSpec, day: number): SeasonSpan {
  const size = contendersOf(league).length;
  const playDays = (size * (size - 1)) / league.matchesPerDay;
  const offset = hash('season', seed, league.id) % playDays;
  const number = Math.floor((lastPlayDay(league, day) + offset) / playDays);
  const firstPlayDay = number * playDays - offset;
  const lastDay = dayOfPlay(league, firstPlayDay + playDays - 1);
  return {
    number,
    firstPlayDay,
    playDays,
    rounds: 2 * (size - 1),
    start: startOfDay(dayOfPlay(league, firstPlayDay)),
    end: startOfDay(lastDay) + 1.5 * DAY_MS,
  };
}
