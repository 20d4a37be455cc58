import { poisson } from '../poisson.ts';

/**
 * Home, neither, away: the first side with `target` events. Null when one has them.
 * Shape: what both have so far and the means of what is to come. Each event to come falls to home with the same chance, whenever it comes.
 */
export function raceChances(
  [home, away]: readonly [number, number],
  [meanHome, meanAway]: readonly [number, number],
  target: number,
): number[] | null {
  const missing = [target - home, target - away] as const;
  if (missing[0] <= 0 || missing[1] <= 0) return null;
  const mean = meanHome + meanAway;
  if (mean === 0) return [0, 1, 0];
  const share = meanHome / mean;
  const counts = poisson(mean);
  /** `left` is the chance that at least as many events come as have been looked at. */
  let left = 1;
  let [first, last] = [0, 0];
  // After k events nobody is there yet: ways[h] is the chance that h of them were home's.
  let ways = [1];
  for (let k = 1; k <= missing[0] + missing[1] - 1; k++) {
    left -= counts[k - 1] ?? 0;
    const next = new Array<number>(k + 1).fill(0);
    ways.forEach((p, h) => {
      if (h + 1 === missing[0]) first += p * share * left;
      else next[h + 1] = (next[h + 1] ?? 0) + p * share;
      if (k - h === missing[1]) last += p * (1 - share) * left;
      else next[h] = (next[h] ?? 0) + p * (1 - share);
    });
    ways = next;
  }
  return [first, Math.max(0, 1 - first - last), last];
}
