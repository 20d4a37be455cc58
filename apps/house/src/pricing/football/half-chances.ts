import { between, type Distribution, type Signed, signs } from '../poisson.ts';
import { type Chances, handicap, overUnder, yesNo } from './goal-chances.ts';
import { OWN } from './templates.ts';

/** Chances of home, draw, away at full time when the difference at half-time is known. */
function fullFrom(halfTime: number, second: Signed): [number, number, number] {
  return signs({ from: second.from + halfTime, at: second.at });
}

/** Result at half-time times result at full time, home first. */
const halfTimeFullTime: Chances = ({ first, second }) => {
  const chances = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  first.difference.at.forEach((p, index) => {
    const difference = first.difference.from + index;
    const row = difference > 0 ? 0 : difference === 0 ? 3 : 6;
    fullFrom(difference, second.difference).forEach((q, column) => {
      chances[row + column] = (chances[row + column] ?? 0) + p * q;
    });
  });
  return chances;
};

/** First, second, equal: the half in which more is counted. */
export function highestHalf(first: Distribution, second: Distribution): number[] {
  const chances = [0, 0, 0];
  first.forEach((p, goals) => {
    const below = between(second, 0, goals - 1);
    const same = second[goals] ?? 0;
    chances[0] = (chances[0] ?? 0) + p * below;
    chances[1] = (chances[1] ?? 0) + p * (1 - below - same);
    chances[2] = (chances[2] ?? 0) + p * same;
  });
  return chances;
}

/** Markets on the goals of one half, or of both. */
export const HALF_CHANCES: Record<string, Chances> = {
  '47': halfTimeFullTime,
  '60': ({ first }) => signs(first.difference),
  '66': ({ first }, slot) => handicap(first.difference, slot.line),
  '68': ({ first }, slot) => overUnder(first.total, slot.line),
  '75': ({ first }) => yesNo((1 - (first.home[0] ?? 0)) * (1 - (first.away[0] ?? 0))),
  '83': ({ second }) => signs(second.difference),
  '90': ({ second }, slot) => overUnder(second.total, slot.line),
  [OWN.bothHalves]: ({ first, second }) => yesNo((1 - (first.total[0] ?? 0)) * (1 - (second.total[0] ?? 0))),
  [OWN.highestHalf]: ({ first, second }) => highestHalf(first.total, second.total),
};
