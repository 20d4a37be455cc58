import { type Club, clubsOf } from '#catalogue/football/clubs.ts';
import { LEAGUES, type LeagueData } from '#catalogue/football/leagues.ts';
import { hash, unitAt } from '../random.ts';
import { kickOffMinutes } from './timetable.ts';

const DAY_MS = 86_400_000;
/** 2020-01-01T00:00:00Z, the first day of the calendar. */
const FIRST_DAY = 1_577_836_800_000;
/** Room for the matches of one day in the numbering of matches. */
const IDS_PER_DAY = 200;

export interface Fixture {
  matchId: string;
  league: LeagueData;
  home: Club;
  away: Club;
  round: number;
  /** Feed time. */
  start: number;
}

export interface Season {
  number: number;
  /** Feed time of the first and after the last round. */
  start: number;
  end: number;
  firstDay: number;
  days: number;
}

const FIRST_ID = new Map<number, number>();
let nextId = 0;
for (const league of LEAGUES) {
  FIRST_ID.set(league.id, nextId);
  nextId += kickOffMinutes(league.id).length;
}
/** The first number within a day that no league takes. */
export const FIRST_FREE_ID = nextId;

/** The id of the match with a number within its day. */
export const matchIdOn = (day: number, within: number): string => String(day * IDS_PER_DAY + within);

/** The day and the number within it that a match id stands for; null when no match can have it. */
export function placeOfId(matchId: string): { day: number; within: number } | null {
  if (!/^\d{1,9}$/.test(matchId)) return null;
  const number = Number(matchId);
  return { day: Math.floor(number / IDS_PER_DAY), within: number % IDS_PER_DAY };
}

/** Feed time of an hour of the clock on a day. */
export const timeOn = (day: number, minutes: number): number => FIRST_DAY + day * DAY_MS + minutes * 60_000;

export function dayOf(feedMs: number): number {
  const day = Math.floor((feedMs - FIRST_DAY) / DAY_MS);
  if (day < 0) throw new RangeError('The calendar begins with 2020');
  return day;
}

function daysPerSeason(league: LeagueData): number {
  return 2 * (clubsOf(String(league.id)).length - 1);
}

/** Seasons follow each other without a break and begin on different days. */
export function seasonOn(seed: number, league: LeagueData, day: number): Season {
  const days = daysPerSeason(league);
  const offset = hash('season', seed, league.id) % days;
  const number = Math.floor((day + offset) / days);
  const firstDay = number * days - offset;
  return {
    number,
    firstDay,
    days,
    start: FIRST_DAY + firstDay * DAY_MS,
    end: FIRST_DAY + (firstDay + days) * DAY_MS + DAY_MS / 2,
  };
}

export function shuffled<T>(list: readonly T[], key: number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(unitAt(key, i) * (i + 1));
    const [a, b] = [copy[i], copy[j]];
    if (a !== undefined && b !== undefined) [copy[i], copy[j]] = [b, a];
  }
  return copy;
}

/** Who meets whom in a round of a double round robin: the circle method. */
function pairings(clubs: readonly Club[], round: number): [home: Club, away: Club][] {
  const rest = clubs.length - 1;
  const turn = round % rest;
  const pairs: [Club, Club][] = [];
  for (let i = 0; i < clubs.length / 2; i++) {
    const first = i === 0 ? clubs[rest] : clubs[(turn + i) % rest];
    const second = clubs[(turn - i + rest) % rest];
    if (first === undefined || second === undefined) continue;
    const swapped = (turn + i) % 2 === 1;
    const returns = round >= rest;
    pairs.push(swapped === returns ? [first, second] : [second, first]);
  }
  return pairs;
}

/** The fixtures of one league on one day, in order of kick-off. */
export function fixturesOn(seed: number, league: LeagueData, day: number): Fixture[] {
  const season = seasonOn(seed, league, day);
  const round = day - season.firstDay;
  const clubs = shuffled(clubsOf(String(league.id)), hash('order', seed, league.id, season.number));
  const pairs = shuffled(pairings(clubs, round), hash('slots', seed, league.id, day));
  const firstId = FIRST_ID.get(league.id) ?? 0;
  return kickOffMinutes(league.id).flatMap((minutes, index): Fixture[] => {
    const pair = pairs[index];
    if (pair === undefined) return [];
    const [home, away] = pair;
    const matchId = matchIdOn(day, firstId + index);
    return [{ matchId, league, home, away, round: round + 1, start: timeOn(day, minutes) }];
  });
}

/** The fixture that a match id names; undefined when no match can have it. */
export function fixtureOf(seed: number, matchId: string): Fixture | undefined {
  const place = placeOfId(matchId);
  if (place === null) return undefined;
  const { day, within } = place;
  const league = LEAGUES.findLast((entry) => (FIRST_ID.get(entry.id) ?? 0) <= within);
  return league === undefined
    ? undefined
    : fixturesOn(seed, league, day).find((fixture) => fixture.matchId === matchId);
}
