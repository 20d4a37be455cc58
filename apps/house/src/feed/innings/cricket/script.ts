import {
  BALL_RUNS,
  type BallChances,
  ballChances,
  OVER_BALLS,
  phaseOf,
  WICKET,
} from '#pricing/innings/cricket/ball.ts';
import { pickWeighted, unitAt } from '../../random.ts';
import type { Script, Step, Stretch } from '../../scripted/scripted-match.ts';
import type { IncidentRecord, Side } from '../../world.ts';
import {
  battingSide,
  FIRST_BALL,
  hasBatted,
  type MatchState,
  type OverMarks,
  type SideInnings,
} from './match-state.ts';

/** How well both sides bat, 1 for the average, and the chance that the home side wins a super over. */
export interface CricketFactors {
  home: number;
  away: number;
  superOver: number;
}

/** A six that comes instead of the next ball. */
export interface OwnSix {
  at: number;
  side: Side;
}

const BALL_MS = [34_000, 46_000] as const;
const BREAK_MS = 15 * 60_000;
const SUPER_OVER_MS = 8 * 60_000;
const WICKET_STOP_MS = 25_000;
const SIX = BALL_RUNS.length - 1;

const NO_MARKS: OverMarks = { wickets: 0, fours: 0, sixes: 0 };
const SUPER_OVER_DRAW = 9001;

function afterBall(innings: SideInnings, result: number): SideInnings {
  const isOut = result === WICKET;
  const runs = isOut ? 0 : (BALL_RUNS[result] ?? 0);
  const begins = innings.balls % OVER_BALLS === 0;
  const overs = begins
    ? [...innings.overs, runs]
    : innings.overs.map((over, index) => (index === innings.overs.length - 1 ? over + runs : over));
  const last: OverMarks = begins ? NO_MARKS : (innings.marks.at(-1) ?? NO_MARKS);
  const marks: OverMarks = {
    wickets: last.wickets + (isOut ? 1 : 0),
    fours: last.fours + (runs === 4 ? 1 : 0),
    sixes: last.sixes + (runs === 6 ? 1 : 0),
  };
  return {
    runs: innings.runs + runs,
    wickets: innings.wickets + (isOut ? 1 : 0),
    balls: innings.balls + 1,
    overs,
    falls: isOut ? [...innings.falls, innings.runs] : innings.falls,
    marks: [...(begins ? innings.marks : innings.marks.slice(0, -1)), marks],
    fours: innings.fours + (runs === 4 ? 1 : 0),
    sixes: innings.sixes + (runs === 6 ? 1 : 0),
  };
}

function incidentOf(state: MatchState, type: 'wicket' | 'six', at: number): IncidentRecord {
  return {
    id: String(at),
    type,
    minute: 0,
    stoppage: 0,
    side: battingSide(state),
    player: null,
    score: [state.home.runs, state.away.runs],
  };
}

/** The match after one ball, which ends at `at`; a result is an index of `BALL_RUNS`, or a wicket. */
export function bowl(state: MatchState, result: number, at: number): MatchState {
  const side = battingSide(state);
  const played: MatchState = { ...state, [side]: afterBall(state[side], result) };
  const type = result === WICKET ? 'wicket' : result === SIX ? 'six' : null;
  const told =
    type === null ? played : { ...played, incidents: [...played.incidents, incidentOf(played, type, at)] };
  if (!hasBatted(told, side)) return told;
  if (side === 'home') return { ...told, innings: 2, phase: 'break' };
  const { home, away } = told;
  if (home.runs === away.runs) return { ...told, phase: 'super_over' };
  return { ...told, phase: 'over', winner: home.runs > away.runs ? 'home' : 'away' };
}

/** The super over as it ended: the loser's runs are anything an over brings, the winner has more. */
function decided(state: MatchState, key: number, factors: CricketFactors): MatchState {
  const winner: Side = unitAt(key, SUPER_OVER_DRAW) < factors.superOver ? 'home' : 'away';
  const less = 4 + Math.floor(unitAt(key, SUPER_OVER_DRAW + 1) * 12);
  const more = less + 1 + Math.floor(unitAt(key, SUPER_OVER_DRAW + 2) * 4);
  return { ...state, phase: 'over', winner, superOver: winner === 'home' ? [more, less] : [less, more] };
}

/** What follows a state in which no ball is bowled. */
export function afterPause(state: MatchState, key: number, factors: CricketFactors): MatchState {
  return state.phase === 'break' ? { ...state, phase: 'play' } : decided(state, key, factors);
}

function resultOf(key: number, ball: number, chances: BallChances | undefined): number {
  return pickWeighted(chances ?? [1], unitAt(key, ball * 2 + 1));
}

/** Plays a match out, ball by ball. Sixes of `own` take the place of balls to the side that is at bat then. */
export function scriptCricket(
  key: number,
  factors: CricketFactors,
  own: readonly OwnSix[] = [],
): Script<MatchState> {
  const chances = { home: ballChances(factors.home), away: ballChances(factors.away) };
  const steps: Step<MatchState>[] = [{ at: 0, state: FIRST_BALL }];
  const suspensions: Stretch[] = [];
  const waiting = own.toSorted((a, b) => a.at - b.at);
  let state = FIRST_BALL;
  let at = 0;
  for (let ball = 0; state.phase !== 'over'; ball += 1) {
    if (state.phase !== 'play') {
      at += state.phase === 'break' ? BREAK_MS : SUPER_OVER_MS;
      state = afterPause(state, key, factors);
      steps.push({ at, state });
      continue;
    }
    const side = battingSide(state);
    const due = at + BALL_MS[0] + Math.floor(unitAt(key, ball * 2) * (BALL_MS[1] - BALL_MS[0]));
    const six = waiting[0];
    if (six !== undefined && six.at < due) waiting.shift();
    const isOwn = six !== undefined && six.at < due && six.side === side;
    at = isOwn ? Math.max(six.at, at + 1) : due;
    const result = isOwn ? SIX : resultOf(key, ball, chances[side][phaseOf(state[side].balls)]);
    state = bowl(state, result, at);
    steps.push({ at, state });
    if (result === WICKET && state.phase === 'play') {
      suspensions.push({ from: at, to: at + WICKET_STOP_MS, reason: 'score' });
    }
  }
  return { steps, suspensions };
}
