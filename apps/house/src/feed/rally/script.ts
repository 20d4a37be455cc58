import type { Seat } from '#pricing/rally/rules.ts';
import type { Script, Step, Stretch } from '../scripted/scripted-match.ts';
import { type Draw, drawsOf } from './draws.ts';
import type { RallyPlay } from './rally-sport.ts';
import { after, initialState, placeOf, type RallyState } from './state.ts';

/** All markets stop for a moment when a set or map ends, or a serve is broken. */
const STOP_MS = { set: 8_000, break: 4_000 };

function happen(play: RallyPlay, state: RallyState, at: number, draw: Draw, favour: Seat | null): RallyState {
  const happened = play.next(placeOf(state), state.points, draw, favour);
  const tallies = [...state.tallies];
  play.count({ tallies, before: state, happened, draw });
  return { ...after(play, state, happened, at), tallies };
}

/** Plays on from the last step to the end. */
function playOn(play: RallyPlay, steps: Step<RallyState>[], from: RallyState, draw: Draw): void {
  let state = from;
  while (!state.over) {
    if (state.paused) {
      state = { ...state, at: state.at + play.pauseMs, paused: false };
    } else {
      const at = state.at + Math.round(play.lasts(state, draw) / 100) * 100;
      state = happen(play, state, at, draw, null);
    }
    steps.push({ at: state.at, state });
  }
}

function suspensionsOf(steps: readonly Step<RallyState>[]): Stretch[] {
  return steps.flatMap(({ at, state }, index): Stretch[] => {
    const before = steps[index - 1]?.state;
    if (before === undefined || state.incidents === before.incidents || state.over) return [];
    const length = state.paused ? STOP_MS.set : STOP_MS.break;
    return [{ from: at, to: at + length, reason: 'score' }];
  });
}

/** All that happens in a match. */
export function playOut(play: RallyPlay, key: number): Script<RallyState> {
  const state = initialState(play);
  const steps: Step<RallyState>[] = [{ at: 0, state }];
  playOn(play, steps, state, drawsOf(key));
  return { steps, suspensions: suspensionsOf(steps) };
}

/** The same match until a moment, then one thing more in favour of a side, then on by other chances. Undefined between sets. */
export function playOutWith(
  play: RallyPlay,
  script: Script<RallyState>,
  forced: { seat: Seat; at: number; key: number },
): Script<RallyState> | undefined {
  const steps = script.steps.filter((step) => step.at < forced.at);
  const last = steps.at(-1)?.state;
  if (last === undefined || last.paused || last.over) return undefined;
  const draw = drawsOf(forced.key);
  const state = happen(play, last, forced.at, draw, forced.seat);
  steps.push({ at: forced.at, state });
  playOn(play, steps, state, draw);
  return { steps, suspensions: suspensionsOf(steps) };
}
