import { DEEP, GOAL_RANGES, HALF_SCORES } from '#pricing/football/deep-templates.ts';
import type { Slot } from '#pricing/football/slots.ts';
import type { Pair } from '../world.ts';
import {
  atEnd,
  atHalf,
  bothScored,
  type Decision,
  difference,
  doubleChance,
  exactResults,
  goalScorer,
  highestHalf,
  oddEven,
  type Results,
  scoreResults,
  scorerOf,
  sideOf,
  splitPlace,
  sum,
  threeWay,
  total,
  totalOf,
  twoSided,
  winner,
  yesNo,
} from './decision.ts';
import type { Facts } from './facts.ts';

/** The place of the outcome of a side in home, none, away. */
const placeOfSide = (side: 0 | 1 | null) => (side === null ? 1 : side === 0 ? 0 : 2);

/** Decides on the goals of the half that the market names. */
const ofHalf =
  (decide: (slot: Slot, goals: Pair, ended: boolean) => Results | null): Decision =>
  (facts, slot) =>
    slot.nth === 1
      ? decide(slot, facts.firstGoals, facts.firstOver)
      : decide(slot, facts.secondGoals, facts.over);

/** Yes at the end when it holds in both halves, no as soon as one of them cannot have it. */
const inBothHalves = (holds: (goals: Pair) => boolean): Decision =>
  yesNo(
    (facts) => facts.over && holds(facts.firstGoals) && holds(facts.secondGoals),
    (facts) => facts.over || (facts.firstOver && !holds(facts.firstGoals)),
  );

/** Yes with the first half that has it. */
const inEitherHalf = (holds: (goals: Pair) => boolean): Decision =>
  yesNo((facts) => (facts.firstOver && holds(facts.firstGoals)) || (facts.over && holds(facts.secondGoals)));

/** The first side with as many events as the market names; neither when the match ends before. */
const race =
  (pick: (facts: Facts) => readonly { readonly side: 0 | 1 }[]): Decision =>
  (facts, slot) => {
    const counts: [number, number] = [0, 0];
    for (const { side } of pick(facts)) {
      counts[side] += 1;
      if (counts[side] === slot.nth) return winner(slot, placeOfSide(side));
    }
    return facts.over ? winner(slot, placeOfSide(null)) : null;
  };

/** Of several questions at once, each outcome by itself. */
function byOutcome(slot: Slot, wins: (place: number) => boolean): Results {
  return Object.fromEntries(
    slot.template.outcomeIds.map((id, place) => [id, wins(place) ? 'won' : 'lost'] as const),
  );
}

/** Two of the three results, split by a second question whose yes stands first. */
const doubleChanceAnd =
  (holds: (facts: Facts, slot: Slot) => boolean): Decision =>
  (facts, slot) => {
    if (!facts.over) return null;
    const left = [2, 1, 0]; // what home or draw, home or away, draw or away leave out
    const result = sideOf(difference(facts.score));
    const second = holds(facts, slot) ? 0 : 1;
    return byOutcome(slot, (place) => left[Math.floor(place / 2)] !== result && place % 2 === second);
  };

const winningMargin: Decision = ({ over, score }, slot) => {
  if (!over) return null;
  const margin = difference(score);
  const most = Math.min(3, Math.abs(margin));
  return winner(slot, margin === 0 ? 6 : (margin > 0 ? -1 : 2) + most);
};

const goalRange: Decision = ({ goals, over }, slot) => {
  const place = GOAL_RANGES.findLastIndex(({ from }) => goals.length >= from);
  return over || place === GOAL_RANGES.length - 1 ? winner(slot, place) : null;
};

const totalAndBoth: Decision = ({ score, over }, slot) => {
  const [more, both] = [sum(score) > slot.line, bothScored(score)];
  return over || (more && both) ? winner(slot, (more ? 0 : 2) + (both ? 0 : 1)) : null;
};

const firstGoalHalf: Decision = ({ goals: [first], over }, slot) => {
  if (first !== undefined) return winner(slot, first.half - 1);
  return over ? winner(slot, 2) : null;
};

const bothByHalf: Decision = ({ over, firstGoals, secondGoals }, slot) =>
  over ? winner(slot, (bothScored(firstGoals) ? 0 : 2) + (bothScored(secondGoals) ? 0 : 1)) : null;

const firstCard: Decision = ({ cardEvents: [first], over }, slot) => {
  if (first !== undefined) return winner(slot, placeOfSide(first.side));
  return over ? winner(slot, placeOfSide(null)) : null;
};

const firstScorerOf =
  (side: 0 | 1): Decision =>
  (facts, _slot, players) => {
    const goal = facts.goals.find((one) => one.side === side);
    return goal !== undefined || facts.over ? goalScorer(goal, players) : null;
  };

/** A player is decided with the match, as his side has to win it. */
const scoresAndWins: Decision = ({ over, score, goals, scorers }, _slot, players) => {
  if (!over) return null;
  const leader = sideOf(difference(score));
  const winners = new Set(
    goals
      .filter(({ side, manner }) => 2 * side === leader && manner !== 'own_goal')
      .map((goal) => goal.player?.id),
  );
  return Object.fromEntries(
    players.map((id) => [id, scorers.has(id) && winners.has(id) ? 'won' : 'lost'] as const),
  );
};

const firstHalfCorners = (facts: Facts): Pair => {
  const taken = facts.cornerEvents.filter(({ half }) => half === 1);
  const home = taken.filter(({ side }) => side === 0).length;
  return [home, taken.length - home];
};

const cleanSheet = (opponent: 0 | 1) =>
  ofHalf((slot, goals, ended) => {
    if (goals[opponent] > 0) return winner(slot, 1);
    return ended ? winner(slot, 0) : null;
  });

