import type { Bases } from '#pricing/innings/baseball/batting.ts';
import type { GameState } from '#pricing/innings/baseball/model.ts';
import type { IncidentRecord, Pair, Side } from '../../world.ts';

/** Counts of both sides, home first. */
export interface BaseballCounts {
  hits: Pair;
  homeRuns: Pair;
  strikeouts: Pair;
}

/** A game after a turn at bat. */
export interface BaseballState {
  /** From 1; after the last turn the inning that was the last. */
  inning: number;
  batting: Side;
  outs: number;
  bases: Bases;
  /** Runs by inning, the first inning first. */
  innings: readonly Pair[];
  total: Pair;
  firstScorer: Side | null;
  over: boolean;
  counts: BaseballCounts;
  /** `counts` at the end of the fifth inning, or so far. */
  firstFive: BaseballCounts;
  incidents: readonly IncidentRecord[];
}

const ZERO: Pair = [0, 0];

export const FIRST_PITCH: BaseballState = {
  inning: 1,
  batting: 'away',
  outs: 0,
  bases: 0,
  innings: [ZERO],
  total: ZERO,
  firstScorer: null,
  over: false,
  counts: { hits: ZERO, homeRuns: ZERO, strikeouts: ZERO },
  firstFive: { hits: ZERO, homeRuns: ZERO, strikeouts: ZERO },
  incidents: [],
};

export function plus(pair: Pair, side: Side, count: number): Pair {
  return side === 'home' ? [pair[0] + count, pair[1]] : [pair[0], pair[1] + count];
}

/** Both halves of an inning have been played, or will not be. */
export const isPlayed = (state: BaseballState, inning: number) => state.over || state.inning > inning;

export function runsThrough(state: BaseballState, innings: number): Pair {
  return state.innings
    .slice(0, innings)
    .reduce<Pair>((sum, runs) => [sum[0] + runs[0], sum[1] + runs[1]], ZERO);
}

/** The state as prices see it. */
export function pricedState(state: BaseballState): GameState {
  const now = state.innings[state.inning - 1] ?? ZERO;
  return {
    inning: state.inning,
    batting: state.batting,
    outs: state.outs,
    bases: state.bases,
    runs: { home: state.total[0], away: state.total[1] },
    inningRuns: { home: now[0], away: now[1] },
  };
}
