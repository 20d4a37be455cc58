import { type FinalScore, finalsOf, freshSet, raceTo, unitWinner } from './race.ts';
import type { Contest, Seat } from './rules.ts';

/** What is counted over the units that are still to come. */
export type Measure = 'total' | 'difference' | 'home' | 'away';

const MEASURES: Record<Measure, (score: { a: number; b: number }) => number> = {
  total: ({ a, b }) => a + b,
  difference: ({ a, b }) => a - b,
  home: ({ a }) => a,
  away: ({ b }) => b,
};

export const measured = (measure: Measure, score: { a: number; b: number }) => MEASURES[measure](score);

/** Chances of the whole numbers from `from` on. */
export interface Spread {
  from: number;
  p: Float64Array;
}

export const NOTHING: Spread = { from: 0, p: new Float64Array([1]) };

/** What follows from the score in sets at the start of a set, for one contest. */
export interface Tables {
  finals(set: number, first: Seat): readonly FinalScore[];
  /** Chance of each final score in sets, at home × (setsToWin + 1) + away. */
  scores(home: number, away: number, first: Seat): Float64Array;
  spread(measure: Measure, home: number, away: number, first: Seat): Spread;
  /** Chance that home is first to a number of units of a set. */
  race(set: number, first: Seat, target: number): number;
  /** Chance that home wins the unit with a number, from 1, of a set. */
  unit(set: number, first: Seat, unit: number): number;
  /** Chance that no further set goes beyond its usual end. */
  plain(home: number, away: number, first: Seat): number;
}

/** The sum of spreads, each moved and weighted. */
export function mix(parts: readonly { by: number; weight: number; spread: Spread }[]): Spread {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { by, spread } of parts) {
    low = Math.min(low, spread.from + by);
    high = Math.max(high, spread.from + by + spread.p.length - 1);
  }
  const p = new Float64Array(high - low + 1);
  for (const { by, weight, spread } of parts) {
    const offset = spread.from + by - low;
    for (let index = 0; index < spread.p.length; index += 1) {
      p[offset + index] = (p[offset + index] ?? 0) + weight * (spread.p[index] ?? 0);
    }
  }
  return { from: low, p };
}

/** Keeps what is made of a score in sets and of who begins the next one. */
export function memo<T>(make: (home: number, away: number, first: Seat) => T) {
  const known: (T | undefined)[] = [];
  return (home: number, away: number, first: Seat): T => {
    const index = (home * 8 + away) * 2 + first;
    const found = known[index];
    if (found !== undefined) return found;
    const made = make(home, away, first);
    known[index] = made;
    return made;
  };
}

function memoByUnits(make: (set: number, first: Seat, units: number) => number) {
  const known: (number | undefined)[] = [];
  return (set: number, first: Seat, units: number): number => {
    const index = (set * 2 + first) * 64 + units;
    const made = known[index] ?? make(set, first, units);
    known[index] = made;
    return made;
  };
}

function buildTables(contest: Contest): Tables {
  const { rules } = contest;
  const { setsToWin } = rules;
  const isDone = (home: number, away: number) => home === setsToWin || away === setsToWin;
  const finals = memo((set, _unused, first) => finalsOf(contest, freshSet(set, first)));
  const after = (home: number, away: number, first: Seat) =>
    finals(home + away, 0, first).map((score) => ({
      ...score,
      home: home + (score.a > score.b ? 1 : 0),
      away: away + (score.a > score.b ? 0 : 1),
      next: rules.nextFirst(first, score.a, score.b),
    }));
  const scores = memo((home, away, first): Float64Array => {
    const chances = new Float64Array((setsToWin + 1) ** 2);
    if (isDone(home, away)) {
      chances[home * (setsToWin + 1) + away] = 1;
      return chances;
    }
    for (const way of after(home, away, first)) {
      const rest = scores(way.home, way.away, way.next);
      for (let index = 0; index < rest.length; index += 1) {
        chances[index] = (chances[index] ?? 0) + way.p * (rest[index] ?? 0);
      }
    }
    return chances;
  });
  const spreadBy = (measure: Measure) => {
    const spread = memo((home, away, first): Spread => {
      if (isDone(home, away)) return NOTHING;
      return mix(
        after(home, away, first).map((way) => ({
          by: measured(measure, way),
          weight: way.p,
          spread: spread(way.home, way.away, way.next),
        })),
      );
    });
    return spread;
  };
  const spreads = {
    total: spreadBy('total'),
    difference: spreadBy('difference'),
    home: spreadBy('home'),
    away: spreadBy('away'),
  };
  const plain = memo((home, away, first): number => {
    if (isDone(home, away)) return 1;
    let sum = 0;
    for (const way of after(home, away, first)) {
      if (!rules.hadExtra(way.a, way.b, home + away)) sum += way.p * plain(way.home, way.away, way.next);
    }
    return sum;
  });
  return {
    finals: (set, first) => finals(set, 0, first),
    scores,
    spread: (measure, home, away, first) => spreads[measure](home, away, first),
    plain,
    race: memoByUnits((set, first, target) => raceTo(contest, freshSet(set, first), target)),
    unit: memoByUnits((set, first, unit) => unitWinner(contest, freshSet(set, first), unit)),
  };
}

const KEPT = 160;
/** What was not asked for while so much else was is of matches that are over: a match in play asks every few seconds. */
const UNASKED = 5_000;

/** Makes something of each contest once; what the latest used contests had is kept, while they are asked for. */
export function keptByContest<T>(make: (contest: Contest) => T): (contest: Contest) => T {
  const kept = new Map<string, { readonly made: T; readonly askedAt: number }>();
  let asked = 0;
  return (contest) => {
    asked += 1;
    const made = kept.get(contest.key)?.made ?? make(contest);
    kept.delete(contest.key);
    kept.set(contest.key, { made, askedAt: asked });
    const oldest = kept.entries().next().value;
    if (oldest && (kept.size > KEPT || oldest[1].askedAt <= asked - UNASKED)) kept.delete(oldest[0]);
    return made;
  };
}

/** Tables of a contest. */
export const tablesOf = keptByContest(buildTables);