/** How the market types of the full depth are decided. */
export const DEEP_DECISIONS: Record<string, Decision> = {
  [DEEP.winningMargin]: winningMargin,
  [DEEP.homeExactGoals]: ({ score, over }, slot) => exactResults(slot, score[0], over),
  [DEEP.awayExactGoals]: ({ score, over }, slot) => exactResults(slot, score[1], over),
  [DEEP.goalRange]: goalRange,
  [DEEP.totalAndBoth]: totalAndBoth,
  [DEEP.doubleChanceAndBoth]: doubleChanceAnd(({ score }) => bothScored(score)),
  [DEEP.doubleChanceAndTotal]: doubleChanceAnd(({ score }, slot) => sum(score) > slot.line),
  [DEEP.homeOddEven]: ({ score, over }, slot) => oddEven(slot, score[0], over),
  [DEEP.awayOddEven]: ({ score, over }, slot) => oddEven(slot, score[1], over),
  [DEEP.firstGoalHalf]: firstGoalHalf,
  [DEEP.lastGoal]: ({ lastGoal, over }, slot) =>
    over ? winner(slot, placeOfSide(lastGoal?.side ?? null)) : null,
  [DEEP.goalRace]: race(({ goals }) => goals),
  [DEEP.ownGoal]: yesNo(({ ownGoal }) => ownGoal),
  [DEEP.homeScoresTwice]: inBothHalves(([home]) => home > 0),
  [DEEP.awayScoresTwice]: inBothHalves(([, away]) => away > 0),
  [DEEP.homeWinsBoth]: inBothHalves((goals) => difference(goals) > 0),
  [DEEP.awayWinsBoth]: inBothHalves((goals) => difference(goals) < 0),
  [DEEP.homeWinsEither]: inEitherHalf((goals) => difference(goals) > 0),
  [DEEP.awayWinsEither]: inEitherHalf((goals) => difference(goals) < 0),
  [DEEP.overBoth]: inBothHalves((goals) => sum(goals) >= 2),
  [DEEP.underBoth]: inBothHalves((goals) => sum(goals) <= 1),
  [DEEP.homeHighestHalf]: (facts, slot) =>
    highestHalf(slot, facts.firstGoals[0], facts.secondGoals[0], facts),
  [DEEP.awayHighestHalf]: (facts, slot) =>
    highestHalf(slot, facts.firstGoals[1], facts.secondGoals[1], facts),
  [DEEP.bothByHalf]: bothByHalf,
  [DEEP.halfDoubleChance]: ofHalf((slot, goals, ended) => (ended ? doubleChance(slot, goals) : null)),
  [DEEP.halfDrawNoBet]: ofHalf((slot, goals, ended) => (ended ? twoSided(slot, difference(goals)) : null)),
  [DEEP.halfScore]: ofHalf((slot, goals, ended) => scoreResults(slot, HALF_SCORES, goals, ended)),
  [DEEP.halfExactGoals]: ofHalf((slot, goals, ended) => exactResults(slot, sum(goals), ended)),
  [DEEP.halfOddEven]: ofHalf((slot, goals, ended) => oddEven(slot, sum(goals), ended)),
  [DEEP.halfHomeTotal]: ofHalf((slot, goals, ended) => total(slot, goals[0], ended)),
  [DEEP.halfAwayTotal]: ofHalf((slot, goals, ended) => total(slot, goals[1], ended)),
  [DEEP.halfResultAndBoth]: ofHalf((slot, goals, ended) =>
    ended ? winner(slot, splitPlace(goals, bothScored(goals))) : null,
  ),
  [DEEP.halfResultAndTotal]: ofHalf((slot, goals, ended) =>
    ended ? winner(slot, splitPlace(goals, sum(goals) > slot.line)) : null,
  ),
  [DEEP.halfHomeCleanSheet]: cleanSheet(1),
  [DEEP.halfAwayCleanSheet]: cleanSheet(0),
  [DEEP.halfHandicap]: ofHalf((slot, goals, ended) =>
    ended ? twoSided(slot, difference(goals) + slot.line) : null,
  ),
  [DEEP.halfBoth]: ofHalf((slot, goals, ended) => {
    if (bothScored(goals)) return winner(slot, 0);
    return ended ? winner(slot, 1) : null;
  }),
  [DEEP.cornerHandicap]: ({ corners, over }, slot) =>
    over ? twoSided(slot, difference(corners) + slot.line) : null,
  [DEEP.firstHalfCorners]: totalOf((facts) => sum(firstHalfCorners(facts)), atHalf),
  [DEEP.firstHalfCorners1x2]: threeWay(firstHalfCorners, atHalf),
  [DEEP.cornerRace]: race(({ cornerEvents }) => cornerEvents),
  [DEEP.homeCards]: totalOf(({ cards }) => cards[0], atEnd),
  [DEEP.awayCards]: totalOf(({ cards }) => cards[1], atEnd),
  [DEEP.cardHandicap]: ({ cards, over }, slot) =>
    over ? twoSided(slot, difference(cards) + slot.line) : null,
  [DEEP.firstCard]: firstCard,
  [DEEP.bothCarded]: yesNo(({ cards }) => bothScored(cards)),
  [DEEP.lastScorer]: ({ goals, over }, _slot, players) => (over ? goalScorer(goals.at(-1), players) : null),
  [DEEP.threeOrMore]: scorerOf(3),
  [DEEP.scoresAndWins]: scoresAndWins,
  [DEEP.homeFirstScorer]: firstScorerOf(0),
  [DEEP.awayFirstScorer]: firstScorerOf(1),
};
