import type { Pair } from '#feed/world.ts';
import { between, differenceOf, poisson, signs, sumOf } from '../poisson.ts';

const STEPS = 40;

function bisect(low: number, high: number, isTooLow: (value: number) => boolean): number {
  let [from, to] = [low, high];
  for (let step = 0; step < STEPS; step++) {
    const middle = (from + to) / 2;
    if (isTooLow(middle)) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/**
 * Expected goals of both sides behind the chances of a match: home's part of the decided results fixes how the goals are split, the chance of
 * more than 2.5 goals how many there are.
 */
export function fitGoals(
  result: readonly [home: number, draw: number, away: number],
  overTwoAndHalf: number,
): Pair {
  const wanted = result[0] / (result[0] + result[2]);
  const split = (total: number): number =>
    bisect(0.02, 0.98, (share) => {
      const [home, , away] = signs(differenceOf(poisson(total * share), poisson(total * (1 - share))));
      return home / (home + away) < wanted;
    });
  const total = bisect(0.3, 8, (goals) => {
    const share = split(goals);
    const counts = sumOf(poisson(goals * share), poisson(goals * (1 - share)));
    return between(counts, 3, counts.length) < overTwoAndHalf;
  });
  const share = split(total);
  return [total * share, total * (1 - share)];
}
