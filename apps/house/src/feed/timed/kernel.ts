import type { Distribution } from '#pricing/poisson.ts';
import type { Side } from '../world.ts';
import type { Kernels } from './attempt-outlook.ts';

/** Chances of what an attack can bring, points by chance; what is left is nothing. */
export type Shares = readonly (readonly [points: number, share: number])[];

/** The kernel that brings `mean` points an attack, with the parts in proportion. */
export function kernelOf(shares: Shares, mean: number): Distribution {
  const usual = shares.reduce((sum, [points, share]) => sum + points * share, 0);
  const most = Math.max(...shares.map(([points]) => points));
  const kernel = new Array<number>(most + 1).fill(0);
  for (const [points, share] of shares) kernel[points] = (share * mean) / usual;
  kernel[0] = 1 - kernel.reduce((sum, p) => sum + p, 0);
  return kernel;
}

/** Kernels of both sides from the points expected of a match. */
export function kernelsOf(
  shares: Shares,
  match: Record<Side, number>,
  attempts: number,
  /** Points by which the lead may be off in the eyes of the market. */
  swing: number,
): Kernels {
  return {
    home: kernelOf(shares, (match.home + swing / 2) / attempts),
    away: kernelOf(shares, (match.away - swing / 2) / attempts),
  };
}
