import { BALLS, WICKETS } from '#pricing/innings/cricket/ball.ts';
import type { CricketState } from '#pricing/innings/cricket/model.ts';
import type { IncidentRecord, Side } from '../../world.ts';

/** One side's innings so far. */
export interface SideInnings {
  runs: number;
  wickets: number;
  balls: number;
  /** Runs of each over begun. */
  overs: readonly number[];
  /** Score at the fall of each wicket. */
  falls: readonly number[];
  /** What else came in each over begun. */
  marks: readonly OverMarks[];
  fours: number;
  sixes: number;
}

export interface OverMarks {
  wickets: number;
  fours: number;
  sixes: number;
}

/** A match after a ball. The home side bats first. */
export interface MatchState {
  innings: 1 | 2;
  /** `super_over` follows a level score and decides the match. */
  phase: 'play' | 'break' | 'super_over' | 'over';
  home: SideInnings;
  away: SideInnings;
  winner: Side | null;
  /** Runs of the super over, when there was one. */
  superOver: readonly [home: number, away: number] | null;
  incidents: readonly IncidentRecord[];
}

const NO_INNINGS: SideInnings = {
  runs: 0,
  wickets: 0,
  balls: 0,
  overs: [],
  falls: [],
  marks: [],
  fours: 0,
  sixes: 0,
};

export const FIRST_BALL: MatchState = {
  innings: 1,
  phase: 'play',
  home: NO_INNINGS,
  away: NO_INNINGS,
  winner: null,
  superOver: null,
  incidents: [],
};

export const battingSide = (state: MatchState): Side => (state.innings === 1 ? 'home' : 'away');

const isAllOut = ({ balls, wickets }: SideInnings) => balls >= BALLS || wickets >= WICKETS;

/** A side's innings has ended: all out, its overs bowled, or the score passed. */
export function hasBatted(state: MatchState, side: Side): boolean {
  if (side === 'home') return state.innings === 2 || isAllOut(state.home);
  return isAllOut(state.away) || state.away.runs > state.home.runs;
}

/** The state as prices see it. */
export function pricedState(state: MatchState): CricketState {
  const batting = state[battingSide(state)];
  const isOverBegun = batting.balls % 6 !== 0;
  return {
    innings: state.innings,
    home: state.home,
    away: state.away,
    overRuns: isOverBegun ? (batting.overs.at(-1) ?? 0) : 0,
  };
}
