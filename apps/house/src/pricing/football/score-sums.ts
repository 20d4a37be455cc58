import type { HalfEnd } from './model.ts';

/** Scores of a side that are less likely than this are left out. */
const LEAST = 1e-12;

/** Sums the probabilities of all scores by the place that each has. Shape: as many sums as `count`. */
export function sumScores(
  { home, away }: Pick<HalfEnd, 'home' | 'away'>,
  count: number,
  placeOf: (home: number, away: number) => number,
): number[] {
  const sums = new Array<number>(count).fill(0);
  for (let h = 0; h < home.length; h++) {
    const p = home[h] ?? 0;
    if (p < LEAST) continue;
    for (let a = 0; a < away.length; a++) {
      const q = away[a] ?? 0;
      if (q < LEAST) continue;
      const place = placeOf(h, a);
      sums[place] = (sums[place] ?? 0) + p * q;
    }
  }
  return sums;
}

const placeOfResult = (home: number, away: number) => (home > away ? 0 : home === away ? 2 : 4);

/** Each result, home first, split by whether something else about the score holds. */
export function resultAnd(end: HalfEnd, holds: (home: number, away: number) => boolean): number[] {
  return sumScores(end, 6, (home, away) => placeOfResult(home, away) + (holds(home, away) ? 0 : 1));
}

/** Home or draw, home or away, draw or away from each result split in two. Two of three results win each: the sums add up to two. */
export function doubleChanceAnd(split: readonly number[]): number[] {
  const [home1 = 0, home2 = 0, draw1 = 0, draw2 = 0, away1 = 0, away2 = 0] = split;
  return [home1 + draw1, home2 + draw2, home1 + away1, home2 + away2, draw1 + away1, draw2 + away2];
}

interface Score {
  readonly home: number;
  readonly away: number;
}

/** Chance of each of the given scores, then of any other. */
export function correctScores({ home, away }: HalfEnd, scores: readonly Score[]): number[] {
  const listed = scores.map((score) => (home[score.home] ?? 0) * (away[score.away] ?? 0));
  return [...listed, Math.max(0, 1 - listed.reduce((sum, p) => sum + p, 0))];
}
