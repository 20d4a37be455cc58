import { FOOTBALL, FOOTBALL_CATEGORIES, FOOTBALL_TOURNAMENTS } from '#catalogue/football/catalogue.ts';
import { type Club, clubsOf } from '#catalogue/football/clubs.ts';
import { CUPS } from '#catalogue/football/cups.ts';
import { LEAGUES, type LeagueData } from '#catalogue/football/leagues.ts';
import { slugText } from '#catalogue/slug.ts';
import { FOOTBALL_TEMPLATES } from '#pricing/football/templates.ts';
import { playFated } from '../fates.ts';
import type { LeagueDays, ScheduledMatch, SportFeed } from '../sport.ts';
import { dayOf, type Fixture, fixtureOf, fixturesOn, type Season, seasonOn } from './calendar.ts';
import { cupFixtureOf, cupFixturesOn, cupListedFrom } from './cup-calendar.ts';
import { playOutright } from './outright-play.ts';
import {
  FOOTBALL_FATES,
  FOOTBALL_TABLE,
  intensitiesOf,
  playKeyOf,
  scriptOf,
  squadsOf,
} from './season-table.ts';
import { playLater } from './unplayed.ts';

const DAY_MS = 86_400_000;
/** Longest time from a scheduled start to the end of a match. */
const LONGEST_MS = 3 * 3_600_000;
/** The same where extra time and penalties may follow. */
const LONGEST_TIE_MS = 4 * 3_600_000;
/** The leagues up to this place have the full book. */
const LAST_FULL_PRIORITY = 5;

function placeOf(league: LeagueData) {
  const tournament = FOOTBALL_TOURNAMENTS.find((entry) => entry.id === String(league.id));
  return {
    sportId: FOOTBALL.id,
    categoryId: tournament?.categoryId ?? '',
    tournamentId: String(league.id),
    provider: FOOTBALL.provider,
  };
}

const competitorOf = ({ id, urnId, name, code, kit }: Club) => ({ id, urnId, name, code, kit });

function scheduledMatch(seed: number, fixture: Fixture): ScheduledMatch {
  const { matchId, league, home, away, start } = fixture;
  return {
    id: matchId,
    start,
    listedFrom: league.isKnockOut
      ? cupListedFrom(fixture, dayOf(start))
      : start - league.horizonDays * DAY_MS,
    duration: null,
    facts: {
      ...placeOf(league),
      urnId: `sr:match:${matchId}`,
      slug: slugText(`${home.name} ${away.name}`),
      type: 'match',
      home: competitorOf(home),
      away: competitorOf(away),
      competitors: [],
      stadium: home.stadium,
      city: home.city,
      round: fixture.round,
      rosters: () => squadsOf(fixture),
    },
    open: () => {
      const key = playKeyOf(seed, fixture);
      const depth = league.priority <= LAST_FULL_PRIORITY ? 'full' : 'main';
      const match = {
        key,
        intensities: intensitiesOf(fixture),
        squads: squadsOf(fixture),
        depth,
        openings: null,
        isKnockOut: league.isKnockOut === true,
      } as const;
      const play = playLater(match, () => scriptOf(seed, fixture));
      return playFated(play, FOOTBALL_FATES, key);
    },
  };
}

/** Eight digits beginning with 9, which no match of this century has: the league and the season. */
function outrightId(league: LeagueData, season: Season): string {
  return `9${String(league.id).padStart(3, '0')}${String(season.number).padStart(4, '0')}`;
}

function scheduledOutright(seed: number, league: LeagueData, season: Season): ScheduledMatch {
  const id = outrightId(league, season);
  return {
    id,
    start: season.start,
    listedFrom: season.start,
    duration: season.end - season.start,
    facts: {
      ...placeOf(league),
      urnId: `sr:season:${id}`,
      slug: slugText(league.name),
      type: 'outright',
      home: null,
      away: null,
      competitors: clubsOf(String(league.id)).map(competitorOf),
      stadium: null,
      city: null,
      round: null,
      rosters: () => ({ home: [], away: [] }),
    },
    open: () => playOutright(seed, league, season),
  };
}

