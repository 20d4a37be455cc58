import { type Distribution, sumOf } from '../../poisson.ts';
import { exactly, timesOf, trimmed } from '../counts.ts';
import { lazily } from '../lazily.ts';
import { type Bases, type BattingChances, battingChances } from './batting.ts';
import { type BattingCount, countsThrough } from './batting-counts.ts';
import { type HalfInning, halfInning } from './half-inning.ts';

export const INNINGS = 9;
export const FIRST_INNINGS = 5;
/** Every half of an extra inning begins with a runner on second base. */
export const EXTRA_RUNNER: Bases = 2;

/** What prices need to know of a game in progress. */
export interface GameState {
  /** From 1. */
  inning: number;
  /** Who is at bat: the guests in the first half of each inning. */
  batting: 'home' | 'away';
  outs: number;
  bases: Bases;
  runs: { home: number; away: number };
  /** Runs of the inning in play. */
  inningRuns: { home: number; away: number };
}

/** Joint chances of home and away runs: `rows[home][away]`. */
export type Joint = readonly (readonly number[])[];

export interface BaseballModel {
  /** Runs of each side at the end, extra innings included. */
  final: Joint;
  /** Runs of each side after nine innings. */
  regular: Joint;
  /** Runs of each side after five innings; null when they are over. */
  first: { home: Distribution; away: Distribution } | null;
  inning(number: number): { home: Distribution; away: Distribution };
  /** Runs of each side after so many innings, fewer than nine; null when they are over. */
  opening(innings: number): { home: Distribution; away: Distribution } | null;
  /** Further hits, home runs or strikeouts of both sides in the first five innings; null when they are over. */
  counts(what: BattingCount): { home: Distribution; away: Distribution } | null;
  course: CourseStart;
  /** Chance that the home side scores first, when nobody has. */
  homeFirst: number;
}

/** Half innings of a side from their beginning. */
export interface Halves {
  fresh: HalfInning;
  extra: HalfInning;
}

/** From where the rest of a game is followed, half by half. */
export interface CourseStart {
  state: GameState;
  now: HalfInning;
  home: Halves;
  away: Halves;
}

function halvesOf(chances: BattingChances): Halves {
  return { fresh: halfInning(chances, 0, 0), extra: halfInning(chances, 0, EXTRA_RUNNER) };
}

export const startOf = (halves: Halves, inning: number) => (inning > INNINGS ? halves.extra : halves.fresh);

function empty(home: number, away: number): number[][] {
  return Array.from({ length: home }, () => new Array<number>(away).fill(0));
}

function add(rows: number[][], home: number, away: number, chance: number): void {
  while (rows.length <= home) rows.push([]);
  const row = rows[home];
  if (row === undefined) return;
  while (row.length <= away) row.push(0);
  row[away] = (row[away] ?? 0) + chance;
}

/** The end of an inning that can be the last: the home side bats only when it is not ahead, and stops when it is. */
function decide(
  home: Distribution,
  away: Distribution,
  bottom: HalfInning,
  homeIsAtBat: boolean,
): number[][] {
  const rows = empty(home.length, away.length);
  home.forEach((p, h) => {
    away.forEach((q, a) => {
      const chance = p * q;
      if (chance === 0) return;
      if (h > a && !homeIsAtBat) {
        add(rows, h, a, chance);
        return;
      }
      const deficit = a - h;
      bottom.lastRuns(deficit).forEach((scored, count) => {
        if (scored > 0) add(rows, h + count, a, chance * scored);
      });
    });
  });
  return rows;
}

const EXTRA_ROUNDS = 12;

