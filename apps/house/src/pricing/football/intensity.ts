import type { Pair } from '#feed/world.ts';
import { HALF_SECONDS, type Window } from './slots.ts';

/** Expected counts of a whole match, stoppage time included, as long as nobody is sent off. */
export interface Intensities {
  goals: Pair;
  corners: Pair;
  yellows: Pair;
  reds: Pair;
}

export type Count = keyof Intensities;

/** Part of a match's counts that fall into the first half. */
const FIRST_HALF: Record<Count, number> = { goals: 0.45, corners: 0.47, yellows: 0.36, reds: 0.25 };

/** Mean stoppage time of each half in seconds; the script draws around it. */
export const MEAN_STOPPAGE: Pair = [138, 237];

/** Each half of extra time on the clock. */
export const EXTRA_HALF_SECONDS = 15 * 60;
/** Mean stoppage time of each half of extra time in seconds. */
export const EXTRA_STOPPAGE: Pair = [96, 132];

/** A side with a player less scores less, its opponent a little more. Source: docs of the model, README of feed. */
const OWN_RED = 0.67;
const OTHER_RED = 1.2;

const LEAGUE_MEAN = { home: 1.5, away: 1.18 };

/** Expected goals from the strengths of two clubs (logarithmic, 0 is average). */
export function goalIntensities(
  home: { attack: number; defence: number },
  away: { attack: number; defence: number },
): Pair {
  return [
    LEAGUE_MEAN.home * Math.exp(home.attack - away.defence),
    LEAGUE_MEAN.away * Math.exp(away.attack - home.defence),
  ];
}

/** The other counts follow from the goals: who attacks more has more corners, who defends more sees more cards. */
export function intensitiesFor(goals: Pair): Intensities {
  const [home, away] = goals;
  const tilt = Math.sqrt(home / away);
  return {
    goals,
    corners: [5.1 * tilt ** 0.6, 4.9 / tilt ** 0.6],
    yellows: [1.85 / tilt ** 0.4, 2.05 * tilt ** 0.4],
    reds: [0.07, 0.08],
  };
}

function redFactor(side: 0 | 1, reds: Pair): number {
  const other = side === 0 ? reds[1] : reds[0];
  return OWN_RED ** reds[side] * OTHER_RED ** other;
}

/** Expected events per second of play for one side in one half. */
export function rate(all: Intensities, count: Count, side: 0 | 1, half: 1 | 2, reds: Pair): number {
  const part = half === 1 ? FIRST_HALF[count] : 1 - FIRST_HALF[count];
  const base = (all[count][side] * part) / (HALF_SECONDS + MEAN_STOPPAGE[half === 1 ? 0 : 1]);
  return count === 'goals' || count === 'corners' ? base * redFactor(side, reds) : base;
}

/** Where play stands, as the model sees it. */
export interface Remaining {
  /** Clock of play: 0 before kick-off, 2700 at half-time; beyond 2700 or 5400 in stoppage time. */
  second: number;
  half: 0 | 1 | 2 | 3;
  /** Expected seconds of play left in each half. */
  left: Pair;
}

/** Expected seconds of play left inside a window. */
export function secondsLeftIn(window: Window, at: Remaining): number {
  const left = at.left[window.half === 1 ? 0 : 1];
  if (left <= 0) return 0;
  const started = at.half === window.half;
  const now = started ? at.second : (window.half - 1) * HALF_SECONDS;
  const end = window.open ? now + left : Math.min(window.end, now + left);
  return Math.max(0, end - Math.max(now, window.start));
}
