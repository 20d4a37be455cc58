import { fateKindOf } from '../fates.ts';
import type { TableRules } from '../played.ts';
import { levelWithFirst } from '../title-results.ts';
import type { Calendar, Fixture, Season } from './calendar.ts';
import { contendersOf } from './contenders.ts';
import { type Contender, fatesIn, type LeagueSpec, type LeagueSport } from './league-spec.ts';
import { dayOfPlay } from './play-days.ts';

export interface Standing {
  contender: Contender;
  points: number;
  difference: number;
}

/** The table of a season, a few matches at a time. */
export interface SeasonTable {
  /** Plays out some of the matches that are missing; true when all that are over by then (feed time) are in. */
  prepare(at: number): boolean;
  /** Matches that are in, those that did not come to their end among them. */
  played(): number;
  /** First the leader; the difference of scores and then the number of the club order those who are level. */
  standings(): Standing[];
  /** Ids of those who share the first place: no rule of the table puts one of them behind the other. */
  leaders(): string[];
}

export const LEAGUE_TABLE: TableRules = { win: 2, draw: 1, ties: ['difference'] };
/** Matches are played out for at most this long at a time. */
const SLICE_MS = 3;

function award(standing: Standing | undefined, own: number, other: number): void {
  if (standing === undefined) return;
  standing.points += own > other ? LEAGUE_TABLE.win : own === other ? LEAGUE_TABLE.draw : 0;
  standing.difference += own - other;
}

/** Every match of a season in order of its day. */
function* fixturesOf(calendar: Calendar, league: LeagueSpec, season: Season): Generator<Fixture> {
  for (let index = 0; index < season.playDays; index += 1)
    yield* calendar.fixturesOn(league, dayOfPlay(league, season.firstPlayDay + index));
}

export function createSeasonTable(
  sport: LeagueSport,
  calendar: Calendar,
  league: LeagueSpec,
  season: Season,
): SeasonTable {
  const rows = new Map(
    contendersOf(league).map((contender) => [contender.id, { contender, points: 0, difference: 0 }]),
  );
  const fixtures = fixturesOf(calendar, league, season);
  let missing = fixtures.next();
  let played = 0;
  const shares = fatesIn(sport, league);
  const add = ({ meeting }: Fixture) => {
    // One that did not come to its end is nobody's win, and is not played again.
    if (fateKindOf(shares, meeting.key) === null) {
      const play = sport.play(meeting);
      const [home, away] = play.view(play.endsAt).totalScore ?? [0, 0];
      award(rows.get(meeting.home.id), home, away);
      award(rows.get(meeting.away.id), away, home);
    }
    played += 1;
    missing = fixtures.next();
  };
  const due = (at: number) =>
    missing.done !== true && missing.value.start + sport.longestMs <= at ? missing.value : null;
  const standings = () =>
    [...rows.values()].sort(
      (a, b) =>
        b.points - a.points || b.difference - a.difference || Number(a.contender.id) - Number(b.contender.id),
    );
  return {
    prepare: (at) => {
      const deadline = performance.now() + SLICE_MS;
      for (let fixture = due(at); fixture !== null; fixture = due(at)) {
        add(fixture);
        if (performance.now() >= deadline) return due(at) === null;
      }
      return true;
    },
    played: () => played,
    standings,
    leaders: () =>
      levelWithFirst(standings(), {
        id: ({ contender }) => contender.id,
        ranks: [({ points }) => points, ({ difference }) => difference],
      }),
  };
}
