import type { PlayWeek } from '@touchline/contract';

/** Weeks with bets that a pattern needs. */
const LEAST_WEEKS = 3;

/** Rounds an amount down to two digits: 12 345 becomes 12 000. */
function roundedDown(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.floor(amount / step) * step;
}

/**
 * What a player stakes in a usual week: the middle of the full weeks in which he bet, rounded down; null where there is no
 * pattern yet. Units: those of the weeks. The last week, which is not over, counts for nothing.
 */
export function usualStakes(weeks: readonly PlayWeek[]): number | null {
  const staked = weeks
    .slice(0, -1)
    .map((week) => week.staked)
    .filter((amount) => amount > 0)
    .sort((a, b) => a - b);
  const middle = staked[Math.floor((staked.length - 1) / 2)];
  return staked.length < LEAST_WEEKS || middle === undefined ? null : roundedDown(middle);
}
