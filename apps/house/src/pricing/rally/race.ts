import type { Contest, Seat, UnitPlace } from './rules.ts';

export interface FinalScore {
  a: number;
  b: number;
  p: number;
}

export interface RaceStart extends UnitPlace {
  first: Seat;
  /** Chance that home wins the unit in play, where it differs from a fresh one. */
  now: number | null;
}

/** Ways on that together are rarer than this are not followed. */
const NEGLIGIBLE = 1e-9;
const MOST_UNITS = 240;

/** Follows every way on from a score until `isEnd`, and tells of each end with its chance. */
function walk(
  contest: Contest,
  start: RaceStart,
  isEnd: (a: number, b: number) => boolean,
  tell: (a: number, b: number, p: number, winner: Seat) => void,
): void {
  const { set, first } = start;
  const place: UnitPlace = { set, a: 0, b: 0, server: 0 };
  let layer = new Float64Array([0, 0]);
  layer[start.server] = 1;
  let low: number = start.server;
  let high: number = start.server;
  for (let played = 0; played < MOST_UNITS; played += 1) {
    const next = new Float64Array(high + 4);
    let mass = 0;
    let lowest = next.length;
    let highest = 0;
    const pass = (won: number, a: number, b: number, p: number, winner: Seat) => {
      if (p === 0) return;
      if (isEnd(a, b)) {
        tell(a, b, p, winner);
        return;
      }
      const index = 2 * won + contest.rules.serverOf(first, a, b, winner);
      next[index] = (next[index] ?? 0) + p;
      if (index < lowest) lowest = index;
      if (index > highest) highest = index;
      mass += p;
    };
    for (let index = low; index <= high; index += 1) {
      const p = layer[index] ?? 0;
      if (p === 0) continue;
      const won = index >> 1;
      place.a = start.a + won;
      place.b = start.b + played - won;
      place.server = (index & 1) as Seat; // a bit
      const chance = played === 0 && start.now !== null ? start.now : contest.chance(place);
      pass(won + 1, place.a + 1, place.b, p * chance, 0);
      pass(won, place.a, place.b + 1, p * (1 - chance), 1);
    }
    if (mass < NEGLIGIBLE) return;
    layer = next;
    low = lowest;
    high = highest;
  }
}

/** Every final score of a set from here on, with its chance. */
export function finalsOf(contest: Contest, start: RaceStart): FinalScore[] {
  const found = new Map<number, FinalScore>();
  walk(
    contest,
    start,
    (a, b) => contest.rules.isOver(a, b, start.set),
    (a, b, p) => {
      const known = found.get(a * 1000 + b);
      if (known === undefined) found.set(a * 1000 + b, { a, b, p });
      else known.p += p;
    },
  );
  return [...found.values()];
}

/** Chance that home is the first to reach a number of units in the set; the set must not end before. */
export function raceTo(contest: Contest, start: RaceStart, target: number): number {
  let home = 0;
  walk(
    contest,
    start,
    (a, b) => a >= target || b >= target,
    (_a, _b, p, winner) => {
      if (winner === 0) home += p;
    },
  );
  return home;
}

/** Chance that home wins the unit with this number (from 1) of a set, if it is played. */
export function unitWinner(contest: Contest, start: RaceStart, number: number): number {
  let home = 0;
  let played = 0;
  walk(
    contest,
    start,
    (a, b) => a + b >= number || contest.rules.isOver(a, b, start.set),
    (a, b, p, winner) => {
      if (a + b < number) return;
      played += p;
      if (winner === 0) home += p;
    },
  );
  return played === 0 ? 0.5 : home / played;
}

/** A score of a set at which a walk was stopped, who won the unit before it, and its chance. */
export interface Stop {
  a: number;
  b: number;
  winner: Seat;
  p: number;
}

/** Where a set stands once `isStop` holds; the set must not end before. */
export function stopsOf(
  contest: Contest,
  start: RaceStart,
  isStop: (a: number, b: number) => boolean,
): Stop[] {
  const stops = new Map<number, Stop>();
  walk(contest, start, isStop, (a, b, p, winner) => {
    const key = (a * 1000 + b) * 2 + winner;
    const known = stops.get(key);
    if (known === undefined) stops.set(key, { a, b, winner, p });
    else known.p += p;
  });
  return [...stops.values()];
}

/** Beyond so many units a set that is still level is anybody's. */
const LEVEL_UNITS = 160;

/** Chances that home wins a set from every score of it on; each is worked out once. */
export function setChances(contest: Contest, set: number, first: Seat) {
  const { rules } = contest;
  const known = new Map<number, number>();
  const from = (a: number, b: number, server: Seat): number => {
    if (rules.isOver(a, b, set)) return a > b ? 1 : 0;
    if (a + b > LEVEL_UNITS) return 0.5;
    const key = (a * 1000 + b) * 2 + server;
    const found = known.get(key);
    if (found !== undefined) return found;
    const p = contest.chance({ set, a, b, server });
    const won = p === 0 ? 0 : p * from(a + 1, b, rules.serverOf(first, a + 1, b, 0));
    const lost = p === 1 ? 0 : (1 - p) * from(a, b + 1, rules.serverOf(first, a, b + 1, 1));
    known.set(key, won + lost);
    return won + lost;
  };
  return from;
}

/** The start of a set. */
export const freshSet = (set: number, first: Seat): RaceStart => ({
  set,
  a: 0,
  b: 0,
  first,
  server: first,
  now: null,
});
