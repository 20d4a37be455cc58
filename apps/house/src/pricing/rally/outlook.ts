import { type FinalScore, finalsOf, type RaceStart, raceTo, unitWinner } from './race.ts';
import { type Contest, type Seat, type Standing, setOf } from './rules.ts';
import { tablesOf } from './tables.ts';

/** One way that a match may come to a score in sets. */
export interface Way {
  p: number;
  home: number;
  away: number;
  first: Seat;
}

/** Together by score and first server: what follows hangs on nothing else. */
export function gather(ways: readonly Way[]): Way[] {
  const found = new Map<number, Way>();
  for (const way of ways) {
    const key = (way.home * 8 + way.away) * 2 + way.first;
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...way });
    else known.p += way.p;
  }
  return [...found.values()];
}

export function waysAfter(contest: Contest, from: Way, finals: readonly FinalScore[]): Way[] {
  return finals.map(({ a, b, p }) => ({
    p: from.p * p,
    home: from.home + (a > b ? 1 : 0),
    away: from.away + (a > b ? 0 : 1),
    first: contest.rules.nextFirst(from.first, a, b),
  }));
}

/** Makes something when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function byNumber<T>(make: (number: number) => T): (number: number) => T {
  const known = new Map<number, T>();
  return (number) => {
    const found = known.get(number);
    if (found !== undefined) return found;
    const made = make(number);
    known.set(number, made);
    return made;
  };
}

/** The set in play and the sets after it, as far as prices hang on them. */
export function outlook(contest: Contest, standing: Standing, now: number | null) {
  const { setsToWin } = contest.rules;
  const current = setOf(standing);
  const start: RaceStart = { ...standing, set: current, now };
  const here: Way = { p: 1, home: standing.sets[0], away: standing.sets[1], first: standing.first };
  const tables = once(() => tablesOf(contest));
  const isFresh = standing.a + standing.b === 0 && now === null;
  const finalsNow = once(() => (isFresh ? tables().finals(current, here.first) : finalsOf(contest, start)));
  const ways = once(() => gather(waysAfter(contest, here, finalsNow())));
  const reach = byNumber((set): readonly Way[] => {
    const before =
      set === current + 1
        ? ways()
        : gather(
            reach(set - 1).flatMap((way) => waysAfter(contest, way, tables().finals(set - 1, way.first))),
          );
    return before.filter(({ home, away }) => home < setsToWin && away < setsToWin);
  });
  const firsts = byNumber((set) => {
    const open = reach(set);
    const mass = open.reduce((sum, way) => sum + way.p, 0);
    const weightOf = (first: Seat) =>
      open.reduce((sum, way) => (way.first === first ? sum + way.p : sum), 0) / mass;
    return ([0, 1] as const)
      .map((first) => ({ first, weight: weightOf(first) }))
      .filter(({ weight }) => weight > 0);
  });
  const finals = byNumber((set): readonly FinalScore[] => {
    if (set === current) return finalsNow();
    return firsts(set).flatMap(({ weight, first }) =>
      tables()
        .finals(set, first)
        .map((score) => ({ ...score, p: score.p * weight })),
    );
  });
  const inSet = (set: number, ofNow: () => number, fresh: (first: Seat) => number) =>
    set === current && !isFresh
      ? ofNow()
      : set === current
        ? fresh(here.first)
        : firsts(set).reduce((sum, { weight, first }) => sum + weight * fresh(first), 0);
  const race = (set: number, target: number) =>
    inSet(
      set,
      () => raceTo(contest, start, target),
      (first) => tables().race(set, first, target),
    );
  const unit = (set: number, number: number) =>
    inSet(
      set,
      () => unitWinner(contest, start, number),
      (first) => tables().unit(set, first, number),
    );
  return { current, here, isFresh, start, tables, ways, finals, firsts, race, unit };
}

export type Outlook = ReturnType<typeof outlook>;
