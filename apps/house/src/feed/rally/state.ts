import { other, type Seat, type Standing, setOf, type UnitPlace } from '#pricing/rally/rules.ts';
import type { IncidentRecord, Pair } from '../world.ts';
import type { Happening, RallyPlay } from './rally-sport.ts';

/** A set that is over. `log` names the winner of each unit in order, `h` or `a`. */
export interface SetDone {
  home: number;
  away: number;
  log: string;
}

/** How a match stands after something happened; see Standing for what prices come from. */
export interface RallyState extends Standing {
  /** Moment of the last happening. */
  at: number;
  points: Pair;
  done: readonly SetDone[];
  log: string;
  /** Between two sets. */
  paused: boolean;
  over: boolean;
  incidents: readonly IncidentRecord[];
  /** Two numbers for each counted statistic, home first. */
  tallies: readonly number[];
}

export const placeOf = (state: RallyState): UnitPlace => ({
  set: setOf(state),
  a: state.a,
  b: state.b,
  server: state.server,
});

export function initialState(play: RallyPlay): RallyState {
  const { first } = play;
  return {
    at: 0,
    sets: [0, 0],
    units: [0, 0],
    extras: 0,
    a: 0,
    b: 0,
    first,
    server: first,
    points: play.opening({ set: 0, a: 0, b: 0, server: first }),
    done: [],
    log: '',
    paused: false,
    over: false,
    incidents: [],
    tallies: new Array<number>(play.counted.length * 2).fill(0),
  };
}

const plus = ([home, away]: Pair, seat: Seat): Pair => (seat === 0 ? [home + 1, away] : [home, away + 1]);

export const sideOf = (seat: Seat) => (seat === 0 ? 'home' : 'away');

function told(state: RallyState, type: IncidentRecord['type'], seat: Seat, score: Pair): IncidentRecord[] {
  const incident: IncidentRecord = {
    id: String(state.incidents.length + 1),
    type,
    minute: 0,
    stoppage: 0,
    side: sideOf(seat),
    player: null,
    score,
  };
  return [...state.incidents, incident];
}

function afterSet(play: RallyPlay, state: RallyState, winner: Seat, a: number, b: number): RallyState {
  const { rules } = play;
  const set = setOf(state);
  const sets = plus(state.sets, winner);
  const first = rules.nextFirst(state.first, a, b);
  const over = sets[0] === rules.setsToWin || sets[1] === rules.setsToWin;
  const log = state.log + (winner === 0 ? 'h' : 'a');
  return {
    ...state,
    sets,
    units: [state.units[0] + a, state.units[1] + b],
    extras: state.extras + (rules.hadExtra(a, b, set) ? 1 : 0),
    a: 0,
    b: 0,
    first,
    server: first,
    points: play.opening({ set: set + 1, a: 0, b: 0, server: first }),
    done: [...state.done, { home: a, away: b, log }],
    log: '',
    paused: !over,
    over,
    incidents: told(state, play.setIncident, winner, sets),
  };
}

/** The state after a happening; its statistics are counted by the caller. */
export function after(play: RallyPlay, state: RallyState, happened: Happening, at: number): RallyState {
  const winner = happened.wins;
  if (winner === null) return { ...state, at, points: happened.points };
  const a = state.a + (winner === 0 ? 1 : 0);
  const b = state.b + (winner === 1 ? 1 : 0);
  const isBreak = play.tellsBreaks && winner === other(state.server) && !isLastGame(state);
  const before = isBreak
    ? { ...state, at, incidents: told(state, 'break', winner, [a, b]) }
    : { ...state, at };
  if (play.rules.isOver(a, b, setOf(state))) return afterSet(play, before, winner, a, b);
  const server = play.rules.serverOf(state.first, a, b, winner);
  return {
    ...before,
    a,
    b,
    server,
    points: play.opening({ set: setOf(state), a, b, server }),
    log: state.log + (winner === 0 ? 'h' : 'a'),
  };
}

/** A tiebreak has no server of its own, so it breaks nobody's serve. */
const isLastGame = ({ a, b }: RallyState) => a === 6 && b === 6;
