import type { Distribution } from '../poisson.ts';
import { between, signs } from '../poisson.ts';
import { DEEP, FEW_GOALS, HALF_SCORES } from './deep-templates.ts';
import {
  bothScore,
  type Chances,
  doubleChance,
  drawNoBet,
  exactly,
  handicap,
  oddEven,
  overUnder,
  yesNo,
} from './goal-chances.ts';
import { highestHalf } from './half-chances.ts';
import type { HalfEnd, Model } from './model.ts';
import { correctScores, resultAnd } from './score-sums.ts';
import type { Slot } from './slots.ts';

/** What a market says of the half that its specifier names. */
const ofHalf =
  (chances: (end: HalfEnd, slot: Slot) => number[] | null): Chances =>
  (model, slot) =>
    chances(slot.nth === 1 ? model.first : model.second, slot);

const some = (counts: Distribution) => 1 - (counts[0] ?? 0);
const bothSome = ({ home, away }: HalfEnd) => some(home) * some(away);

/** The chance that something holds in both halves, which are independent of each other. */
const inBoth =
  (holds: (end: HalfEnd) => number): Chances =>
  ({ first, second }) =>
    yesNo(holds(first) * holds(second));

const inEither =
  (holds: (end: HalfEnd) => number): Chances =>
  ({ first, second }) =>
    yesNo(1 - (1 - holds(first)) * (1 - holds(second)));

const homeWins = ({ difference }: HalfEnd) => signs(difference)[0];
const awayWins = ({ difference }: HalfEnd) => signs(difference)[2];

/** Both sides score in both halves, in the first alone, in the second alone, in neither. */
function bothByHalf({ first, second }: Model): number[] {
  const [one, two] = [bothSome(first), bothSome(second)];
  return [one * two, one * (1 - two), (1 - one) * two, (1 - one) * (1 - two)];
}

/** Markets of the full depth on the goals of one half, or of both. */
export const DEEP_HALF_CHANCES: Record<string, Chances> = {
  [DEEP.homeScoresTwice]: inBoth(({ home }) => some(home)),
  [DEEP.awayScoresTwice]: inBoth(({ away }) => some(away)),
  [DEEP.homeWinsBoth]: inBoth(homeWins),
  [DEEP.awayWinsBoth]: inBoth(awayWins),
  [DEEP.homeWinsEither]: inEither(homeWins),
  [DEEP.awayWinsEither]: inEither(awayWins),
  [DEEP.overBoth]: inBoth(({ total }) => between(total, 2, Infinity)),
  [DEEP.underBoth]: inBoth(({ total }) => between(total, 0, 1)),
  [DEEP.homeHighestHalf]: ({ first, second }) => highestHalf(first.home, second.home),
  [DEEP.awayHighestHalf]: ({ first, second }) => highestHalf(first.away, second.away),
  [DEEP.bothByHalf]: bothByHalf,
  [DEEP.halfDoubleChance]: ofHalf(({ difference }) => doubleChance(difference)),
  [DEEP.halfDrawNoBet]: ofHalf(({ difference }) => drawNoBet(difference)),
  [DEEP.halfScore]: ofHalf((end) => correctScores(end, HALF_SCORES)),
  [DEEP.halfExactGoals]: ofHalf(({ total }) => exactly(total, FEW_GOALS.length)),
  [DEEP.halfOddEven]: ofHalf(({ total }) => oddEven(total)),
  [DEEP.halfHomeTotal]: ofHalf(({ home }, slot) => overUnder(home, slot.line)),
  [DEEP.halfAwayTotal]: ofHalf(({ away }, slot) => overUnder(away, slot.line)),
  [DEEP.halfResultAndBoth]: ofHalf((end) => resultAnd(end, bothScore)),
  [DEEP.halfResultAndTotal]: ofHalf((end, slot) => resultAnd(end, (home, away) => home + away > slot.line)),
  [DEEP.halfHomeCleanSheet]: ofHalf(({ away }) => yesNo(away[0] ?? 0)),
  [DEEP.halfAwayCleanSheet]: ofHalf(({ home }) => yesNo(home[0] ?? 0)),
  [DEEP.halfHandicap]: ofHalf(({ difference }, slot) => handicap(difference, slot.line)),
  [DEEP.halfBoth]: ofHalf((end) => yesNo(bothSome(end))),
};
