import { DEEP } from '#pricing/football/deep-templates.ts';
import type { Slot, Window } from '#pricing/football/slots.ts';
import { CORRECT_SCORES, OWN, TO_QUALIFY } from '#pricing/football/templates.ts';
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
  totalOf,
  twoSided,
  winner,
  yesNo,
} from './decision.ts';
import { DEEP_DECISIONS } from './deep-decisions.ts';
import type { Facts } from './facts.ts';
import type { FootballEvent } from './script.ts';

export function isInside(event: FootballEvent, window: Window): boolean {
  return (
    event.half === window.half && event.second >= window.start && (window.open || event.second < window.end)
  );
}

function isPast(facts: Facts, window: Window): boolean {
  if (facts.half > window.half) return true;
  return facts.half === window.half && !window.open && facts.second >= window.end;
}

const inWindow =
  (pick: (facts: Facts) => readonly FootballEvent[]): Decision =>
  (facts, slot) => {
    const { window } = slot;
    if (window === null) return null;
    if (pick(facts).some((event) => isInside(event, window))) return winner(slot, 0);
    return isPast(facts, window) ? winner(slot, 1) : null;
  };

const nextScorer: Decision = (facts, slot, players) => {
  const goal = facts.goals[slot.nth - 1];
  if (goal === undefined && !facts.over) return null;
  return goalScorer(goal, players);
};

function intervalOf(goal: FootballEvent): number {
  const inHalf = Math.min(2, Math.floor((goal.second - (goal.half - 1) * 2700) / 900));
  return (goal.half - 1) * 3 + inHalf;
}

const nthGoal: Decision = (facts, slot) => {
  const goal = facts.goals[slot.nth - 1];
  if (goal !== undefined) return winner(slot, goal.side === 0 ? 0 : 2);
  return facts.over ? winner(slot, 1) : null;
};

const firstCorner: Decision = (facts, slot) => {
  const corner = facts.cornerEvents.find((event) => event.half === slot.nth);
  if (corner !== undefined) return winner(slot, corner.side === 0 ? 0 : 2);
  return (slot.nth === 1 ? facts.firstOver : facts.over) ? winner(slot, 1) : null;
};

const halfTimeFullTime: Decision = (facts, slot) =>
  facts.over
    ? winner(slot, 3 * sideOf(difference(facts.firstGoals)) + sideOf(difference(facts.score)))
    : null;

const goalInterval: Decision = (facts, slot) => {
  const goal = facts.goals[slot.nth - 1];
  if (goal !== undefined) return winner(slot, intervalOf(goal));
  return facts.over ? winner(slot, 6) : null;
};

