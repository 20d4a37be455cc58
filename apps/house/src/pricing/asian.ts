import { asianResult } from '@touchline/betting';

const SHARES = {
  win: [1, 0],
  half_win: [0.5, 0],
  void: [0, 0],
  half_lose: [0, 0.5],
  lose: [0, 1],
} as const;

/**
 * Fair chance of the first side of a two-sided line when stakes that come back do not count: the number whose inverse is the fair price.
 * `at[0]` is the probability of the count `from`; over wins above `line`. A home handicap is over minus the handicap on the goal difference.
 */
export function asianChance(at: readonly number[], from: number, line: number): number {
  let won = 0;
  let lost = 0;
  for (let index = 0; index < at.length; index++) {
    const quarters = Math.round((from + index - line) * 4);
    const [w, l] = SHARES[asianResult(quarters)];
    won += w * (at[index] ?? 0);
    lost += l * (at[index] ?? 0);
  }
  return won + lost === 0 ? 0 : won / (won + lost);
}
