import type { Pair } from '#feed/world.ts';
import { independent, type PairChances } from '../../pairs/pair-offers.ts';
import { type Distribution, differenceOf, type Signed, signs, sumOf } from '../../poisson.ts';
import { exactly, oddEven, overUnder, trimmed } from '../counts.ts';
import { lazily } from '../lazily.ts';
import type { BattingCount } from './batting-counts.ts';
import { type CourseEnds, type CourseRule, firstRunInnings, followCourse } from './course.ts';
import type { BaseballModel, Joint } from './model.ts';
import { firstToRuns } from './run-race.ts';

/** Sums of a joint that markets ask for. */
interface Totals {
  home: number[];
  away: number[];
  total: number[];
  /** Index 0 is a lead of the guests by `reach`. */
  lead: number[];
  reach: number;
}

function totalsOf(joint: Joint): Totals {
  const height = joint.length;
  const width = Math.max(...joint.map((row) => row.length));
  const reach = width - 1;
  const home = new Array<number>(height).fill(0);
  const away = new Array<number>(width).fill(0);
  const total = new Array<number>(height + width).fill(0);
  const lead = new Array<number>(height + width).fill(0);
  joint.forEach((row, h) => {
    row.forEach((chance, a) => {
      home[h] = (home[h] ?? 0) + chance;
      away[a] = (away[a] ?? 0) + chance;
      total[h + a] = (total[h + a] ?? 0) + chance;
      lead[h - a + reach] = (lead[h - a + reach] ?? 0) + chance;
    });
  });
  return { home, away, total, lead, reach };
}

/** Chances of every market of a game at one moment, all from one model. */
export interface GameBook {
  winner(): readonly number[];
  runLine(line: number): readonly number[];
  total(line: number): readonly number[];
  sideTotal(side: 'home' | 'away', line: number): readonly number[];
  oddEven(): readonly number[];
  margin(): readonly number[];
  /** Home, level, away after nine innings. */
  nineInnings(): readonly number[];
  firstFive(): readonly number[] | null;
  firstFiveTotal(line: number): readonly number[] | null;
  firstFiveRunLine(line: number): readonly number[] | null;
  inning(number: number): readonly number[];
  inningTotal(number: number, line: number): readonly number[];
  firstRun(): readonly number[];
  /** Runs of both sides at the end, in one inning, and in the first innings of a game. */
  finalPairs(): PairChances;
  inningPairs(number: number): PairChances;
  openingPairs(innings: number): PairChances | null;
  /** Counts of both sides in the first five innings from what there is so far. */
  countPairs(what: BattingCount, soFar: Pair): PairChances | null;
  /** A game followed half by half; rules of one key are the same. */
  course(key: string, rule: () => CourseRule): CourseEnds;
  /** The first side with so many runs: home, neither, away. */
  race(target: number): readonly number[];
  /** Chances that the first run comes in the inning in play, in the next one and so on. */
  firstRunInnings(): readonly number[];
}

/** Home and away at a half line that is added to the home side. */
function atLine(lead: Distribution, reach: number, line: number): [number, number] {
  return overUnder(lead, reach - line);
}

function margins({ lead, reach }: Totals): number[] {
  const at = (by: number) => lead[reach + by] ?? 0;
  const sum = (from: number, step: 1 | -1) => {
    let all = 0;
    for (let by = from; by + reach >= 0 && by + reach < lead.length; by += step) all += at(by);
    return all;
  };
  return [at(1), at(2), sum(3, 1), at(-1), at(-2), sum(-3, -1)];
}

function sidesOf(sides: { home: Distribution; away: Distribution }): { lead: Signed; total: Distribution } {
  const joint = sides.home.map((p) => sides.away.map((q) => p * q));
  return { lead: differenceOf(sides.home, sides.away), total: totalsOf(joint).total };
}

