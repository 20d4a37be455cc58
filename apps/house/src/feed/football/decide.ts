import { asianResult } from '@touchline/betting';
import type { Slot, Window } from '#pricing/football/slots.ts';
import { CORRECT_SCORES, EXACT_GOALS, NO_GOAL, OTHER_SCORE, OWN } from '#pricing/football/templates.ts';
import type { LegResult, Pair } from '../world.ts';
import type { Facts } from './facts.ts';
import type { FootballEvent } from './script.ts';

export type Results = Record<string, LegResult>;

/** The outcomes of a market that are certain; null when none is. */
type Decision = (facts: Facts, slot: Slot, players: readonly string[]) => Results | null;

const LEG = { win: 'won', half_win: 'half_won', void: 'void', half_lose: 'half_lost', lose: 'lost' } as const;

/** The outcome at `index` won, the others lost. */
function winner(slot: Slot, index: number): Results {
  return Object.fromEntries(slot.template.outcomeIds.map((id, at) => [id, at === index ? 'won' : 'lost']));
}

function sideOf(difference: number): 0 | 1 | 2 {
  return difference > 0 ? 0 : difference === 0 ? 1 : 2;
}

const sum = (pair: Pair) => pair[0] + pair[1];
const difference = (pair: Pair) => pair[0] - pair[1];

/** Both sides of a line: `margin` in goals, corners or cards on the first side's account. */
function twoSided(slot: Slot, margin: number): Results {
  const quarters = Math.round(margin * 4);
  const [first = '', second = ''] = slot.template.outcomeIds;
  return { [first]: LEG[asianResult(quarters)], [second]: LEG[asianResult(quarters === 0 ? 0 : -quarters)] };
}

/** A count that only grows: over is certain as soon as no part of the stake hangs on more. */
function total(slot: Slot, count: number, over: boolean): Results | null {
  const margin = count - slot.line;
  return over || margin >= 0.5 ? twoSided(slot, margin) : null;
}

const threeWay =
  (pick: (facts: Facts) => Pair, ended: (facts: Facts) => boolean): Decision =>
  (facts, slot) =>
    ended(facts) ? winner(slot, sideOf(difference(pick(facts)))) : null;

const totalOf =
  (pick: (facts: Facts) => number, ended: (facts: Facts) => boolean): Decision =>
  (facts, slot) =>
    total(slot, pick(facts), ended(facts));

/** Yes as soon as it holds, no as soon as it cannot come any more. */
const yesNo =
  (holds: (facts: Facts) => boolean, lost: (facts: Facts) => boolean = (facts) => facts.over): Decision =>
  (facts, slot) =>
    holds(facts) ? winner(slot, 0) : lost(facts) ? winner(slot, 1) : null;

const atEnd = (facts: Facts) => facts.over;
const atHalf = (facts: Facts) => facts.firstOver;
const bothScored = (pair: Pair) => pair[0] > 0 && pair[1] > 0;

/** Each result split by a second question, whose yes stands first in the template. */
const resultAnd =
  (holds: (facts: Facts, slot: Slot) => boolean): Decision =>
  (facts, slot) =>
    facts.over ? winner(slot, 2 * sideOf(difference(facts.score)) + (holds(facts, slot) ? 0 : 1)) : null;

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

const correctScore: Decision = (facts, slot) => {
  const [home, away] = facts.score;
  const listed = CORRECT_SCORES.find((score) => score.home === home && score.away === away);
  if (facts.over) return winner(slot, slot.template.outcomeIds.indexOf(listed?.id ?? OTHER_SCORE));
  if (home > 4 || away > 4) return winner(slot, slot.template.outcomeIds.indexOf(OTHER_SCORE));
  const gone = CORRECT_SCORES.filter((score) => score.home < home || score.away < away);
  return gone.length === 0 ? null : Object.fromEntries(gone.map((score) => [score.id, 'lost']));
};

const scorerOf =
  (wanted: number): Decision =>
  (facts, _slot, players) => {
    const results: Results = {};
    for (const player of players) {
      if ((facts.scorers.get(player) ?? 0) >= wanted) results[player] = 'won';
      else if (facts.over) results[player] = 'lost';
    }
    return Object.keys(results).length === 0 ? null : results;
  };

