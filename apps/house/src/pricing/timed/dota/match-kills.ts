import type { Pair, Side } from '#feed/world.ts';
import { type Signed, sumOfSigned } from '#pricing/poisson.ts';
import type { MapKills } from './kills.ts';
import type { MapModel, MapsModel, MapsState } from './model.ts';
import { mapsWon } from './model.ts';

/** One way in which the maps of a match can be won, with its chance: `h` and `a`, those that are over included. */
export interface Course {
  readonly marks: string;
  readonly chance: number;
}

const markOf = (side: Side) => (side === 'home' ? 'h' : 'a');
const sideOf = (mark: string): Side => (mark === 'h' ? 'home' : 'away');

/** Who has won the maps that are over, `h` and `a`. */
export const wonMarks = ({ maps }: MapsState) =>
  maps.flatMap(({ winner }) => (winner === null ? [] : [markOf(winner)])).join('');

/** Every way in which a match can still go. */
export function coursesOf(model: MapsModel, state: MapsState): readonly Course[] {
  const grow = (marks: string, won: Pair, chance: number): Course[] => {
    if (Math.max(...won) === 2) return [{ marks, chance }];
    const home = model.maps[marks.length]?.home ?? 0.5;
    return [
      ...grow(`${marks}h`, [won[0] + 1, won[1]], chance * home),
      ...grow(`${marks}a`, [won[0], won[1] + 1], chance * (1 - home)),
    ];
  };
  return grow(wonMarks(state), mapsWon(state), 1);
}

/** What is counted over all maps. */
export type KillCount = 'total' | 'home' | 'away' | 'lead';

const countOf = (kills: MapKills, count: KillCount, winner: Side): Signed =>
  count === 'total' ? kills.total : kills[count][winner];

const SUMS = new WeakMap<MapKills, Map<string, Signed>>();
const NEGLIGIBLE = 1e-9;
const NOTHING: Signed = { from: 0, at: [1] };

/** The sum of one count over maps that are not over; what does not hang on the play is summed once for all matches. */
function restOf(maps: readonly MapModel[], marks: string, count: KillCount): Signed {
  const [first, ...rest] = maps;
  const mark = marks[0];
  if (first === undefined || mark === undefined) return NOTHING;
  const kills = first.kills();
  const known = SUMS.get(kills) ?? new Map<string, Signed>();
  SUMS.set(kills, known);
  const key = `${count} ${marks}`;
  const found =
    known.get(key) ?? sumOfSigned(countOf(kills, count, sideOf(mark)), restOf(rest, marks.slice(1), count));
  known.set(key, found);
  return found;
}

export const counted = ([home, away]: Pair, count: KillCount) =>
  count === 'total' ? home + away : count === 'lead' ? home - away : count === 'home' ? home : away;

/** One count of the whole match, or of its first maps, on each of its courses. */
function matchKills(
  model: MapsModel,
  state: MapsState,
  count: KillCount,
  maps: number,
): readonly { course: Course; kills: Signed }[] {
  const over = state.maps.filter(({ winner }) => winner !== null);
  const soFar = over.reduce((sum, { kills }) => sum + counted(kills, count), 0);
  return coursesOf(model, state).map((course) => {
    const marks = course.marks.slice(over.length);
    const last = Math.min(maps, course.marks.length);
    const rest = restOf(model.maps.slice(over.length, last), marks.slice(0, last - over.length), count);
    return { course, kills: { from: rest.from + soFar, at: rest.at } };
  });
}

const MIXED = new WeakMap<MapsModel, Map<string, ReadonlyMap<number, Pair>>>();

/** Chances of each value of a count over the match, or over its first maps, with the home and with the away side as the winner of the match. */
export function killChances(
  model: MapsModel,
  state: MapsState,
  count: KillCount,
  maps = 3,
): ReadonlyMap<number, Pair> {
  const known = MIXED.get(model) ?? new Map<string, ReadonlyMap<number, Pair>>();
  MIXED.set(model, known);
  const key = `${count} ${maps}`;
  const found = known.get(key) ?? mixed(matchKills(model, state, count, maps));
  known.set(key, found);
  return found;
}

function mixed(courses: ReturnType<typeof matchKills>): ReadonlyMap<number, Pair> {
  const sums = new Map<number, [number, number]>();
  for (const { course, kills } of courses) {
    const winner = course.marks.endsWith('h') ? 0 : 1;
    kills.at.forEach((p, index) => {
      const chance = p * course.chance;
      if (chance < NEGLIGIBLE) return;
      const sum = sums.get(kills.from + index) ?? [0, 0];
      sum[winner] += chance;
      sums.set(kills.from + index, sum);
    });
  }
  return sums;
}
