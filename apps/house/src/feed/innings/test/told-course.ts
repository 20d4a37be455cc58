import type { BatEvent } from '#pricing/innings/baseball/batting.ts';
import { type BaseballState, FIRST_PITCH } from '../baseball/game-state.ts';
import { afterTurn } from '../baseball/turn-at-bat.ts';

const TURNS: Readonly<Record<string, BatEvent>> = {
  K: 'strikeout',
  o: 'out',
  w: 'walk',
  s: 'single',
  d: 'double',
  t: 'triple',
  h: 'home_run',
};

function turnOf(letter: string): BatEvent {
  const turn = TURNS[letter];
  if (turn === undefined) throw new Error(`no turn at bat ${letter}`);
  return turn;
}

/** Every state of a game of which the turns at bat of each inning are told, the halves apart. */
export function toldGame(innings: readonly string[]): BaseballState[] {
  const states = [FIRST_PITCH];
  let state = FIRST_PITCH;
  for (const [index, text] of innings.entries()) {
    for (const [half, letters] of text.split(' ').entries()) {
      const side = half === 0 ? 'away' : 'home';
      for (const letter of letters) {
        if (state.over || state.inning !== index + 1 || state.batting !== side) {
          throw new Error(`no turn at bat is left for ${letters} in inning ${index + 1}`);
        }
        state = afterTurn(state, turnOf(letter), states.length);
        states.push(state);
      }
    }
  }
  if (!state.over) throw new Error('the game is not told to its end');
  return states;
}
