import { slugText } from '#catalogue/slug.ts';
import { playFated } from '../fates.ts';
import { mergeSchedules } from '../merge-schedules.ts';
import type { LeagueDays, ScheduledMatch, SportFeed } from '../sport.ts';
import { type Calendar, createCalendar, type Fixture, type Season } from './calendar.ts';
import { competitorOf, contendersOf } from './contenders.ts';
import { categoriesOf, categoryIdOf, tournamentsOf } from './league-records.ts';
import { fatesIn, type LeagueSpec, type LeagueSport } from './league-spec.ts';
import { outrightTemplate, playOutright } from './outright-play.ts';
import { dayOf, dayOfPlay } from './play-days.ts';
import { LEAGUE_TABLE } from './season-table.ts';
import { hasSeasons } from './seasons.ts';

const HOUR_MS = 3_600_000;

/** A sport with its calendar, as the functions below share it. */
interface Played {
  seed: number;
  sport: LeagueSport;
  calendar: Calendar;
}

function placeOf({ sport }: Played, league: LeagueSpec) {
  return {
    sportId: sport.sport.id,
    categoryId: categoryIdOf(sport.code, league.country),
    tournamentId: String(league.id),
    provider: sport.sport.provider,
    stadium: null,
    city: null,
    rosters: () => ({ home: [], away: [] }),
  };
}

function scheduledMatch(played: Played, { meeting, start, round }: Fixture): ScheduledMatch {
  const { matchId, league, home, away } = meeting;
  const { sport } = played;
  return {
    id: matchId,
    start,
    listedFrom: start - league.horizonHours * HOUR_MS,
    duration: null,
    facts: {
      ...placeOf(played, league),
      urnId: `sr:match:${matchId}`,
      slug: slugText(`${home.name} ${away.name}`),
      type: 'match',
      home: competitorOf(home),
      away: competitorOf(away),
      competitors: [],
      round,
    },
    open: () => playFated(sport.play(meeting), fatesIn(sport, league), meeting.key),
  };
}

function scheduledOutright(
  played: Played,
  league: LeagueSpec,
  season: Season,
  marketId: string,
): ScheduledMatch {
  const { sport, calendar, seed } = played;
  return {
    id: season.id,
    start: season.start,
    listedFrom: season.start,
    duration: season.end - season.start,
    facts: {
      ...placeOf(played, league),
      urnId: `sr:season:${season.id}`,
      slug: slugText(league.name),
      type: 'outright',
      home: null,
      away: null,
      competitors: contendersOf(league).map(competitorOf),
      round: null,
    },
    open: () => playOutright({ sport, calendar, league, season, marketId }, seed),
  };
}

function* matchesOf(played: Played, league: LeagueSpec, from: number): Generator<ScheduledMatch> {
  // A day of play may reach into the days around its own.
  for (let day = Math.max(0, dayOf(from) - 1); ; day += 1) {
    for (const fixture of played.calendar.fixturesOn(league, day)) {
      if (fixture.start + played.sport.longestMs > from) yield scheduledMatch(played, fixture);
    }
  }
}

function* outrightsOf(
  played: Played,
  league: LeagueSpec,
  marketId: string,
  from: number,
): Generator<ScheduledMatch> {
  // The title race before the present one may just be over.
  let season = played.calendar.seasonOn(league, Math.max(0, dayOf(from) - 2));
  for (;;) {
    if (season.end > from) yield scheduledOutright(played, league, season, marketId);
    season = played.calendar.seasonOn(league, dayOfPlay(league, season.firstPlayDay + season.playDays));
  }
}

function leagueDaysOf(played: Played): LeagueDays {
  const { sport, calendar } = played;
  const leagueOf = (id: string) => sport.leagues.find((league) => String(league.id) === id);
  return {
    rules: LEAGUE_TABLE,
    competitors: (id) => {
      const league = leagueOf(id);
      return league === undefined ? [] : contendersOf(league).map(competitorOf);
    },
    matchesOn: (id, day) => {
      const league = leagueOf(id);
      if (league === undefined) return [];
      return calendar.fixturesOn(league, day).map((fixture) => scheduledMatch(played, fixture));
    },
    seasonOn: (id, day) => {
      const league = leagueOf(id);
      if (league === undefined || !hasSeasons(league)) return null;
      const { firstPlayDay, playDays } = calendar.seasonOn(league, day);
      return {
        first: dayOfPlay(league, firstPlayDay),
        last: dayOfPlay(league, firstPlayDay + playDays - 1),
      };
    },
  };
}

/** A sport that is played in leagues, simulated: the same for the same seed, at whatever time it is asked. */
export function createLeagueFeed(seed: number, sport: LeagueSport): SportFeed {
  const played: Played = { seed, sport, calendar: createCalendar(seed, sport) };
  const { outrightMarketId: marketId, leagues, templates } = sport;
  const hasOutrights = marketId !== null && !templates.some(({ id }) => id === marketId);
  return {
    sport: sport.sport,
    categories: categoriesOf(sport),
    tournaments: tournamentsOf(sport),
    templates: hasOutrights ? [...templates, outrightTemplate(marketId)] : templates,
    leagueDays: leagueDaysOf(played),
    schedule: (from) =>
      mergeSchedules(
        leagues.flatMap((league) => [
          matchesOf(played, league, from),
          ...(marketId !== null && hasSeasons(league) ? [outrightsOf(played, league, marketId, from)] : []),
        ]),
      ),
    find: (matchId) => {
      const fixture = played.calendar.fixtureOf(matchId);
      if (fixture !== undefined) return scheduledMatch(played, fixture);
      const found = marketId === null ? undefined : played.calendar.seasonOf(matchId);
      return found === undefined || marketId === null
        ? undefined
        : scheduledOutright(played, found.league, found.season, marketId);
    },
  };
}