const DECISIONS: Record<string, Decision> = {
  '1': threeWay((facts) => facts.score, atEnd),
  [TO_QUALIFY]: ({ through }, slot) => (through === null ? null : winner(slot, through)),
  '8': nthGoal,
  '10': (facts, slot) => (facts.over ? doubleChance(slot, facts.score) : null),
  '11': (facts, slot) => (facts.over ? twoSided(slot, difference(facts.score)) : null),
  '14': (facts, slot) =>
    facts.over ? winner(slot, sideOf(difference(facts.score) + slot.head[0] - slot.head[1])) : null,
  '16': (facts, slot) => (facts.over ? twoSided(slot, difference(facts.score) + slot.line) : null),
  '18': totalOf((facts) => sum(facts.score), atEnd),
  '19': totalOf((facts) => facts.score[0], atEnd),
  '20': totalOf((facts) => facts.score[1], atEnd),
  '26': (facts, slot) => oddEven(slot, sum(facts.score), facts.over),
  '29': yesNo((facts) => bothScored(facts.score)),
  '35': (facts, slot) => (facts.over ? winner(slot, splitPlace(facts.score, bothScored(facts.score))) : null),
  '37': (facts, slot) =>
    facts.over ? winner(slot, splitPlace(facts.score, sum(facts.score) > slot.line)) : null,
  '45': (facts, slot) => scoreResults(slot, CORRECT_SCORES, facts.score, facts.over),
  '47': halfTimeFullTime,
  '60': threeWay((facts) => facts.firstGoals, atHalf),
  '66': (facts, slot) => (facts.firstOver ? twoSided(slot, difference(facts.firstGoals) + slot.line) : null),
  '68': totalOf((facts) => sum(facts.firstGoals), atHalf),
  '75': yesNo((facts) => bothScored(facts.firstGoals), atHalf),
  '83': threeWay((facts) => facts.secondGoals, atEnd),
  '90': totalOf((facts) => sum(facts.secondGoals), atEnd),
  '139': totalOf((facts) => sum(facts.cards), atEnd),
  '166': totalOf((facts) => sum(facts.corners), atEnd),
  [OWN.goalWindow]: inWindow((facts) => facts.goals),
  [OWN.cornerWindow]: inWindow((facts) => facts.cornerEvents),
  [OWN.cardWindow]: inWindow((facts) => facts.cardEvents),
  [OWN.lateGoal]: inWindow((facts) => facts.goals),
  [OWN.goalInterval]: goalInterval,
  [OWN.anytimeScorer]: scorerOf(1),
  [OWN.twoOrMore]: scorerOf(2),
  [OWN.nextScorer]: nextScorer,
  [OWN.corners1x2]: threeWay((facts) => facts.corners, atEnd),
  [OWN.firstCorner]: firstCorner,
  [OWN.homeCorners]: totalOf((facts) => facts.corners[0], atEnd),
  [OWN.awayCorners]: totalOf((facts) => facts.corners[1], atEnd),
  [OWN.cornersOddEven]: (facts, slot) => oddEven(slot, sum(facts.corners), facts.over),
  [OWN.cards1x2]: threeWay((facts) => facts.cards, atEnd),
  [OWN.redCard]: yesNo((facts) => sum(facts.reds) > 0),
  [OWN.homeWinToNil]: yesNo(
    (facts) => facts.over && facts.score[0] > 0 && facts.score[1] === 0,
    (facts) => facts.over || facts.score[1] > 0,
  ),
  [OWN.awayWinToNil]: yesNo(
    (facts) => facts.over && facts.score[1] > 0 && facts.score[0] === 0,
    (facts) => facts.over || facts.score[0] > 0,
  ),
  [OWN.homeCleanSheet]: yesNo(
    (facts) => facts.over && facts.score[1] === 0,
    (facts) => facts.score[1] > 0,
  ),
  [OWN.awayCleanSheet]: yesNo(
    (facts) => facts.over && facts.score[0] === 0,
    (facts) => facts.score[0] > 0,
  ),
  [OWN.exactGoals]: (facts, slot) => exactResults(slot, facts.goals.length, facts.over),
  [OWN.bothHalves]: yesNo(
    (facts) => sum(facts.firstGoals) > 0 && sum(facts.secondGoals) > 0,
    (facts) => facts.over || (facts.firstOver && sum(facts.firstGoals) === 0),
  ),
  [OWN.highestHalf]: (facts, slot) => highestHalf(slot, sum(facts.firstGoals), sum(facts.secondGoals), facts),
  ...DEEP_DECISIONS,
};

/** The outcomes of a market that the facts make certain; null when there is none yet. `players` are the outcomes of scorer markets. */
export function decide(slot: Slot, facts: Facts, players: readonly string[]): Results | null {
  const results = DECISIONS[slot.marketId]?.(facts, slot, players) ?? null;
  return results;
}

/** Scorer markets that have an outcome for no such goal. */
const WITH_NO_GOAL: ReadonlySet<string> = new Set([
  OWN.nextScorer,
  DEEP.lastScorer,
  DEEP.homeFirstScorer,
  DEEP.awayFirstScorer,
]);

/** Number of outcomes a market has, and so the number that makes its results final. */
export function outcomeCount(slot: Slot, players: readonly string[]): number {
  if (slot.template.kind !== 'player_list') return slot.template.outcomeIds.length;
  return WITH_NO_GOAL.has(slot.marketId) ? players.length + 1 : players.length;
}
