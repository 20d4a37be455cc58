import { type Distribution, differenceOf, type Signed, sumOf } from '#pricing/poisson.ts';
import { type Rest, trimmed } from './spread.ts';

/** What is played after a level score until there is a winner: points of its sides, their sum and their difference, which is never 0. */
export interface Decider {
  home: Distribution;
  away: Distribution;
  total: Distribution;
  margin: Signed;
}

/** One point for the winner: sudden death or penalties. */
export function oneGoal(homeWins: number): Decider {
  const home = [1 - homeWins, homeWins];
  return {
    home,
    away: [homeWins, 1 - homeWins],
    total: [0, 1],
    margin: { from: -1, at: [1 - homeWins, 0, homeWins] },
  };
}

function plus(a: Distribution, b: Distribution): Distribution {
  return Array.from(
    { length: Math.max(a.length, b.length) },
    (_, index) => (a[index] ?? 0) + (b[index] ?? 0),
  );
}

/** Points where each period may end level and is then followed by another one. */
function untilDecided(decided: Distribution, level: Distribution): Distribution {
  const again = level.reduce((sum, p) => sum + p, 0);
  let points: Distribution = decided.map((p) => p / (1 - again));
  for (let round = 0; round < 4; round += 1) points = trimmed(plus(decided, sumOf(level, points)));
  return points;
}

/** Whole periods of overtime, one after the other, until one does not end level. */
export function wholePeriods({ home, away }: Rest): Decider {
  const level = home.map((p, points) => p * (away[points] ?? 0));
  const doubled = level.flatMap((p, index) => (index === 0 ? [p] : [0, p]));
  const without = (all: Distribution, part: Distribution) =>
    all.map((p, index) => Math.max(0, p - (part[index] ?? 0)));
  const { from, at } = differenceOf(home, away);
  const zero = at[-from] ?? 0;
  return {
    home: untilDecided(without(home, level), level),
    away: untilDecided(without(away, level), level),
    total: untilDecided(without(sumOf(home, away), doubled), doubled),
    margin: { from, at: at.map((p, index) => (index === -from ? 0 : p / (1 - zero))) },
  };
}