const nextScorer: Decision = (facts, slot, players) => {
  const goal = facts.goals[slot.nth - 1];
  if (goal === undefined && !facts.over) return null;
  const id = goal === undefined ? NO_GOAL : goal.manner === 'own_goal' ? null : (goal.player?.id ?? null);
  const known = id === NO_GOAL || (id !== null && players.includes(id));
  const everybody = [...players, NO_GOAL];
  return Object.fromEntries(
    everybody.map((player) => [player, known ? (player === id ? 'won' : 'lost') : 'void']),
  );
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

const oddEven =
  (pick: (facts: Facts) => Pair): Decision =>
  (facts, slot) =>
    facts.over ? winner(slot, sum(pick(facts)) % 2 === 1 ? 0 : 1) : null;

const halfTimeFullTime: Decision = (facts, slot) =>
  facts.over
    ? winner(slot, 3 * sideOf(difference(facts.firstGoals)) + sideOf(difference(facts.score)))
    : null;

const doubleChance: Decision = (facts, slot) => {
  if (!facts.over) return null;
  const result = sideOf(difference(facts.score));
  const won = [result !== 2, result !== 1, result !== 0];
  return Object.fromEntries(
    slot.template.outcomeIds.map((id, at) => [id, won[at] === true ? 'won' : 'lost']),
  );
};

const drawNoBet: Decision = (facts, slot) => (facts.over ? twoSided(slot, difference(facts.score)) : null);

const goalInterval: Decision = (facts, slot) => {
  const goal = facts.goals[slot.nth - 1];
  if (goal !== undefined) return winner(slot, intervalOf(goal));
  return facts.over ? winner(slot, 6) : null;
};

const exactGoals: Decision = (facts, slot) => {
  const most = EXACT_GOALS.length - 1;
  const goals = Math.min(most, facts.goals.length);
  return facts.over || goals === most ? winner(slot, goals) : null;
};

const highestHalf: Decision = (facts, slot) => {
  const [first, second] = [sum(facts.firstGoals), sum(facts.secondGoals)];
  if (facts.over) return winner(slot, first > second ? 0 : second > first ? 1 : 2);
  return facts.firstOver && second > first ? winner(slot, 1) : null;
};

const DECISIONS: Record<string, Decision> = {
  '1': threeWay((facts) => facts.score, atEnd),
  '8': nthGoal,
  '10': doubleChance,
  '11': drawNoBet,
  '14': (facts, slot) =>
    facts.over ? winner(slot, sideOf(difference(facts.score) + slot.head[0] - slot.head[1])) : null,
  '16': (facts, slot) => (facts.over ? twoSided(slot, difference(facts.score) + slot.line) : null),
  '18': totalOf((facts) => sum(facts.score), atEnd),
  '19': totalOf((facts) => facts.score[0], atEnd),
  '20': totalOf((facts) => facts.score[1], atEnd),
  '26': oddEven((facts) => facts.score),
  '29': yesNo((facts) => bothScored(facts.score)),
  '35': resultAnd((facts) => bothScored(facts.score)),
  '37': resultAnd((facts, slot) => sum(facts.score) > slot.line),
  '45': correctScore,
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
  [OWN.cornersOddEven]: oddEven((facts) => facts.corners),
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
  [OWN.exactGoals]: exactGoals,
  [OWN.bothHalves]: yesNo(
    (facts) => sum(facts.firstGoals) > 0 && sum(facts.secondGoals) > 0,
    (facts) => facts.over || (facts.firstOver && sum(facts.firstGoals) === 0),
  ),
  [OWN.highestHalf]: highestHalf,
};

/** The outcomes of a market that the facts make certain; null when there is none yet. `players` are the outcomes of scorer markets. */
export function decide(slot: Slot, facts: Facts, players: readonly string[]): Results | null {
  const results = DECISIONS[slot.marketId]?.(facts, slot, players) ?? null;
  return results;
}

/** Number of outcomes a market has, and so the number that makes its results final. */
export function outcomeCount(slot: Slot, players: readonly string[]): number {
  if (slot.template.kind !== 'player_list') return slot.template.outcomeIds.length;
  return slot.marketId === OWN.nextScorer ? players.length + 1 : players.length;
}
