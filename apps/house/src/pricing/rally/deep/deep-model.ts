import { type Outlook, once } from '../outlook.ts';
import type { FinalScore } from '../race.ts';
import type { Contest, Seat } from '../rules.ts';
import type { Spread } from '../tables.ts';
import {
  type BothWays,
  bothFrom,
  countedBy,
  deepTablesOf,
  type Halt,
  type Halted,
  haltsFrom,
  type SetMeasure,
  type SetTest,
  stepsOf,
} from './deep-tables.ts';

type Pair = readonly [home: number, away: number];

/** Units of the first two sets. `more`: chances that the first has more of them, that the second has, that both have as many. */
export interface FirstTwo {
  readonly total: Spread;
  readonly difference: Spread;
  readonly more: readonly [first: number, second: number, equal: number];
}

/** Chances that the markets of the full depth need beside those of `RallyModel`. */
export interface DeepModel {
  /** Chance of each way in which the sets that are not over may be won, `h` and `a`, to the end of the match. */
  courses(): ReadonlyMap<string, number>;
  /** What is counted over the sets that are not over, together with who wins the match. */
  both(measure: SetMeasure): BothWays;
  /** Chance that none of the sets that are not over passes a test. */
  none(test: SetTest): number;
  /** Scores of a set at a moment that it has not come to. */
  halts(set: number, halt: Halt): readonly Halted[];
  /** Only while the second set is not over; `first` is the score of the first one where that is. */
  firstTwo(first: Pair | null): FirstTwo;
}

interface Course {
  readonly marks: string;
  readonly home: number;
  readonly away: number;
  readonly first: Seat;
  readonly p: number;
}

function coursesOf(contest: Contest, ahead: Outlook): Map<string, number> {
  const { setsToWin } = contest.rules;
  const tables = deepTablesOf(contest);
  const ends = new Map<string, number>();
  const { home, away, first } = ahead.here;
  let open: Course[] = [{ marks: '', home, away, first, p: 1 }];
  while (open.length > 0) {
    const next = open.flatMap((course) => {
      const set = course.home + course.away;
      const steps =
        course.marks === ''
          ? stepsOf(contest, first, ahead.finals(ahead.current))
          : tables.steps(set, course.first);
      return steps.map((step) => ({
        marks: course.marks + (step.winner === 0 ? 'h' : 'a'),
        home: course.home + (step.winner === 0 ? 1 : 0),
        away: course.away + step.winner,
        first: step.next,
        p: course.p * step.p,
      }));
    });
    const isOver = (course: Course) => course.home === setsToWin || course.away === setsToWin;
    for (const { marks, p } of next.filter(isOver)) ends.set(marks, (ends.get(marks) ?? 0) + p);
    open = next.filter((course) => !isOver(course));
  }
  return ends;
}

/** Scores of the first set, and those of the second that follow them. */
interface TwoSets {
  readonly finals: readonly FinalScore[];
  readonly after: readonly FinalScore[];
}

/** Chances of what is counted in one set. */
function counted(finals: readonly FinalScore[], of: (score: FinalScore) => number): [number, number][] {
  const found = new Map<number, number>();
  for (const score of finals) found.set(of(score), (found.get(of(score)) ?? 0) + score.p);
  return [...found];
}

function firstTwoOf(ways: readonly TwoSets[]): FirstTwo {
  const more: [number, number, number] = [0, 0, 0];
  const sums = (of: (score: FinalScore) => number, tell?: (one: number, two: number, p: number) => void) => {
    const found = new Map<number, number>();
    for (const { finals, after } of ways) {
      const second = counted(after, of);
      for (const [one, p] of counted(finals, of)) {
        for (const [two, q] of second) {
          found.set(one + two, (found.get(one + two) ?? 0) + p * q);
          tell?.(one, two, p * q);
        }
      }
    }
    const from = Math.min(...found.keys());
    const p = new Float64Array(Math.max(...found.keys()) - from + 1);
    for (const [sum, chance] of found) p[sum - from] = chance;
    return { from, p };
  };
  const total = sums(
    ({ a, b }) => a + b,
    (one, two, p) => {
      more[one > two ? 0 : two > one ? 1 : 2] += p;
    },
  );
  return { total, difference: sums(({ a, b }) => a - b), more };
}

/** The full depth of a match that is not over. */
export function deepModel(contest: Contest, ahead: Outlook): DeepModel {
  const { rules } = contest;
  const { current, here } = ahead;
  const tables = deepTablesOf(contest);
  const ways = once(() =>
    ahead.finals(current).map((score) => ({
      ...score,
      home: here.home + (score.a > score.b ? 1 : 0),
      away: here.away + (score.a > score.b ? 0 : 1),
      next: rules.nextFirst(here.first, score.a, score.b),
    })),
  );
  const both = (measure: SetMeasure): BothWays =>
    bothFrom(
      countedBy(contest, measure, { set: current, first: here.first }, ahead.finals(current)),
      (winner, next) => tables.both(measure, here.home + 1 - winner, here.away + winner, next),
    );
  const firstTwo = (first: Pair | null): FirstTwo => {
    const { nextFirst } = rules;
    if (first !== null)
      return firstTwoOf([{ finals: [{ a: first[0], b: first[1], p: 1 }], after: ahead.finals(1) }]);
    return firstTwoOf(
      ([0, 1] as const).map((next) => ({
        finals: ahead.finals(0).filter(({ a, b }) => nextFirst(here.first, a, b) === next),
        after: ahead.tables().finals(1, next),
      })),
    );
  };
  const known = new Map<string, BothWays>();
  let two: FirstTwo | null = null;
  return {
    courses: once(() => coursesOf(contest, ahead)),
    both: (measure) => {
      const found = known.get(measure.key) ?? both(measure);
      known.set(measure.key, found);
      return found;
    },
    none: (test) =>
      ways().reduce(
        (sum, way) =>
          test.holds(way.a, way.b) ? sum : sum + way.p * tables.none(test, way.home, way.away, way.next),
        0,
      ),
    halts: (set, halt) => {
      if (set === current && !ahead.isFresh) return haltsFrom(contest, ahead.start, halt);
      if (set === current) return tables.halts(set, here.first, halt);
      return ahead
        .firsts(set)
        .flatMap(({ weight, first }) =>
          tables.halts(set, first, halt).map((halted) => ({ ...halted, p: weight * halted.p })),
        );
    },
    firstTwo: (first) => {
      two ??= firstTwo(first);
      return two;
    },
  };
}
