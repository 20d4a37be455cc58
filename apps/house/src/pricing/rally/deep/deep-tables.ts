import { type FinalScore, type RaceStart, setChances, stopsOf } from '../race.ts';
import type { Contest, Seat } from '../rules.ts';
import { keptByContest, memo, mix, NOTHING, type Spread, tablesOf } from '../tables.ts';

/** What is counted over sets. Measures with the same key count the same. */
export interface SetMeasure {
  readonly key: string;
  readonly of: (a: number, b: number, set: number) => number;
}

/** What may be true of a set that is over. Tests with the same key test the same. */
export interface SetTest {
  readonly key: string;
  readonly holds: (a: number, b: number) => boolean;
}

/** A moment of a set: after so many units, or when a side first has so many. The set must not end before it. */
export interface Halt {
  readonly kind: 'after' | 'race';
  readonly units: number;
}

/** A score at a halt with its chance; `home`: chance that home wins the set from there on. */
export interface Halted {
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly home: number;
}

/** Chances of a count together with who wins the match; both spreads together are one. */
export interface BothWays {
  readonly home: Spread;
  readonly away: Spread;
}

/** Who wins a set and who begins the next one. */
interface Step {
  readonly winner: Seat;
  readonly next: Seat;
  readonly p: number;
}

/** What markets of the full depth need from the start of a set, for one contest. */
export interface DeepTables {
  steps(set: number, first: Seat): readonly Step[];
  both(measure: SetMeasure, home: number, away: number, first: Seat): BothWays;
  /** Chance that no set that is still to be played passes a test. */
  none(test: SetTest, home: number, away: number, first: Seat): number;
  halts(set: number, first: Seat, halt: Halt): readonly Halted[];
  /** Chance that home wins a set from a score of it on. */
  setChances(set: number, first: Seat): (a: number, b: number, server: Seat) => number;
}

const NEVER: Spread = { from: 0, p: new Float64Array(1) };

export const isHalted = ({ kind, units }: Halt, a: number, b: number): boolean =>
  kind === 'after' ? a + b >= units : Math.max(a, b) >= units;

/** Scores of a set at a halt, from anywhere before it. */
export function haltsFrom(contest: Contest, start: RaceStart, halt: Halt): Halted[] {
  const { set, first } = start;
  const chance = deepTablesOf(contest).setChances(set, first);
  return stopsOf(contest, start, (a, b) => isHalted(halt, a, b)).map(({ a, b, p, winner }) => ({
    a,
    b,
    p,
    home: chance(a, b, contest.rules.serverOf(first, a, b, winner)),
  }));
}

/** What is counted in a set, together with who wins it and who begins the next one. */
interface Counted extends Step {
  readonly by: number;
}

/** Final scores that come to the same, together. */
export function countedBy(
  contest: Contest,
  { of }: SetMeasure,
  { set, first }: { readonly set: number; readonly first: Seat },
  finals: readonly FinalScore[],
): Counted[] {
  const found = new Map<number, Counted & { p: number }>();
  for (const { a, b, p } of finals) {
    const winner: Seat = a > b ? 0 : 1;
    const next = contest.rules.nextFirst(first, a, b);
    const by = of(a, b, set);
    const key = (by * 2 + winner) * 2 + next;
    const known = found.get(key);
    if (known === undefined) found.set(key, { by, winner, next, p });
    else known.p += p;
  }
  return [...found.values()];
}

const NOTHING_COUNTED: SetMeasure = { key: 'nothing', of: () => 0 };

/** Wins and next servers of final scores. */
export const stepsOf = (contest: Contest, first: Seat, finals: readonly FinalScore[]): readonly Step[] =>
  countedBy(contest, NOTHING_COUNTED, { set: 0, first }, finals);

/** What is counted over a match from what is counted in its next set and in the sets after it. */
export function bothFrom(
  counted: readonly Counted[],
  rest: (winner: Seat, next: Seat) => BothWays,
): BothWays {
  const parts = counted.map(({ by, winner, next, p }) => ({ by, weight: p, rest: rest(winner, next) }));
  return {
    home: mix(parts.map(({ rest: { home }, ...part }) => ({ ...part, spread: home }))),
    away: mix(parts.map(({ rest: { away }, ...part }) => ({ ...part, spread: away }))),
  };
}

function kept<K, V>(make: (key: K) => V, keyOf: (key: K) => string): (key: K) => V {
  const known = new Map<string, V>();
  return (asked) => {
    const key = keyOf(asked);
    const found = known.get(key) ?? make(asked);
    known.set(key, found);
    return found;
  };
}

function buildDeepTables(contest: Contest): DeepTables {
  const { rules } = contest;
  const { setsToWin } = rules;
  const tables = tablesOf(contest);
  const ways = (home: number, away: number, first: Seat) =>
    tables.finals(home + away, first).map((score) => ({
      ...score,
      home: home + (score.a > score.b ? 1 : 0),
      away: away + (score.a > score.b ? 0 : 1),
      next: rules.nextFirst(first, score.a, score.b),
    }));
  const bothBy = (measure: SetMeasure) => {
    const from = memo((home, away, first): BothWays => {
      if (home === setsToWin) return { home: NOTHING, away: NEVER };
      if (away === setsToWin) return { home: NEVER, away: NOTHING };
      const set = home + away;
      const counted = countedBy(contest, measure, { set, first }, tables.finals(set, first));
      return bothFrom(counted, (winner, next) => from(home + 1 - winner, away + winner, next));
    });
    return from;
  };
  const noneBy = ({ holds }: SetTest) => {
    const from = memo((home, away, first): number => {
      if (home === setsToWin || away === setsToWin) return 1;
      let sum = 0;
      for (const way of ways(home, away, first)) {
        if (!holds(way.a, way.b)) sum += way.p * from(way.home, way.away, way.next);
      }
      return sum;
    });
    return from;
  };
  const both = kept(bothBy, ({ key }) => key);
  const none = kept(noneBy, ({ key }) => key);
  const steps = memo((set, _unused, first) => stepsOf(contest, first, tables.finals(set, first)));
  const chances = memo((set, _unused, first) => setChances(contest, set, first));
  const halts = kept(
    ({ set, first, halt }: { set: number; first: Seat; halt: Halt }) =>
      haltsFrom(contest, { set, a: 0, b: 0, first, server: first, now: null }, halt),
    ({ set, first, halt }) => `${set} ${first} ${halt.kind} ${halt.units}`,
  );
  return {
    steps: (set, first) => steps(set, 0, first),
    both: (measure, home, away, first) => both(measure)(home, away, first),
    none: (test, home, away, first) => none(test)(home, away, first),
    setChances: (set, first) => chances(set, 0, first),
    halts: (set, first, halt) => halts({ set, first, halt }),
  };
}

/** Tables of the full depth of a contest. */
export const deepTablesOf = keptByContest(buildDeepTables);
