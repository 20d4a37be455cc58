import type { MatchView } from '../sport.ts';
import type { MatchStatistic, PeriodScore } from '../world.ts';
import type { RallyPlay } from './rally-sport.ts';
import { placeOf, type RallyState, sideOf } from './state.ts';

/** Codes of the breaks between sets: 301 follows the first. */
const FIRST_BREAK = 300;
const ENDED = 100;
/** Started, with no more said. */
const UNKNOWN = 20;

function periodScores(play: RallyPlay, state: RallyState): PeriodScore[] {
  const period = (index: number, home: number, away: number): PeriodScore => ({
    key: String(play.stages[index] ?? UNKNOWN),
    number: index + 1,
    home,
    away,
  });
  const done = state.done.map(({ home, away }, index) => period(index, home, away));
  return state.over || state.paused ? done : [...done, period(done.length, state.a, state.b)];
}

function statistics(play: RallyPlay, { tallies }: RallyState): MatchStatistic[] {
  if (play.shown !== undefined) return [...play.shown(tallies)];
  return play.counted.map((key, index) => ({
    key,
    home: tallies[2 * index] ?? 0,
    away: tallies[2 * index + 1] ?? 0,
  }));
}

function stageOf(play: RallyPlay, state: RallyState): number {
  if (state.over) return ENDED;
  return state.paused ? FIRST_BREAK + state.done.length : (play.stages[state.done.length] ?? UNKNOWN);
}

/** What is visible of a match; before its start nothing. */
export function rallyView(
  play: RallyPlay,
  state: RallyState | null,
): Omit<MatchView, 'suspension' | 'status'> {
  const nothing = { clock: null, extras: null };
  if (state === null) {
    return {
      ...nothing,
      stage: 0,
      totalScore: null,
      periodScores: [],
      gameScore: null,
      server: null,
      statistics: [],
      incidents: [],
    };
  }
  const isPlaying = !state.over && !state.paused;
  const seat = isPlaying ? play.serving(placeOf(state), state.points) : null;
  return {
    ...nothing,
    stage: stageOf(play, state),
    totalScore: state.sets,
    periodScores: periodScores(play, state),
    gameScore: isPlaying ? play.texts(placeOf(state), state.points) : null,
    server: seat === null ? null : sideOf(seat),
    statistics: statistics(play, state),
    incidents: [...state.incidents],
  };
}
