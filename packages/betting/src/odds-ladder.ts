import { ODDS_SCALE, type Odds } from './odds.ts';

/** A fraction of the British ladder: profit to stake. */
export type Rung = readonly [numerator: number, denominator: number];

// Conventional forms, unreduced where players expect them so (4/6, 6/4, 40/85, 85/40), shortest price first.
const LADDER: readonly Rung[] = (
  '1/1000 1/500 1/250 1/200 1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 ' +
  '1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 40/85 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 ' +
  '21/20 11/10 23/20 6/5 5/4 13/10 11/8 7/5 6/4 8/5 13/8 17/10 7/4 9/5 15/8 2/1 21/10 85/40 11/5 9/4 12/5 5/2 ' +
  '13/5 11/4 14/5 3/1 16/5 10/3 7/2 18/5 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 ' +
  '16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 1000/1'
)
  .split(' ')
  .map((rung) => {
    const [numerator = '', denominator = ''] = rung.split('/');
    return [Number(numerator), Number(denominator)] as const;
  });

/** Price of a single above which the ladder ends. */
const LADDER_TOP = 1000;

/** Profit from which combined odds are whole numbers to one. */
const WHOLE_FROM = 100;

/**
 * The rung nearest to odds by decimal distance, the shorter of two equally near; beyond 1000/1 the whole number below, to one.
 * Shape: combined odds (isTotal) are whole numbers to one from 100/1.
 * Source: docs/rules/odds-and-rounding.md.
 */
export function nearestRung(odds: Odds, isTotal = false): Rung {
  const profit = odds - ODDS_SCALE;
  const whole = Math.floor(profit / ODDS_SCALE);
  if (profit > LADDER_TOP * ODDS_SCALE || (isTotal && whole >= WHOLE_FROM)) return [whole, 1];
  let best: Rung = [1, LADDER_TOP];
  for (const rung of LADDER) {
    if (isNearer(rung, best, profit)) best = rung;
  }
  return best;
}

// |a - p| < |b - p| over common denominators: exact, so a tie stays with the shorter price that came first.
function isNearer(a: Rung, b: Rung, profit: number): boolean {
  const distance = ([n, d]: Rung, other: Rung) => Math.abs(n * ODDS_SCALE - profit * d) * other[1];
  return distance(a, b) < distance(b, a);
}
