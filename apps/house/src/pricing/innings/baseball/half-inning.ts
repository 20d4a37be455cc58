import type { Distribution } from '../../poisson.ts';
import { trimmed } from '../counts.ts';
import { advance, BASES_BY_RUNNERS, BAT_EVENTS, type Bases, type BattingChances, isOut } from './batting.ts';

/** More runs than this in half an inning are left out. */
const MOST_RUNS = 20;
const RUNS = MOST_RUNS + 1;

/** What is left of half an inning. */
export interface HalfInning {
  /** Further runs when it is played to its third out. */
  runs: Distribution;
  /** Further runs when the side wins by scoring more than `deficit`, and the half ends with that. */
  lastRuns(deficit: number): Distribution;
}

const cell = (runs: number, bases: Bases) => runs * 8 + bases;

/** For each event that is not an out, where it leads from each set of bases. */
const MOVES = BAT_EVENTS.map((event) =>
  BASES_BY_RUNNERS.toSorted((a, b) => a - b).map((bases) => advance(bases, event)),
);
const REACHES = BAT_EVENTS.map((event, index) => ({ event, index })).filter(({ event }) => !isOut(event));

/** Expected visits to every pair of runs and bases for one number of outs; `start` is what comes in from outside. */
function visitsOf(start: Float64Array, chances: BattingChances): Float64Array {
  const visits = start.slice();
  for (let runs = 0; runs < RUNS; runs += 1) {
    for (const bases of BASES_BY_RUNNERS) {
      const mass = visits[cell(runs, bases)] ?? 0;
      if (mass === 0) continue;
      for (const { index } of REACHES) {
        const move = MOVES[index]?.[bases];
        if (move === undefined || runs + move.runs > MOST_RUNS) continue;
        const to = cell(runs + move.runs, move.bases);
        visits[to] = (visits[to] ?? 0) + mass * (chances[index] ?? 0);
      }
    }
  }
  return visits;
}

/** What the turns at bat add that win the game, from one pair of runs and bases with its visits. */
function addWinning(
  list: number[],
  from: { runs: number; bases: Bases; visits: number; deficit: number },
  chances: BattingChances,
): void {
  for (const { event, index } of REACHES) {
    const runs = from.runs + (MOVES[index]?.[from.bases]?.runs ?? 0);
    if (runs <= from.deficit) continue;
    const counted = event === 'home_run' ? runs : from.deficit + 1;
    list[counted] = (list[counted] ?? 0) + from.visits * (chances[index] ?? 0);
  }
}

/** Runs of a half that ends with the winning run. */
function lastRuns(
  all: Float64Array,
  ended: Distribution,
  chances: BattingChances,
  deficit: number,
): number[] {
  const list: number[] = Array.from({ length: deficit + 6 }, (_, runs) =>
    runs <= deficit ? (ended[runs] ?? 0) : 0,
  );
  for (let runs = 0; runs <= Math.min(deficit, MOST_RUNS); runs += 1) {
    for (const bases of BASES_BY_RUNNERS) {
      const visits = all[cell(runs, bases)] ?? 0;
      if (visits > 0) addWinning(list, { runs, bases, visits, deficit }, chances);
    }
  }
  return list;
}

/** What half an inning brings from a number of outs and runners on, exactly. */
export function halfInning(chances: BattingChances, outs: number, bases: Bases): HalfInning {
  const out = (chances[0] ?? 0) + (chances[1] ?? 0);
  const all = new Float64Array(RUNS * 8);
  let entering = new Float64Array(RUNS * 8);
  entering[cell(0, bases)] = 1;
  let leaving = entering;
  for (let now = outs; now < 3; now += 1) {
    const visits = visitsOf(entering, chances);
    visits.forEach((mass, index) => {
      all[index] = (all[index] ?? 0) + mass;
    });
    leaving = visits.map((mass) => mass * out);
    entering = leaving;
  }
  const ended: Distribution = trimmed(
    Array.from({ length: RUNS }, (_, runs) =>
      BASES_BY_RUNNERS.reduce((sum, on) => sum + (leaving[cell(runs, on)] ?? 0), 0),
    ),
  );
  const last = new Map<number, Distribution>();
  return {
    runs: ended,
    lastRuns: (deficit) => {
      const known = last.get(deficit) ?? lastRuns(all, ended, chances, deficit);
      last.set(deficit, known);
      return known;
    },
  };
}
