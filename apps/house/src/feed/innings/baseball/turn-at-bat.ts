import { advance, type BatEvent, countedRuns, isHit, isOut } from '#pricing/innings/baseball/batting.ts';
import { EXTRA_RUNNER, FIRST_INNINGS, INNINGS } from '#pricing/innings/baseball/model.ts';
import type { IncidentRecord } from '../../world.ts';
import { type BaseballState, plus } from './game-state.ts';

/** After the top of the last inning the home side bats only when it is not ahead. */
function isDecided(state: BaseballState, halfEnded: boolean): boolean {
  if (state.inning < INNINGS) return false;
  const [home, away] = state.total;
  if (state.batting === 'home') return home > away || (halfEnded && home !== away);
  return halfEnded && home > away;
}

function nextHalf(state: BaseballState): BaseballState {
  const inning = state.batting === 'home' ? state.inning + 1 : state.inning;
  return {
    ...state,
    inning,
    batting: state.batting === 'home' ? 'away' : 'home',
    outs: 0,
    bases: inning > INNINGS ? EXTRA_RUNNER : 0,
    innings: inning > state.inning ? [...state.innings, [0, 0]] : state.innings,
  };
}

function afterOut(state: BaseballState, event: BatEvent): BaseballState {
  const counts =
    event === 'strikeout'
      ? {
          ...state.counts,
          strikeouts: plus(state.counts.strikeouts, state.batting === 'home' ? 'away' : 'home', 1),
        }
      : state.counts;
  const now = { ...state, outs: state.outs + 1, counts };
  if (now.outs < 3) return now;
  return isDecided(now, true) ? { ...now, over: true } : nextHalf(now);
}

function incidentOf(state: BaseballState, event: BatEvent, at: number): IncidentRecord {
  return {
    id: String(at),
    type: event === 'home_run' ? 'home_run' : 'run',
    minute: 0,
    stoppage: 0,
    side: state.batting,
    player: null,
    score: state.total,
  };
}

/** The game after one turn at bat, which ends at `at`. */
export function afterTurn(state: BaseballState, event: BatEvent, at: number): BaseballState {
  const after = played(state, event, at);
  return state.inning > FIRST_INNINGS ? after : { ...after, firstFive: after.counts };
}

function played(state: BaseballState, event: BatEvent, at: number): BaseballState {
  if (isOut(event)) return afterOut(state, event);
  const side = state.batting;
  const moved = advance(state.bases, event);
  const [home, away] = state.total;
  const canEnd = side === 'home' && state.inning >= INNINGS;
  const runs = canEnd ? countedRuns(event, moved.runs, away - home + 1) : moved.runs;
  const { hits, homeRuns } = state.counts;
  const counts = {
    ...state.counts,
    hits: isHit(event) ? plus(hits, side, 1) : hits,
    homeRuns: event === 'home_run' ? plus(homeRuns, side, 1) : homeRuns,
  };
  const reached = { ...state, bases: moved.bases, counts };
  if (runs === 0) return reached;
  const scored: BaseballState = {
    ...reached,
    total: plus(state.total, side, runs),
    innings: state.innings.map((pair, index) => (index === state.inning - 1 ? plus(pair, side, runs) : pair)),
    firstScorer: state.firstScorer ?? side,
  };
  const told = { ...scored, incidents: [...state.incidents, incidentOf(scored, event, at)] };
  return isDecided(told, false) ? { ...told, over: true } : told;
}
