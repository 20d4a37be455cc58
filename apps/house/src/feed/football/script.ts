import { HALF_SECONDS } from '#pricing/football/slots.ts';
import type { Pair, SuspensionReason } from '../world.ts';

export type FootballEventType =
  | 'goal'
  | 'yellow'
  | 'red'
  | 'corner'
  | 'penalty_awarded'
  | 'penalty_missed'
  | 'var'
  | 'var_no_goal';

export interface FootballEvent {
  /** Feed milliseconds from the scheduled start. */
  at: number;
  type: FootballEventType;
  /** 0 home, 1 away: for a goal the side it counts for. */
  side: 0 | 1;
  player: { id: string; name: string } | null;
  manner: 'play' | 'penalty' | 'own_goal';
  half: 1 | 2;
  /** Clock of play; beyond 2700 or 5400 in stoppage time. */
  second: number;
}

/** All markets stop from one moment to the other (feed milliseconds from the scheduled start). */
export interface Suspension {
  from: number;
  to: number;
  reason: SuspensionReason;
}

/** Statistics at the final whistle, beyond what the events count. */
export interface FinalFigures {
  shots: Pair;
  onTarget: Pair;
  attacks: Pair;
  /** Share of the home side in per cent. */
  possession: number;
}

/** All that will happen in one match. Times are feed milliseconds from the scheduled start. */
export interface FootballScript {
  kickOff: number;
  halfTime: number;
  secondHalf: number;
  fullTime: number;
  /** Stoppage minutes shown at 45:00 and 90:00. */
  announced: Pair;
  /** In order of time. */
  events: readonly FootballEvent[];
  suspensions: readonly Suspension[];
  finals: FinalFigures;
}

export const HALF_TIME_MS = 15 * 60_000;

export interface ClockOfPlay {
  /** Match status code. */
  stage: 0 | 6 | 31 | 7 | 100;
  half: 0 | 1 | 2 | 3;
  second: number;
}

/** Where the clock of play stands at a moment of the script. */
export function clockAt(script: FootballScript, at: number): ClockOfPlay {
  if (at < script.kickOff) return { stage: 0, half: 0, second: 0 };
  if (at < script.halfTime) return { stage: 6, half: 1, second: Math.floor((at - script.kickOff) / 1000) };
  if (at < script.secondHalf) return { stage: 31, half: 2, second: HALF_SECONDS };
  if (at < script.fullTime) {
    return { stage: 7, half: 2, second: HALF_SECONDS + Math.floor((at - script.secondHalf) / 1000) };
  }
  return { stage: 100, half: 3, second: 2 * HALF_SECONDS };
}

/** The moment of the script at which a half's clock shows a second. */
export function momentOf(script: FootballScript, half: 1 | 2, second: number): number {
  return half === 1 ? script.kickOff + second * 1000 : script.secondHalf + (second - HALF_SECONDS) * 1000;
}

/** The minute as spoken: 1 is the first; in stoppage time 45 or 90 and the minutes beyond. */
export function minuteOf(half: 1 | 2, second: number): { minute: number; stoppage: number } {
  const last = half * 45;
  const minute = Math.floor(second / 60) + 1;
  return minute <= last ? { minute, stoppage: 0 } : { minute: last, stoppage: minute - last };
}
