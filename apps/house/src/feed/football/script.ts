import { EXTRA_HALF_SECONDS } from '#pricing/football/intensity.ts';
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

/** Halves in order: the third and fourth are those of extra time. */
export type Half = 1 | 2 | 3 | 4;

export interface FootballEvent {
  /** Feed milliseconds from the scheduled start. */
  at: number;
  type: FootballEventType;
  /** 0 home, 1 away: for a goal the side it counts for. */
  side: 0 | 1;
  player: { id: string; name: string } | null;
  manner: 'play' | 'penalty' | 'own_goal';
  half: Half;
  /** Clock of play; beyond the end of its half in stoppage time. */
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

/** One kick of a shoot-out. */
export interface Kick {
  at: number;
  side: 0 | 1;
  isGoal: boolean;
  player: { id: string; name: string } | null;
}

/**
 * What follows ninety minutes that leave the sides level, and the kicks that follow where extra time does, too. Every match in which
 * somebody has to go through has it drawn, whether it comes to it or not.
 */
export interface Tie {
  firstExtra: number;
  extraHalfTime: number;
  secondExtra: number;
  extraEnd: number;
  /** Stoppage minutes shown at 105:00 and 120:00. */
  announced: Pair;
  /** Those of extra time, in order of time. */
  events: readonly FootballEvent[];
  shootOut: number;
  /** In order of time; the last one decides. */
  kicks: readonly Kick[];
  /** Of extra time and of the kicks. */
  suspensions: readonly Suspension[];
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
  /** Null where a draw is a result like any other. */
  tie: Tie | null;
}

export const HALF_TIME_MS = 15 * 60_000;

type Stage = 0 | 6 | 31 | 7 | 32 | 41 | 33 | 42 | 34 | 50 | 100 | 110 | 120;

export interface ClockOfPlay {
  /** Match status code. */
  stage: Stage;
  /** 3 from the end of ninety minutes on. */
  half: 0 | 1 | 2 | 3;
  second: number;
}

/** Seconds on the clock at which each half begins, and at which the last one ends. */
const STARTS = [
  0,
  HALF_SECONDS,
  2 * HALF_SECONDS,
  2 * HALF_SECONDS + EXTRA_HALF_SECONDS,
  2 * (HALF_SECONDS + EXTRA_HALF_SECONDS),
] as const;

/** Seconds on the clock at the beginning of a half. */
export const firstSecond = (half: Half): number => STARTS[half - 1] ?? 0;
/** Seconds on the clock at the regular end of a half. */
export const lastSecond = (half: Half): number => STARTS[half] ?? 0;

/** Goals of both sides. */
export function goalsOf(events: readonly FootballEvent[]): Pair {
  const goals: [number, number] = [0, 0];
  for (const event of events) if (event.type === 'goal') goals[event.side] += 1;
  return goals;
}

const isLevel = ([home, away]: Pair) => home === away;

/** How a match is decided: extra time and penalties are played where it has to be. */
export function courseOf({ events, tie }: FootballScript): 'ninety' | 'extra' | 'penalties' {
  if (tie === null || !isLevel(goalsOf(events))) return 'ninety';
  return isLevel(goalsOf(tie.events)) ? 'penalties' : 'extra';
}

/** The moment at which a match is over. */
export function endOf(script: FootballScript): number {
  const { fullTime, tie } = script;
  const course = courseOf(script);
  if (tie === null || course === 'ninety') return fullTime;
  return course === 'extra' ? tie.extraEnd : (tie.kicks.at(-1)?.at ?? tie.shootOut);
}

function beyondAt(script: FootballScript, at: number): Omit<ClockOfPlay, 'half'> {
  const { tie } = script;
  const course = courseOf(script);
  if (tie === null || course === 'ninety') return { stage: 100, second: lastSecond(2) };
  const since = (moment: number) => Math.floor((at - moment) / 1000);
  if (at < tie.firstExtra) return { stage: 32, second: lastSecond(2) };
  if (at < tie.extraHalfTime) return { stage: 41, second: firstSecond(3) + since(tie.firstExtra) };
  if (at < tie.secondExtra) return { stage: 33, second: lastSecond(3) };
  if (at < tie.extraEnd) return { stage: 42, second: firstSecond(4) + since(tie.secondExtra) };
  const second = lastSecond(4);
  if (course === 'extra') return { stage: 110, second };
  if (at < tie.shootOut) return { stage: 34, second };
  return { stage: at < endOf(script) ? 50 : 120, second };
}

/** Where the clock of play stands at a moment of the script. */
export function clockAt(script: FootballScript, at: number): ClockOfPlay {
  if (at < script.kickOff) return { stage: 0, half: 0, second: 0 };
  if (at < script.halfTime) return { stage: 6, half: 1, second: Math.floor((at - script.kickOff) / 1000) };
  if (at < script.secondHalf) return { stage: 31, half: 2, second: HALF_SECONDS };
  if (at < script.fullTime) {
    return { stage: 7, half: 2, second: HALF_SECONDS + Math.floor((at - script.secondHalf) / 1000) };
  }
  return { ...beyondAt(script, at), half: 3 };
}

/** The half that is played in a stage; null in every other. */
export function halfOf(stage: Stage): Half | null {
  const half = ([6, 7, 41, 42] as const).indexOf(stage as 6); // a stage that is none of them is found nowhere
  return half === -1 ? null : ((half + 1) as Half); // four places
}

/** When each half begins; those of extra time only where there is any. */
function startOf({ kickOff, secondHalf, fullTime, tie }: FootballScript, half: Half): number {
  return [kickOff, secondHalf, tie?.firstExtra, tie?.secondExtra][half - 1] ?? fullTime;
}

/** The moment of the script at which a half's clock shows a second. */
export function momentOf(script: FootballScript, half: Half, second: number): number {
  return startOf(script, half) + (second - firstSecond(half)) * 1000;
}

/** The minute as spoken: 1 is the first; in stoppage time the last of the half and the minutes beyond. */
export function minuteOf(half: Half, second: number): { minute: number; stoppage: number } {
  const last = lastSecond(half) / 60;
  const minute = Math.floor(second / 60) + 1;
  return minute <= last ? { minute, stoppage: 0 } : { minute: last, stoppage: minute - last };
}
