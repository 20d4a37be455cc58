/** What a player has to do: his part of each goal of his side to come, and how many of them he still needs. */
export interface ScorerNeed {
  readonly share: number;
  readonly missing: number;
}

const FACTORIALS: number[] = [1];

function factorial(n: number): number {
  for (let k = FACTORIALS.length; k <= n; k++) FACTORIALS.push((FACTORIALS[k - 1] ?? 1) * k);
  return FACTORIALS[n] ?? 1;
}

/** x^k / k! for k = 0 … most; counts below `least` are left out. */
function series(x: number, least: number, most: number): number[] {
  return Array.from({ length: most + 1 }, (_, k) => (k < least ? 0 : x ** k / factorial(k)));
}

function product(a: readonly number[], b: readonly number[]): number[] {
  return a.map((_, n) => {
    let sum = 0;
    for (let k = 0; k <= n; k++) sum += (a[k] ?? 0) * (b[n - k] ?? 0);
    return sum;
  });
}

/**
 * Probability that every player gets what he needs when his side scores n more goals, for n = 0 … most.
 * Each goal falls to a player with his share whatever happened before, so the ways to split n goals are the coefficients of a product of
 * exponential series, one for each player and one for all others.
 */
export function allScore(needs: readonly ScorerNeed[], most: number): number[] {
  const others = Math.max(0, 1 - needs.reduce((sum, { share }) => sum + share, 0));
  let ways = series(others, 0, most);
  for (const { share, missing } of needs) ways = product(ways, series(share, missing, most));
  return ways.map((way, n) => way * factorial(n));
}
