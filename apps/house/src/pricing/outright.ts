import type { PricedOutcome } from './football/book.ts';
import { isOffered, priceOf, tickDown } from './margin.ts';

export interface Contender {
  id: string;
  points: number;
  /** Logarithmic strength, 0 is average. */
  strength: number;
}

/** How a league awards points, and how surely the stronger one takes them. */
export interface PointsManner {
  perRound: number;
  /** More of them in each round for each unit of strength. */
  forStrength: number;
  /** Standard deviation in one round. */
  spread: number;
}

/** Three for a win, one for a draw. */
export const FOOTBALL_POINTS: PointsManner = { perRound: 1.37, forStrength: 1.4, spread: 1.25 };
/** Two for a win, one for a draw. */
export const WIN_POINTS: PointsManner = { perRound: 1, forStrength: 1.1, spread: 0.92 };

const OVERROUND = 1.18;

/** Prices of winning a league: points now and expected, against the spread that the rounds left allow. */
export function priceOutright(
  contenders: readonly Contender[],
  roundsLeft: number,
  manner: PointsManner,
): (PricedOutcome & { competitorId: string })[] {
  const expected = contenders.map(
    ({ points, strength }) => points + roundsLeft * (manner.perRound + manner.forStrength * strength),
  );
  const best = Math.max(...expected);
  const scale = 0.8 * manner.spread * Math.sqrt(Math.max(1, roundsLeft));
  const weights = expected.map((points) => Math.exp((points - best) / scale));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return contenders.map(({ id }, index) => {
    const chance = (weights[index] ?? 0) / total;
    const offered = isOffered(chance);
    const odds = offered ? priceOf(chance, OVERROUND) : tickDown(chance > 0.5 ? 0 : Number.MAX_SAFE_INTEGER);
    return { id, odds, active: offered, competitorId: id };
  });
}
