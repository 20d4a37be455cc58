import type { Results } from '../scripted/scripted-match.ts';
import type { Pair } from '../world.ts';

/** The one outcome that won; all others lost. */
export function wonBy(outcomeIds: readonly string[], winner: number): Results {
  return Object.fromEntries(outcomeIds.map((id, index) => [id, index === winner ? 'won' : 'lost']));
}

/** A half line over a count that only grows: over is certain as soon as it is passed, under at the end. */
export function overLine(
  outcomeIds: readonly string[],
  count: number,
  line: number,
  ended: boolean,
): Results | null {
  if (count > line) return wonBy(outcomeIds, 0);
  return ended ? wonBy(outcomeIds, 1) : null;
}

/** 0 home, 1 draw, 2 away. */
export const threeWay = ([home, away]: Pair) => (home > away ? 0 : home === away ? 1 : 2);

/** 0 home, 1 away at a half line that is added to the home side. */
export const withHandicap = ([home, away]: Pair, line: number) => (home + line > away ? 0 : 1);

/** 0 odd, 1 even. */
export const oddOrEven = (count: number) => (count % 2 === 1 ? 0 : 1);

/** Numbers from..to in steps of one. */
export function lines(from: number, to: number): number[] {
  return Array.from({ length: Math.round(to - from) + 1 }, (_, index) => from + index);
}

/** Numbers from..to in steps of `step`. */
export function spacedLines(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}
