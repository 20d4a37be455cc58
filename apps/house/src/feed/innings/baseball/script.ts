import { BAT_EVENTS, type BatEvent, battingChances } from '#pricing/innings/baseball/batting.ts';
import { pickWeighted, unitAt } from '../../random.ts';
import type { Script, Step, Stretch } from '../../scripted/scripted-match.ts';
import type { Side } from '../../world.ts';
import { type BaseballState, FIRST_PITCH } from './game-state.ts';
import { afterTurn } from './turn-at-bat.ts';

/** How often each side reaches a base, 1 for the average. */
export interface BaseballFactors {
  home: number;
  away: number;
}

/** A home run that comes instead of the next turn at bat. */
export interface OwnRun {
  at: number;
  side: Side;
}

const TURN_MS = [25_000, 40_000] as const;
const CHANGE_MS = 75_000;
const RUN_STOP_MS = 12_000;
/** The last inning that can be played: in it nobody gets out while the score is level. */
export const LAST_INNING = 15;

/** Draws of a turn: its length and what it comes to. */
const LENGTH_DRAW = 0;
const EVENT_DRAW = 1;

function eventOf(key: number, turn: number, state: BaseballState, factors: BaseballFactors): BatEvent {
  const chances = battingChances(factors[state.batting]);
  const event = BAT_EVENTS[pickWeighted(chances, unitAt(key, turn * 2 + EVENT_DRAW))] ?? 'out';
  const mustEnd = state.inning >= LAST_INNING && state.batting === 'home' && state.outs === 2;
  return mustEnd && state.total[0] === state.total[1] ? 'home_run' : event;
}

/** Plays a game out, turn by turn. Home runs of `own` take the place of turns of the side that is at bat then. */
export function scriptBaseball(
  key: number,
  factors: BaseballFactors,
  own: readonly OwnRun[] = [],
): Script<BaseballState> {
  const steps: Step<BaseballState>[] = [{ at: 0, state: FIRST_PITCH }];
  const suspensions: Stretch[] = [];
  const waiting = own.toSorted((a, b) => a.at - b.at);
  let state = FIRST_PITCH;
  let at = 0;
  let shownAt = 0;
  for (let turn = 0; !state.over; turn += 1) {
    const length = TURN_MS[0] + Math.floor(unitAt(key, turn * 2 + LENGTH_DRAW) * (TURN_MS[1] - TURN_MS[0]));
    const due = at + length;
    const run = waiting[0];
    const isOwn = run !== undefined && run.at < due && run.side === state.batting;
    if (run !== undefined && run.at < due) waiting.shift();
    const before = state;
    at = isOwn ? Math.max(run.at, shownAt + 1) : due;
    shownAt = at;
    state = afterTurn(state, isOwn ? 'home_run' : eventOf(key, turn, state, factors), at);
    steps.push({ at, state });
    if (state.over) break;
    if (state.total !== before.total) suspensions.push({ from: at, to: at + RUN_STOP_MS, reason: 'score' });
    if (state.batting !== before.batting) at += CHANGE_MS;
  }
  return { steps, suspensions };
}
