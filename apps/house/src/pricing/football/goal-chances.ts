import { asianChance } from '../asian.ts';
import { between, type Distribution, type Signed, signs } from '../poisson.ts';
import type { Model } from './model.ts';
import { correctScores, resultAnd } from './score-sums.ts';
import { shootOutChance } from './shoot-out.ts';
import type { Slot } from './slots.ts';
import { CORRECT_SCORES, EXACT_GOALS, GOAL_INTERVALS, OWN, TO_QUALIFY } from './templates.ts';

/** Chances of a market's outcomes in the template's order; null when the market has nothing to offer now. */
export type Chances = (model: Model, slot: Slot) => number[] | null;

export function overUnder(counts: Distribution, line: number): number[] {
  const over = asianChance(counts, 0, line);
  return [over, 1 - over];
}

export function handicap(difference: Signed, line: number): number[] {
  const home = asianChance(difference.at, difference.from, -line);
  return [home, 1 - home];
}

export function oddEven(counts: Distribution): number[] {
  const odd = counts.reduce((sum, p, count) => sum + (count % 2 === 1 ? p : 0), 0);
  return [odd, 1 - odd];
}

/** Chances of each count from nought, the last place for that many or more. */
export function exactly(counts: Distribution, places: number): number[] {
  return Array.from({ length: places }, (_, count) =>
    between(counts, count, count === places - 1 ? Infinity : count),
  );
}

export function yesNo(yes: number): number[] {
  return [yes, 1 - yes];
}

export function doubleChance(difference: Signed): number[] {
  const [home, draw, away] = signs(difference);
  return [home + draw, home + away, draw + away];
}

/** A draw returns the stakes, so that the prices leave it out. */
export function drawNoBet(difference: Signed): number[] | null {
  const [home, , away] = signs(difference);
  return home + away === 0 ? null : [home / (home + away), away / (home + away)];
}

function goalsScored(model: Model): number {
  const { firstGoals, secondGoals } = model.at;
  return firstGoals[0] + firstGoals[1] + secondGoals[0] + secondGoals[1];
}

/** Only the next goal is on offer. */
function isNext(model: Model, slot: Slot): boolean {
  return slot.nth === goalsScored(model) + 1;
}

/** Expected goals of both sides that are still to come. */
export function goalsToCome(model: Model): [home: number, away: number] {
  const [h1, a1] = model.toCome('goals', 0);
  const [h2, a2] = model.toCome('goals', 1);
  return [h1 + h2, a1 + a2];
}

/** Home, none, away for the next goal. */
export function nextGoal(model: Model): [home: number, none: number, away: number] {
  const [home, away] = goalsToCome(model);
  const total = home + away;
  if (total === 0) return [0, 1, 0];
  const none = Math.exp(-total);
  return [((1 - none) * home) / total, none, ((1 - none) * away) / total];
}

const INTERVAL_ENDS = [15, 30, Number.POSITIVE_INFINITY, 60, 75, Number.POSITIVE_INFINITY].map((m) => m * 60);

/** Chance that the next goal falls into each quarter of an hour, then that there is none. */
function goalInterval(model: Model): number[] {
  let survived = 1;
  const chances = INTERVAL_ENDS.map((end, index) => {
    const half = index < 3 ? 1 : 2;
    const left = model.at.left[half - 1] ?? 0;
    const from = model.at.half === half ? model.at.second : (half - 1) * 2700;
    const start = index % 3 === 0 ? 0 : (INTERVAL_ENDS[index - 1] ?? 0);
    const seconds = Math.max(0, Math.min(end, from + left) - Math.max(from, start));
    const [home, away] = model.rates('goals', half);
    const none = Math.exp(-(home + away) * seconds);
    const chance = survived * (1 - none);
    survived *= none;
    return chance;
  });
  return [...chances, survived];
}

/** Who goes through: by the goals of ninety minutes, else by those of extra time, else by the shoot-out. */
function toQualify({ full, extra, at }: Model): number[] | null {
  if (extra === null || at.tie === null) return null;
  const [home, level] = signs(full.difference);
  const [later, penalties] = signs(extra);
  return yesNo(home + level * (later + penalties * shootOutChance(at.tie.kicks)));
}

export const bothScore = (home: number, away: number) => home > 0 && away > 0;

/** Markets on the goals of the whole match. */
export const GOAL_CHANCES: Record<string, Chances> = {
  '1': ({ full }) => signs(full.difference),
  [TO_QUALIFY]: toQualify,
  '8': (model, slot) => (isNext(model, slot) ? nextGoal(model) : null),
  '10': ({ full }) => doubleChance(full.difference),
  '11': ({ full }) => drawNoBet(full.difference),
  '14': ({ full }, slot) =>
    signs({ from: full.difference.from + slot.head[0] - slot.head[1], at: full.difference.at }),
  '16': ({ full }, slot) => handicap(full.difference, slot.line),
  '18': ({ full }, slot) => overUnder(full.total, slot.line),
  '19': ({ full }, slot) => overUnder(full.home, slot.line),
  '20': ({ full }, slot) => overUnder(full.away, slot.line),
  '26': ({ full }) => oddEven(full.total),
  '29': ({ full }) => yesNo((1 - (full.home[0] ?? 0)) * (1 - (full.away[0] ?? 0))),
  '35': ({ full }) => resultAnd(full, bothScore),
  '37': ({ full }, slot) => resultAnd(full, (home, away) => home + away > slot.line),
  '45': ({ full }) => correctScores(full, CORRECT_SCORES),
  [OWN.exactGoals]: ({ full }) => exactly(full.total, EXACT_GOALS.length),
  [OWN.goalInterval]: (model, slot) =>
    isNext(model, slot) ? goalInterval(model).slice(0, GOAL_INTERVALS.length) : null,
  [OWN.homeWinToNil]: ({ full }) => yesNo((1 - (full.home[0] ?? 0)) * (full.away[0] ?? 0)),
  [OWN.awayWinToNil]: ({ full }) => yesNo((1 - (full.away[0] ?? 0)) * (full.home[0] ?? 0)),
  [OWN.homeCleanSheet]: ({ full }) => yesNo(full.away[0] ?? 0),
  [OWN.awayCleanSheet]: ({ full }) => yesNo(full.home[0] ?? 0),
};
