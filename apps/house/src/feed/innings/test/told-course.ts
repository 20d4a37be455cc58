import type { BatEvent } from '#pricing/innings/baseball/batting.ts';
import { BALL_RUNS, OVER_BALLS, WICKET } from '#pricing/innings/cricket/ball.ts';
import type { Side } from '../../world.ts';
import { type BaseballState, FIRST_PITCH } from '../baseball/game-state.ts';
import { afterTurn } from '../baseball/turn-at-bat.ts';
import { battingSide, FIRST_BALL, type MatchState } from '../cricket/match-state.ts';
import { afterPause, bowl } from '../cricket/script.ts';

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

/** A match of which every ball is told, over by over: its runs, `.` for none and `W` for a wicket. */
export interface ToldMatch {
  home: readonly string[];
  away: readonly string[];
  /** Who wins the super over, where there is one. */
  superOver?: Side;
}

function ballOf(letter: string): number {
  if (letter === 'W') return WICKET;
  const result = BALL_RUNS.findIndex((runs) => String(runs || '.') === letter);
  if (result === -1) throw new Error(`no ball ${letter}`);
  return result;
}

/** Every state of a match that is told. */
export function toldMatch({ home, away, superOver }: ToldMatch): MatchState[] {
  const factors = { home: 1, away: 1, superOver: superOver === 'home' ? 1 : 0 };
  const states = [FIRST_BALL];
  let state = FIRST_BALL;
  const tell = (next: MatchState) => {
    state = next;
    states.push(state);
  };
  for (const [side, overs] of [['home', home] as const, ['away', away] as const]) {
    for (const [index, letters] of overs.entries()) {
      for (const letter of letters) {
        const isDue = state.phase === 'play' && battingSide(state) === side;
        if (!isDue || Math.floor(state[side].balls / OVER_BALLS) !== index) {
          throw new Error(`no ball is left for ${letters} in over ${index + 1}`);
        }
        tell(bowl(state, ballOf(letter), states.length));
      }
    }
    if (state.phase === 'break') tell(afterPause(state, 0, factors));
  }
  if ((state.phase === 'super_over') !== (superOver !== undefined))
    throw new Error('a super over is told wrongly');
  if (state.phase === 'super_over') tell(afterPause(state, 0, factors));
  if (state.phase !== 'over') throw new Error('the match is not told to its end');
  return states;
}
