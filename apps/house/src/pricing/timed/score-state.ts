import type { Pair, Side } from '#feed/world.ts';

/** Points or a goal for one side. */
export interface ScoreEvent {
  /** Feed milliseconds from the scheduled start. */
  at: number;
  /** Index of the period; that of overtime follows those of regular time. */
  period: number;
  /** Seconds played in the period. */
  second: number;
  side: Side;
  points: number;
  /** How it was scored: a word of the sport. */
  kind: string;
}

/** How a match of a sport with periods stands. */
export interface ScoreState {
  /** Periods that have ended, those of overtime included. */
  ended: number;
  /** The period last begun, −1 before the start. */
  period: number;
  over: boolean;
  /** Points of each regular period, then those of all overtime together. */
  periods: readonly Pair[];
  /** All scores of the match in order, those to come included: only the first `count` have been made. */
  events: readonly ScoreEvent[];
  count: number;
}

export function startState(regular: number, events: readonly ScoreEvent[]): ScoreState {
  const periods = Array.from({ length: regular + 1 }, (): Pair => [0, 0]);
  return { ended: 0, period: -1, over: false, periods, events, count: 0 };
}

/** Points of both sides in the periods from..to, both included. */
export function scoreIn(state: ScoreState, from: number, to: number): Pair {
  let home = 0;
  let away = 0;
  for (let index = from; index <= to; index += 1) {
    home += state.periods[index]?.[0] ?? 0;
    away += state.periods[index]?.[1] ?? 0;
  }
  return [home, away];
}

export const scoreOf = (state: ScoreState): Pair => scoreIn(state, 0, state.periods.length - 1);

/** Number of regular periods. */
export const regularOf = (state: ScoreState): number => state.periods.length - 1;