/** The matches of one league in order, and its title races. */
function* leagueSchedule(seed: number, league: LeagueData, from: number): Generator<ScheduledMatch> {
  let season: Season | null = null;
  // A round may reach into the days around its own.
  for (let day = Math.max(0, dayOf(from) - 1); ; day++) {
    const current = seasonOn(seed, league, day);
    if (season?.number !== current.number) {
      season = current;
      if (season.end > from) yield scheduledOutright(seed, league, season);
    }
    for (const fixture of fixturesOn(seed, league, day)) {
      if (fixture.start + LONGEST_MS > from) yield scheduledMatch(seed, fixture);
    }
  }
}

/** The matches of one cup in order. */
function* cupSchedule(seed: number, cup: LeagueData, from: number): Generator<ScheduledMatch> {
  for (let day = Math.max(0, dayOf(from) - 1); ; day++) {
    for (const fixture of cupFixturesOn(seed, cup, day)) {
      if (fixture.start + LONGEST_TIE_MS > from) yield scheduledMatch(seed, fixture);
    }
  }
}

/** Merges endless schedules by the time from which each match is listed. */
function* merged(schedules: Generator<ScheduledMatch>[]): Generator<ScheduledMatch> {
  const heads = schedules.map((schedule) => ({ schedule, head: schedule.next().value as ScheduledMatch })); // endless: never void
  for (;;) {
    const first = heads.reduce((a, b) => (b.head.listedFrom < a.head.listedFrom ? b : a));
    yield first.head;
    first.head = first.schedule.next().value as ScheduledMatch; // endless: never void
  }
}

function findOutright(seed: number, id: string): ScheduledMatch | undefined {
  const found = /^9(\d{3})(\d{4})$/.exec(id);
  const league = LEAGUES.find((entry) => entry.id === Number(found?.[1]));
  if (league === undefined) return undefined;
  const number = Number(found?.[2]);
  const first = seasonOn(seed, league, 0);
  const season = seasonOn(seed, league, first.firstDay + number * first.days);
  return season.number === number ? scheduledOutright(seed, league, season) : undefined;
}

function leagueDaysOf(seed: number): LeagueDays {
  const isOf = (id: string) => (league: LeagueData) => String(league.id) === id;
  const leagueOf = (id: string) => LEAGUES.find(isOf(id));
  return {
    rules: FOOTBALL_TABLE,
    competitors: (id) => clubsOf(id).map(competitorOf),
    matchesOn: (id, day) => {
      const [league, cup] = [leagueOf(id), CUPS.find(isOf(id))];
      if (cup !== undefined) return cupFixturesOn(seed, cup, day).map((one) => scheduledMatch(seed, one));
      if (league === undefined) return [];
      return fixturesOn(seed, league, day).map((fixture) => scheduledMatch(seed, fixture));
    },
    seasonOn: (id, day) => {
      const league = leagueOf(id);
      if (league === undefined) return null;
      const { firstDay, days } = seasonOn(seed, league, day);
      return { first: firstDay, last: firstDay + days - 1 };
    },
  };
}

/** Simulated football: the same for the same seed, at whatever time it is asked. */
export function createFootballFeed(seed: number): SportFeed {
  return {
    sport: FOOTBALL,
    categories: FOOTBALL_CATEGORIES,
    tournaments: FOOTBALL_TOURNAMENTS,
    templates: FOOTBALL_TEMPLATES,
    leagueDays: leagueDaysOf(seed),
    schedule: (from) =>
      merged([
        ...LEAGUES.map((league) => leagueSchedule(seed, league, from)),
        ...CUPS.map((cup) => cupSchedule(seed, cup, from)),
      ]),
    find: (matchId) => {
      const outright = findOutright(seed, matchId);
      if (outright !== undefined) return outright;
      const fixture = fixtureOf(seed, matchId) ?? cupFixtureOf(seed, matchId);
      return fixture === undefined ? undefined : scheduledMatch(seed, fixture);
    },
  };
}
