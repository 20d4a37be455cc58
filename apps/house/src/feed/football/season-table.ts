import type { Club } from '#catalogue/football/clubs.ts';
import type { LeagueData } from '#catalogue/football/leagues.ts';
import { rosterOf } from '#catalogue/football/rosters.ts';
import { goalIntensities, type Intensities, intensitiesFor } from '#pricing/football/intensity.ts';
import { type FateShares, fateKindOf } from '../fates.ts';
import type { TableRules } from '../played.ts';
import { hash } from '../random.ts';
import { levelWithFirst } from '../title-results.ts';
import type { MatchRecord, Pair } from '../world.ts';
import { type Fixture, fixturesOn, type Season } from './calendar.ts';
import type { FootballScript } from './script.ts';
import { simulateMatch } from './simulate.ts';
import { simulateTie } from './simulate-tie.ts';

export function intensitiesOf(fixture: Fixture): Intensities {
  return intensitiesFor(goalIntensities(fixture.home, fixture.away));
}

export function squadsOf(fixture: Fixture): MatchRecord['rosters'] {
  return {
    home: rosterOf(fixture.home.id, fixture.home.tongue),
    away: rosterOf(fixture.away.id, fixture.away.tongue),
  };
}

export function scriptOf(seed: number, fixture: Fixture): FootballScript {
  const { matchId, league } = fixture;
  const of = { intensities: intensitiesOf(fixture), squads: squadsOf(fixture) };
  const script = simulateMatch(seed, matchId, of.intensities, of.squads);
  return league.isKnockOut ? { ...script, tie: simulateTie(seed, matchId, script, of) } : script;
}

/** How often weather, ground or crowd keep a match from its end. */
export const FOOTBALL_FATES: FateShares = { postponed: 0.003, abandoned: 0.0007 };

/** Everything random in the play of a match hangs on it. */
export const playKeyOf = (seed: number, { matchId }: Fixture): number => hash('play', seed, matchId);

export interface Standing {
  club: Club;
  points: number;
  difference: number;
  scored: number;
}

/** The table of a season, a round at a time. */
export interface SeasonTable {
  /** Adds one round when one is missing; true when all rounds played by then (feed time) are in. */
  prepare(at: number): boolean;
  /** Rounds that are in. */
  rounds(): number;
  /** First the leader; goal difference, goals scored and then the number of the club order those who are level. */
  standings(): Standing[];
  /** Ids of those who share the first place: no rule of the table puts one of them behind the other. */
  leaders(): string[];
}

const DAY_MS = 86_400_000;

export const FOOTBALL_TABLE: TableRules = { win: 3, draw: 1, ties: ['difference', 'scored'] };

function book(standing: Standing, [own, other]: Pair): void {
  standing.points += own > other ? FOOTBALL_TABLE.win : own === other ? FOOTBALL_TABLE.draw : 0;
  standing.difference += own - other;
  standing.scored += own;
}

export function createSeasonTable(
  seed: number,
  league: LeagueData,
  season: Season,
  clubs: readonly Club[],
): SeasonTable {
  const rows = new Map(clubs.map((club) => [club.id, { club, points: 0, difference: 0, scored: 0 }]));
  let rounds = 0;
  const addRound = () => {
    for (const fixture of fixturesOn(seed, league, season.firstDay + rounds)) {
      // One that did not come to its end is nobody's win, and is not played again.
      if (fateKindOf(FOOTBALL_FATES, playKeyOf(seed, fixture)) !== null) continue;
      const goals = scriptOf(seed, fixture).events.filter((event) => event.type === 'goal');
      const home = goals.filter((goal) => goal.side === 0).length;
      const away = goals.length - home;
      const [first, second] = [rows.get(fixture.home.id), rows.get(fixture.away.id)];
      if (first !== undefined) book(first, [home, away]);
      if (second !== undefined) book(second, [away, home]);
    }
    rounds += 1;
  };
  const standings = () =>
    [...rows.values()].sort(
      (a, b) =>
        b.points - a.points ||
        b.difference - a.difference ||
        b.scored - a.scored ||
        Number(a.club.id) - Number(b.club.id),
    );
  return {
    prepare: (at) => {
      // A round is over half a day after its day, whatever the time zone of the league.
      const played = Math.floor((at - season.start - DAY_MS / 2) / DAY_MS);
      const due = Math.max(0, Math.min(season.days, played));
      if (rounds < due) addRound();
      return rounds >= due;
    },
    rounds: () => rounds,
    standings,
    leaders: () =>
      levelWithFirst(standings(), {
        id: ({ club }) => club.id,
        ranks: [({ points }) => points, ({ difference }) => difference, ({ scored }) => scored],
      }),
  };
}
