import { type Club, clubsOf } from '#catalogue/football/clubs.ts';
import { CUPS } from '#catalogue/football/cups.ts';
import type { LeagueData } from '#catalogue/football/leagues.ts';
import { fateKindOf } from '../fates.ts';
import { hash, unitAt } from '../random.ts';
import { FIRST_FREE_ID, type Fixture, matchIdOn, placeOfId, shuffled, timeOn } from './calendar.ts';
import { factsAt } from './facts.ts';
import { endOf } from './script.ts';
import { FOOTBALL_FATES, playKeyOf, scriptOf } from './season-table.ts';

/** Minutes after UTC midnight at which the matches of a round begin, by how many there are. All are over before the next midnight. */
const KICK_OFFS: Readonly<Record<number, readonly number[]>> = {
  8: [12, 13, 14, 15, 16, 17, 18, 19].map((hour) => hour * 60),
  4: [13, 15, 17, 19].map((hour) => hour * 60),
  2: [16 * 60, 19 * 60],
  1: [19 * 60],
};

const roundsOf = (cup: LeagueData) => Math.log2(clubsOf(String(cup.id)).length);

const FIRST_ID = new Map<number, number>();
let nextId = FIRST_FREE_ID;
for (const cup of CUPS) {
  FIRST_ID.set(cup.id, nextId);
  nextId += clubsOf(String(cup.id)).length / 2;
}

/** One cup from its first round to its final, a round a day. They follow each other without a break. */
interface Edition {
  number: number;
  firstDay: number;
}

function editionOn(seed: number, cup: LeagueData, day: number): Edition {
  const days = roundsOf(cup);
  const offset = hash('edition', seed, cup.id) % days;
  const number = Math.floor((day + offset) / days);
  return { number, firstDay: number * days - offset };
}

/** Who goes through. Lots are drawn where a match does not come to its end: it is not played again. */
function winnerOf(seed: number, fixture: Fixture): Club {
  const key = playKeyOf(seed, fixture);
  const script = scriptOf(seed, fixture);
  const isFated = fateKindOf(FOOTBALL_FATES, key) !== null;
  const side = isFated ? Math.floor(2 * unitAt(key, 7_101)) : factsAt(script, endOf(script)).through;
  return side === 1 ? fixture.away : fixture.home;
}

function roundOn(cup: LeagueData, day: number, round: number, clubs: readonly Club[]): Fixture[] {
  const minutes = KICK_OFFS[clubs.length / 2] ?? [];
  const firstId = FIRST_ID.get(cup.id) ?? 0;
  return minutes.flatMap((minute, index): Fixture[] => {
    const [home, away] = [clubs[2 * index], clubs[2 * index + 1]];
    if (home === undefined || away === undefined) return [];
    const matchId = matchIdOn(day, firstId + index);
    return [{ matchId, league: cup, home, away, round, start: timeOn(day, minute) }];
  });
}

const MOST_EDITIONS = 400;
/** The clubs of each round as far as they were asked for, by seed, cup and edition. */
const known = new Map<string, (readonly Club[])[]>();

/** The clubs of a round in the order of its matches: those whom the draw gives for the first, then those who went through. */
function clubsIn(
  seed: number,
  cup: LeagueData,
  { number, firstDay }: Edition,
  round: number,
): readonly Club[] {
  const key = `${seed}/${cup.id}/${number}`;
  if (known.size >= MOST_EDITIONS) known.clear();
  const rounds = known.get(key) ?? [shuffled(clubsOf(String(cup.id)), hash('draw', seed, cup.id, number))];
  known.set(key, rounds);
  for (let next = rounds.length; next < round; next++) {
    const before = roundOn(cup, firstDay + next - 1, next, rounds[next - 1] ?? []);
    rounds.push(before.map((fixture) => winnerOf(seed, fixture)));
  }
  return rounds[round - 1] ?? [];
}

/** The matches of a cup on one day, in order of kick-off. */
export function cupFixturesOn(seed: number, cup: LeagueData, day: number): Fixture[] {
  const edition = editionOn(seed, cup, day);
  if (edition.firstDay < 0) return [];
  const round = day - edition.firstDay + 1;
  return roundOn(cup, day, round, clubsIn(seed, cup, edition, round));
}

/** The match of a cup that an id names; undefined when none can have it. */
export function cupFixtureOf(seed: number, matchId: string): Fixture | undefined {
  const place = placeOfId(matchId);
  const cup = place && CUPS.findLast(({ id }) => (FIRST_ID.get(id) ?? 0) <= place.within);
  return cup ? cupFixturesOn(seed, cup, place.day).find((fixture) => fixture.matchId === matchId) : undefined;
}

/** The feed time from which a match is listed: who meets in a later round is known from the midnight before. */
export const cupListedFrom = ({ league, start, round }: Fixture, day: number): number =>
  round === 1 ? start - league.horizonDays * 86_400_000 : timeOn(day, 0);