/** Spreads the level scores of a joint over what extra innings make of them. */
function withExtras(regular: Joint, home: Halves, away: Halves): Joint {
  const one = decide(exactly(0), away.extra.runs, home.extra, false);
  const level = (rows: Joint) => trimmed(rows.map((row, runs) => row[runs] ?? 0));
  const levelAgain = level(one);
  let begin = level(regular);
  let begun: Distribution = begin;
  for (let round = 0; round < EXTRA_ROUNDS; round += 1) {
    begin = trimmed(sumOf(begin, levelAgain));
    const earlier = begun;
    begun = Array.from(
      { length: Math.max(earlier.length, begin.length) },
      (_, runs) => (earlier[runs] ?? 0) + (begin[runs] ?? 0),
    );
  }
  const rows = regular.map((row, runs) => row.map((chance, other) => (other === runs ? 0 : chance)));
  begun.forEach((mass, runs) => {
    if (mass < 1e-9) return;
    one.forEach((row, h) => {
      row.forEach((chance, a) => {
        if (h !== a && chance > 0) add(rows, runs + h, runs + a, mass * chance);
      });
    });
  });
  return rows;
}

/** Runs of both sides after a number of innings of which none is cut short. */
function through(
  innings: number,
  state: GameState,
  now: HalfInning,
  fresh: { home: HalfInning; away: HalfInning },
): { home: Distribution; away: Distribution } {
  const top = state.batting === 'away';
  const left = Math.max(0, innings - state.inning);
  const playing = state.inning <= innings;
  const away = sumOf(exactly(state.runs.away), timesOf(fresh.away.runs, left));
  const home = sumOf(exactly(state.runs.home), timesOf(fresh.home.runs, left + (top && playing ? 1 : 0)));
  return {
    away: trimmed(top && playing ? sumOf(away, now.runs) : away),
    home: trimmed(!top && playing ? sumOf(home, now.runs) : home),
  };
}

function homeFirst(state: GameState, now: HalfInning, home: Halves, away: Halves): number {
  let scoreless = 1;
  let first = 0;
  let { inning, batting } = state;
  let half = now;
  for (let count = 0; count < 60; count += 1) {
    const none = half.runs[0] ?? 0;
    if (batting === 'home') first += scoreless * (1 - none);
    scoreless *= none;
    if (batting === 'home') inning += 1;
    batting = batting === 'home' ? 'away' : 'home';
    half = startOf(batting === 'home' ? home : away, inning);
  }
  return first / (1 - scoreless);
}

/** Everything that prices of a moment come from. `factors` say how often each side reaches a base, 1 for the average. */
export function baseballModel(factors: { home: number; away: number }, state: GameState): BaseballModel {
  const chances = { home: battingChances(factors.home), away: battingChances(factors.away) };
  const home = halvesOf(chances.home);
  const away = halvesOf(chances.away);
  const fresh = { home: home.fresh, away: away.fresh };
  const now = halfInning(chances[state.batting], state.outs, state.bases);
  const top = state.batting === 'away';
  const regular = lazily(() => {
    const late = state.inning >= INNINGS;
    const awayRuns = through(Math.max(INNINGS, state.inning), state, now, fresh).away;
    const homeRuns = late ? exactly(state.runs.home) : through(INNINGS - 1, state, now, fresh).home;
    const bottom = late && !top ? now : startOf(home, state.inning);
    return decide(homeRuns, awayRuns, bottom, late && !top);
  });
  const final = lazily(() => withExtras(regular(), home, away));
  const opening = (innings: number) => (state.inning > innings ? null : through(innings, state, now, fresh));
  return {
    get regular() {
      return regular();
    },
    get final() {
      return final();
    },
    get first() {
      return opening(FIRST_INNINGS);
    },
    opening,
    counts: (what) =>
      state.inning > FIRST_INNINGS ? null : countsThrough(FIRST_INNINGS, state, chances, what),
    course: { state, now, home, away },
    inning: (number) => {
      if (number > state.inning) return { home: fresh.home.runs, away: fresh.away.runs };
      const sofar = { home: exactly(state.inningRuns.home), away: exactly(state.inningRuns.away) };
      return top
        ? { away: sumOf(sofar.away, now.runs), home: fresh.home.runs }
        : { away: sofar.away, home: sumOf(sofar.home, now.runs) };
    },
    get homeFirst() {
      return homeFirst(state, now, home, away);
    },
  };
}
