import type { RallyPlay } from '../rally-sport.ts';
import { after, initialState, type RallyState } from '../state.ts';

/** The state at the end of a match of which is told who won each unit of each set: `H` and `A`, in order. */
export function endOfCourse(play: RallyPlay, sets: readonly string[]): RallyState {
  let state = initialState(play);
  for (const marks of sets) {
    if (state.over) throw new Error('The match was over before its last set.');
    const before = state.done.length;
    state = { ...state, paused: false };
    for (const mark of marks) {
      if (state.done.length > before) throw new Error(`A set was over before its last unit: ${marks}`);
      const seat = mark === 'H' ? 0 : 1;
      state = after(play, state, { points: state.points, by: seat, wins: seat }, state.at + 1);
    }
    if (state.done.length === before) throw new Error(`A set did not come to its end: ${marks}`);
  }
  if (!state.over) throw new Error('The match did not come to its end.');
  return state;
}