/** The book of a game at the moment of a model. What lies beyond the longest counts is spread over the rest. */
export function gameBook(model: BaseballModel): GameBook {
  const final = lazily(() => totalsOf(normal(model.final)));
  const regular = lazily(() => totalsOf(normal(model.regular)));
  const first = lazily(() => (model.first === null ? null : sidesOf(model.first)));
  const byInning = new Map<number, ReturnType<typeof sidesOf>>();
  const inning = (number: number) => {
    const known = byInning.get(number) ?? sidesOf(model.inning(number));
    byInning.set(number, known);
    return known;
  };
  const three = (value: Signed) => {
    const [home, level, away] = signs(value);
    const sum = home + level + away;
    return [home / sum, level / sum, away / sum];
  };
  return {
    winner: () => atLine(final().lead, final().reach, 0.5),
    runLine: (line) => atLine(final().lead, final().reach, line),
    total: (line) => overUnder(final().total, line),
    sideTotal: (side, line) => overUnder(final()[side], line),
    oddEven: () => oddEven(final().total),
    margin: () => margins(final()),
    nineInnings: () => three({ from: -regular().reach, at: regular().lead }),
    firstFive: () => (first() === null ? null : three(first()?.lead ?? { from: 0, at: [1] })),
    firstFiveTotal: (line) => {
      const known = first();
      return known === null ? null : overUnder(known.total, line);
    },
    firstFiveRunLine: (line) => {
      const known = first();
      return known === null ? null : atLine(known.lead.at, -known.lead.from, line);
    },
    inning: (number) => three(inning(number).lead),
    inningTotal: (number, line) => overUnder(inning(number).total, line),
    firstRun: () => [model.homeFirst, 1 - model.homeFirst],
    ...deepBook(model),
  };
}

type DeepBook = Pick<
  GameBook,
  'finalPairs' | 'inningPairs' | 'openingPairs' | 'countPairs' | 'course' | 'race' | 'firstRunInnings'
>;

function memoOf<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** What only the matches of foremost leagues ask. */
function deepBook(model: BaseballModel): DeepBook {
  const courses = new Map<string, CourseEnds>();
  const counts = memoOf((what: BattingCount) => model.counts(what));
  const pairs = new Map<string, PairChances>();
  const pairsOf = (key: string, make: () => PairChances) => {
    const known = pairs.get(key) ?? make();
    pairs.set(key, known);
    return known;
  };
  return {
    finalPairs: lazily(() => withoutTails(normal(model.final))),
    inningPairs: memoOf((number: number) => {
      const { home, away } = model.inning(number);
      return independent(home, away);
    }),
    openingPairs: memoOf((innings: number) => {
      const sides = model.opening(innings);
      return sides === null ? null : independent(sides.home, sides.away);
    }),
    countPairs: (what, [home, away]) => {
      const rest = counts(what);
      if (rest === null) return null;
      return pairsOf(`${what} ${home}:${away}`, () =>
        independent(sumOf(exactly(home), rest.home), sumOf(exactly(away), rest.away)),
      );
    },
    course: (key, rule) => {
      const known = courses.get(key) ?? followCourse(model.course, rule());
      courses.set(key, known);
      return known;
    },
    race: (target) => {
      const [home, away] = firstToRuns(model.course, target);
      return [home, Math.max(0, 1 - home - away), away];
    },
    firstRunInnings: lazily(() => firstRunInnings(model.course)),
  };
}

/** Without scores that no price can show. */
function withoutTails(joint: Joint): Joint {
  const isRare = (chances: readonly number[]) => chances.every((chance) => chance < 1e-9);
  const rows = [...joint];
  while (rows.length > 1 && isRare(rows.at(-1) ?? [])) rows.pop();
  return rows.map((row) => trimmed(row));
}

function normal(joint: Joint): Joint {
  const sum = joint.reduce((all, row) => row.reduce((part, chance) => part + chance, all), 0);
  return joint.map((row) => row.map((chance) => chance / sum));
}
