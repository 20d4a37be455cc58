import { between } from '../poisson.ts';
import { DEEP, FEW_GOALS, GOAL_RANGES } from './deep-templates.ts';
import { bothScore, type Chances, exactly, goalsToCome, oddEven, yesNo } from './goal-chances.ts';
import type { Model } from './model.ts';
import { OWN_GOAL_SHARE } from './player-chances.ts';
import { raceChances } from './race.ts';
import { doubleChanceAnd, resultAnd, sumScores } from './score-sums.ts';

/** The place of a lead among the winning margins. */
function placeOfMargin(home: number, away: number): number {
  if (home === away) return 6;
  return (home > away ? -1 : 2) + Math.min(3, Math.abs(home - away));
}

const isOver = (line: number) => (home: number, away: number) => home + away > line;

/** Goals scored so far, home and away. */
function scoreOf({ at }: Model): [home: number, away: number] {
  return [at.firstGoals[0] + at.secondGoals[0], at.firstGoals[1] + at.secondGoals[1]];
}

/** First half, second half, none: when the first goal is scored. */
const firstGoalHalf: Chances = (model) => {
  if (model.at.lastGoal !== null) return null;
  const [none1, none2] = ([0, 1] as const).map((half) => {
    const [home, away] = model.toCome('goals', half);
    return Math.exp(-home - away);
  });
  const [first = 1, second = 1] = [none1, none2];
  return [1 - first, first * (1 - second), first * second];
};

/** Home, none, away for the last goal: it is the last of the second half, or of the first, or the one that stands now. */
const lastGoal: Chances = (model) => {
  const chances = [0, 0, 0];
  let none = 1;
  for (const half of [1, 0] as const) {
    const [home, away] = model.toCome('goals', half);
    const total = home + away;
    if (total === 0) continue;
    const some = none * (1 - Math.exp(-total));
    chances[0] = (chances[0] ?? 0) + (some * home) / total;
    chances[2] = (chances[2] ?? 0) + (some * away) / total;
    none -= some;
  }
  const now = model.at.lastGoal;
  const place = now === null ? 1 : now.side === 0 ? 0 : 2;
  chances[place] = (chances[place] ?? 0) + none;
  return chances;
};

/** Markets of the full depth on the goals of the whole match. */
export const DEEP_GOAL_CHANCES: Record<string, Chances> = {
  [DEEP.winningMargin]: ({ full }) => sumScores(full, 7, placeOfMargin),
  [DEEP.homeExactGoals]: ({ full }) => exactly(full.home, FEW_GOALS.length),
  [DEEP.awayExactGoals]: ({ full }) => exactly(full.away, FEW_GOALS.length),
  [DEEP.goalRange]: ({ full }) =>
    GOAL_RANGES.map(({ from }, index) =>
      between(full.total, from, (GOAL_RANGES[index + 1]?.from ?? Infinity) - 1),
    ),
  [DEEP.totalAndBoth]: ({ full }, slot) =>
    sumScores(
      full,
      4,
      (home, away) => (isOver(slot.line)(home, away) ? 0 : 2) + (bothScore(home, away) ? 0 : 1),
    ),
  [DEEP.doubleChanceAndBoth]: ({ full }) => doubleChanceAnd(resultAnd(full, bothScore)),
  [DEEP.doubleChanceAndTotal]: ({ full }, slot) => doubleChanceAnd(resultAnd(full, isOver(slot.line))),
  [DEEP.homeOddEven]: ({ full }) => oddEven(full.home),
  [DEEP.awayOddEven]: ({ full }) => oddEven(full.away),
  [DEEP.firstGoalHalf]: firstGoalHalf,
  [DEEP.lastGoal]: lastGoal,
  [DEEP.goalRace]: (model, slot) => raceChances(scoreOf(model), goalsToCome(model), slot.nth),
  [DEEP.ownGoal]: (model) => {
    if (model.at.ownGoal) return null;
    const [home, away] = goalsToCome(model);
    return yesNo(1 - Math.exp(-(home + away) * OWN_GOAL_SHARE));
  },
};
