import { hash, unit } from '../random.ts';
import { contendersOf } from './contenders.ts';
import type { Contender, LeagueSpec, LeagueSport, Meeting } from './league-spec.ts';
import { dayOf, playDayOf, startOfDay } from './play-days.ts';
import { pairings, shuffled } from './rounds.ts';
import { hasSeasons, type SeasonSpan, seasonSpan } from './seasons.ts';

const MATCHES_PER_CODE = 100_000_000;
const IDS_PER_DAY = 1000;
/** Numbers of a day from here on are title races that begin on it. */
const FIRST_OUTRIGHT = 900;
const STAGGER_MINUTES = 5;

export interface Fixture {
  meeting: Meeting;
  /** Feed time. */
  start: number;
  /** Within the season; null where a league has none. */
  round: number | null;
}

export interface Season extends SeasonSpan {
  id: string;
}

/** When who meets whom in the leagues of one sport. */
export interface Calendar {
  /** The fixtures of a league on a day, in order of start. */
  fixturesOn(league: LeagueSpec, day: number): Fixture[];
  fixtureOf(matchId: string): Fixture | undefined;
  /** The season that a day belongs to. */
  seasonOn(league: LeagueSpec, day: number): Season;
  seasonOf(matchId: string): { league: LeagueSpec; season: Season } | undefined;
}

/** Start of the nth match of a day, in minutes of the UTC day; may reach into the days around it. */
function startMinute(league: LeagueSpec, index: number, phase: number): number {
  const [from, to] = league.hours;
  const slots = ((to - from) * 60) / STAGGER_MINUTES;
  const slot = Math.floor((slots * (index + phase)) / league.matchesPerDay);
  return from * 60 - league.utcOffset + slot * STAGGER_MINUTES;
}

/** The day and the number within it that an id of this sport names. */
function partsOf(code: number, matchId: string): { day: number; number: number } | null {
  if (!/^\d{10}$/.test(matchId) || Math.floor(Number(matchId) / MATCHES_PER_CODE) !== code) return null;
  const rest = Number(matchId) % MATCHES_PER_CODE;
  return { day: Math.floor(rest / IDS_PER_DAY), number: rest % IDS_PER_DAY };
}

/** The matches of a sport's leagues, each a function of seed and day. */
export function createCalendar(
  seed: number,
  { code, leagues }: Pick<LeagueSport, 'code' | 'leagues'>,
): Calendar {
  const firstNumber = new Map<LeagueSpec, number>();
  let next = 0;
  for (const league of leagues) {
    firstNumber.set(league, next);
    next += league.matchesPerDay;
  }
  const idOf = (day: number, number: number) => String(code * MATCHES_PER_CODE + day * IDS_PER_DAY + number);

  const seasonOn = (league: LeagueSpec, day: number): Season => {
    const span = seasonSpan(seed, league, day);
    return { ...span, id: idOf(Math.max(0, dayOf(span.start)), FIRST_OUTRIGHT + leagues.indexOf(league)) };
  };

  /** Pairs of a day with their round; a round may take several days, a day several rounds. */
  const pairsOn = (league: LeagueSpec, day: number, playDay: number) => {
    const season = hasSeasons(league) ? seasonOn(league, day) : null;
    const key = hash('order', seed, league.id, season?.number ?? 0);
    const contenders = shuffled(contendersOf(league), key);
    const first = (playDay - (season?.firstPlayDay ?? 0)) * league.matchesPerDay;
    const size = contenders.length / 2;
    return Array.from({ length: league.matchesPerDay }, (_, index) => {
      const round = Math.floor((first + index) / size);
      const pairs = pairings<Contender>(contenders, round);
      const ordered = season === null ? pairs : shuffled(pairs, key + round);
      return { pair: ordered[(first + index) % size], round: season === null ? null : round + 1 };
    });
  };

  const fixturesOn = (league: LeagueSpec, day: number): Fixture[] => {
    const playDay = playDayOf(league, day);
    if (playDay === null) return [];
    // Who plays on all day keeps to the same times, so that nobody is due in two matches at once.
    const phase = hasSeasons(league)
      ? 0.3 + 0.4 * unit('phase', seed, league.id, day)
      : unit('phase', league.id);
    return pairsOn(league, day, playDay).flatMap(({ pair, round }, index): Fixture[] => {
      if (pair === undefined) return [];
      const [home, away] = pair;
      const matchId = idOf(day, (firstNumber.get(league) ?? 0) + index);
      const key = hash('play', seed, matchId);
      const start = startOfDay(day) + startMinute(league, index, phase) * 60_000;
      return [{ meeting: { key, matchId, league, home, away }, start, round }];
    });
  };

  return {
    fixturesOn,
    seasonOn,
    fixtureOf: (matchId) => {
      const parts = partsOf(code, matchId);
      if (parts === null || parts.number >= next) return undefined;
      const league = leagues.findLast((entry) => (firstNumber.get(entry) ?? 0) <= parts.number);
      return league === undefined
        ? undefined
        : fixturesOn(league, parts.day).find(({ meeting }) => meeting.matchId === matchId);
    },
    seasonOf: (matchId) => {
      const parts = partsOf(code, matchId);
      const league = parts === null ? undefined : leagues[parts.number - FIRST_OUTRIGHT];
      if (parts === null || league === undefined || !hasSeasons(league)) return undefined;
      const season = seasonOn(league, parts.day);
      return season.id === matchId ? { league, season } : undefined;
    },
  };
}
