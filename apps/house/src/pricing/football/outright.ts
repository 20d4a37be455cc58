import { isOffered, priceOf, tickDown } from '../margin.ts';
import type { PricedOutcome } from './book.ts';

export interface Contender {
  id: string;
  points: number;
  /** Logarithmic strength, 0 is average. */
  strength: number;
}

const OVERROUND = 1.18;
const POINTS_PER_ROUND = 1.37;
const POINTS_FOR_STRENGTH = 1.4;
/** Spread of a club's points in one round. */
const SPREAD = 1.25;

/** Prices of winning a league: points now and expected, against the spread that the rounds left allow. */
export function priceOutright(
  contenders: readonly Contender[],
  roundsLeft: number,
): (PricedOutcome & { competitorId: string })[] {
  const expected = contenders.map(
    ({ points, strength }) => points + roundsLeft * (POINTS_PER_ROUND + POINTS_FOR_STRENGTH * strength),
  );
  const best = Math.max(...expected);
  const scale = 0.8 * SPREAD * Math.sqrt(Math.max(1, roundsLeft));
  const weights = expected.map((points) => Math.exp((points - best) / scale));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return contenders.map(({ id }, index) => {
    const chance = (weights[index] ?? 0) / total;
    const offered = isOffered(chance);
    const odds = offered ? priceOf(chance, OVERROUND) : tickDown(chance > 0.5 ? 0 : Number.MAX_SAFE_INTEGER);
    return { id, odds, active: offered, competitorId: id };
  });
}
