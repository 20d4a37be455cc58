import { ODDS_SCALE, type Odds } from '@touchline/betting';
import { FOOTBALL } from '#catalogue/football/catalogue.ts';
import { kitOf } from '#catalogue/kit.ts';
import { slugText } from '#catalogue/slug.ts';
import { fitGoals } from '#pricing/football/fit.ts';
import { goalIntensities, type Intensities, intensitiesFor } from '#pricing/football/intensity.ts';
import { HALF_SECONDS } from '#pricing/football/slots.ts';
import { FOOTBALL_TEMPLATES } from '#pricing/football/templates.ts';
import { removeMargin } from '#pricing/margin.ts';
import { hash } from '../random.ts';
import type { RecordedFeed, RecordedMatch } from '../replay.ts';
import type { ScheduledMatch, SportFeed } from '../sport.ts';
import type { CompetitorRecord, MatchRecord, PlayerRecord, Side } from '../world.ts';
import { playFootball } from './play.ts';
import type { FootballEvent, FootballScript } from './script.ts';
import { suspensionsOf } from './suspensions.ts';

type Team = RecordedMatch['about']['home'];

function competitorOf(matchId: string, side: Side, team: Team): CompetitorRecord {
  const id = `${matchId}${side === 'home' ? 1 : 2}`;
  return { id, urnId: `sr:competitor:${id}`, name: team.name, code: team.code, kit: kitOf(team.name) };
}

function rosterOf(matchId: string, side: Side, team: Team): PlayerRecord[] {
  const total = team.players.reduce((sum, player) => sum + player.weight, 0) || 1;
  return team.players.map((player, index) => ({
    id: `${matchId}${side === 'home' ? 1 : 2}${String(index + 1).padStart(2, '0')}`,
    name: player.name,
    number: player.number,
    position: player.position,
    weight: player.weight / total,
  }));
}

function priceOf(match: RecordedMatch, market: string, specifier: string): number[] | null {
  const found = match.prices.find((entry) => entry.market === market && entry.specifier === specifier);
  return found === undefined ? null : found.odds.map((odds) => odds / ODDS_SCALE);
}

/** The model that gives the recorded 1x2 and over/under 2.5; an average match when they are missing. */
function intensitiesOf(match: RecordedMatch): Intensities {
  const average = { attack: 0, defence: 0 };
  const result = priceOf(match, '1', '');
  const total = priceOf(match, '18', 'total=2.5');
  if (result === null || total === null) return intensitiesFor(goalIntensities(average, average));
  const [home = 1, draw = 1, away = 1] = removeMargin(result);
  const [over = 0.5] = removeMargin(total);
  return intensitiesFor(fitGoals([home, draw, away], over));
}

const MANNERS = { yellow: 'yellow', red: 'red' } as const;

function eventOf(
  match: RecordedMatch,
  rosters: MatchRecord['rosters'],
  event: RecordedMatch['events'][number],
): FootballEvent {
  const { firstHalf, secondHalf } = match.times;
  const half = event.at < secondHalf ? 1 : 2;
  const since = half === 1 ? firstHalf : secondHalf;
  const base = {
    at: event.at - match.about.kickOff,
    side: event.side === 'home' ? (0 as const) : (1 as const),
    half: half as 1 | 2, // the literal widens
    second: (half - 1) * HALF_SECONDS + Math.floor((event.at - since) / 1000),
  };
  if (event.type !== 'goal') {
    const type = event.type === 'corner' ? 'corner' : MANNERS[event.colour];
    return { ...base, type, manner: 'play', player: null };
  }
  const known = [...rosters.home, ...rosters.away].find((player) => player.name === event.player);
  const player = event.player === null ? null : { id: known?.id ?? '', name: event.player };
  return { ...base, type: 'goal', manner: event.manner, player };
}

function scriptOf(match: RecordedMatch, rosters: MatchRecord['rosters'], key: number): FootballScript {
  const { kickOff } = match.about;
  const { firstHalf, halfTime, secondHalf, ended } = match.times;
  const events = match.events.map((event) => eventOf(match, rosters, event));
  const announced = (from: number, to: number) =>
    Math.max(1, Math.floor((to - from) / 60_000 - HALF_SECONDS / 60));
  return {
    kickOff: firstHalf - kickOff,
    halfTime: halfTime - kickOff,
    secondHalf: secondHalf - kickOff,
    fullTime: ended - kickOff,
    announced: [announced(firstHalf, halfTime), announced(secondHalf, ended)],
    events,
    suspensions: suspensionsOf(events, key),
    finals: {
      shots: match.statistics?.shots ?? [12, 10],
      onTarget: match.statistics?.onTarget ?? [4, 3],
      attacks: [45, 38],
      possession: 50,
    },
    tie: null,
  };
}

function scheduledOf(
  recording: RecordedFeed,
  match: RecordedMatch,
  seed: number,
  startAt: number,
): ScheduledMatch {
  const { about } = match;
  const id = about.match;
  const rosters = { home: rosterOf(id, 'home', about.home), away: rosterOf(id, 'away', about.away) };
  const key = hash('replay', seed, id);
  const openings = new Map<string, readonly Odds[]>(
    match.prices.map((entry) => [`${entry.market}/${entry.specifier}`, entry.odds]),
  );
  return {
    id,
    start: startAt + about.kickOff,
    listedFrom: startAt,
    duration: null,
    facts: {
      urnId: `sr:match:${id}`,
      slug: slugText(`${about.home.name} ${about.away.name}`),
      type: 'match',
      sportId: FOOTBALL.id,
      categoryId: categoryOf(recording, about.league),
      tournamentId: about.league,
      provider: FOOTBALL.provider,
      home: competitorOf(id, 'home', about.home),
      away: competitorOf(id, 'away', about.away),
      competitors: [],
      stadium: null,
      city: null,
      round: about.round,
      rosters: () => rosters,
    },
    open: () =>
      playFootball({
        key,
        intensities: intensitiesOf(match),
        squads: rosters,
        script: scriptOf(match, rosters, key),
        depth: 'main',
        openings,
      }),
  };
}

function categoryOf(recording: RecordedFeed, leagueId: string): string {
  const country = recording.leagues.find((league) => league.id === leagueId)?.country;
  return String(1 + [...new Set(recording.leagues.map((league) => league.country))].indexOf(country ?? ''));
}

/** The matches of a recording, as a sport: kick-offs count from `startAt` (feed time). */
export function createReplayFeed(recording: RecordedFeed, seed: number, startAt: number): SportFeed {
  const matches = recording.matches.map((match) => scheduledOf(recording, match, seed, startAt));
  const countries = [...new Map(recording.leagues.map((league) => [league.country, league.countryCode]))];
  return {
    sport: FOOTBALL,
    categories: countries.map(([name, countryCode], index) => ({
      id: String(index + 1),
      slug: slugText(name),
      name,
      countryCode,
      priority: index + 1,
      sportId: FOOTBALL.id,
    })),
    tournaments: recording.leagues.map((league, index) => ({
      id: league.id,
      urnId: `sr:tournament:${league.id}`,
      slug: slugText(league.name),
      name: league.name,
      priority: index + 1,
      categoryId: categoryOf(recording, league.id),
      sportId: FOOTBALL.id,
      kind: 'match',
    })),
    templates: FOOTBALL_TEMPLATES,
    schedule: () => matches.values(),
    find: (matchId) => matches.find((match) => match.id === matchId),
  };
}
