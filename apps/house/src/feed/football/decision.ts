import { asianResult } from '@touchline/betting';
import type { Slot } from '#pricing/football/slots.ts';
import { NO_GOAL, OTHER_SCORE } from '#pricing/football/templates.ts';
import type { LegResult, Pair } from '../world.ts';
import type { Facts } from './facts.ts';
import type { FootballEvent } from './script.ts';

export type Results = Record<string, LegResult>;

/** The outcomes of a market that are certain; null when none is. */
export type Decision = (facts: Facts, slot: Slot, players: readonly string[]) => Results | null;

const LEG = { win: 'won', half_win: 'half_won', void: 'void', half_lose: 'half_lost', lose: 'lost' } as const;

/** The outcome at `index` won, the others lost. */
export function winner(slot: Slot, index: number): Results {
  return Object.fromEntries(slot.template.outcomeIds.map((id, at) => [id, at === index ? 'won' : 'lost']));
}

/** 0 home, 1 level, 2 away. */
export function sideOf(difference: number): 0 | 1 | 2 {
  return difference > 0 ? 0 : difference === 0 ? 1 : 2;
}

export const sum = (pair: Pair) => pair[0] + pair[1];
export const difference = (pair: Pair) => pair[0] - pair[1];

/** Both sides of a line: `margin` in goals, corners or cards on the first side's account. */
export function twoSided(slot: Slot, margin: number): Results {
  const quarters = Math.round(margin * 4);
  const [first = '', second = ''] = slot.template.outcomeIds;
  return { [first]: LEG[asianResult(quarters)], [second]: LEG[asianResult(quarters === 0 ? 0 : -quarters)] };
}

/** A count that only grows: over is certain as soon as no part of the stake hangs on more. */
export function total(slot: Slot, count: number, over: boolean): Results | null {
  const margin = count - slot.line;
  return over || margin >= 0.5 ? twoSided(slot, margin) : null;
}

export const threeWay =
  (pick: (facts: Facts) => Pair, ended: (facts: Facts) => boolean): Decision =>
  (facts, slot) =>
    ended(facts) ? winner(slot, sideOf(difference(pick(facts)))) : null;

export const totalOf =
  (pick: (facts: Facts) => number, ended: (facts: Facts) => boolean): Decision =>
  (facts, slot) =>
    total(slot, pick(facts), ended(facts));

/** Yes as soon as it holds, no as soon as it cannot come any more. */
export const yesNo =
  (holds: (facts: Facts) => boolean, lost: (facts: Facts) => boolean = (facts) => facts.over): Decision =>
  (facts, slot) =>
    holds(facts) ? winner(slot, 0) : lost(facts) ? winner(slot, 1) : null;

export const atEnd = (facts: Facts) => facts.over;
export const atHalf = (facts: Facts) => facts.firstOver;
export const bothScored = (pair: Pair) => pair[0] > 0 && pair[1] > 0;

/** Place of a result that is split by a second question, whose yes stands first in the template. */
export const splitPlace = (score: Pair, holds: boolean) => 2 * sideOf(difference(score)) + (holds ? 0 : 1);

export function doubleChance(slot: Slot, score: Pair): Results {
  const result = sideOf(difference(score));
  const won = [result !== 2, result !== 1, result !== 0];
  return Object.fromEntries(
    slot.template.outcomeIds.map((id, at) => [id, won[at] === true ? 'won' : 'lost']),
  );
}

interface Score {
  readonly id: string;
  readonly home: number;
  readonly away: number;
}

/** Scores that cannot come any more are lost before the end. */
export function scoreResults(
  slot: Slot,
  scores: readonly Score[],
  [home, away]: Pair,
  ended: boolean,
): Results | null {
  const placeOf = (id: string) => slot.template.outcomeIds.indexOf(id);
  const listed = scores.find((score) => score.home === home && score.away === away);
  if (ended) return winner(slot, placeOf(listed?.id ?? OTHER_SCORE));
  const most = Math.max(...scores.map((score) => score.home));
  if (home > most || away > most) return winner(slot, placeOf(OTHER_SCORE));
  const gone = scores.filter((score) => score.home < home || score.away < away);
  return gone.length === 0 ? null : Object.fromEntries(gone.map((score) => [score.id, 'lost']));
}

/** A number of goals, the last place for that many or more. */
export function exactResults(slot: Slot, goals: number, ended: boolean): Results | null {
  const most = slot.template.outcomeIds.length - 1;
  return ended || goals >= most ? winner(slot, Math.min(most, goals)) : null;
}

export function oddEven(slot: Slot, count: number, ended: boolean): Results | null {
  return ended ? winner(slot, count % 2 === 1 ? 0 : 1) : null;
}

/** First half, second, equal: where more was counted. */
export function highestHalf(slot: Slot, first: number, second: number, facts: Facts): Results | null {
  if (facts.over) return winner(slot, first > second ? 0 : second > first ? 1 : 2);
  return facts.firstOver && second > first ? winner(slot, 1) : null;
}

/** Players win one by one when they have what is wanted, and lose at the end. */
export const scorerOf =
  (wanted: number): Decision =>
  (facts, _slot, players) => {
    const results: Results = {};
    for (const player of players) {
      if ((facts.scorers.get(player) ?? 0) >= wanted) results[player] = 'won';
      else if (facts.over) results[player] = 'lost';
    }
    return Object.keys(results).length === 0 ? null : results;
  };

/** Who scored one goal; without the goal nobody did. An own goal, or one of somebody else, gives all stakes back. */
export function goalScorer(goal: FootballEvent | undefined, players: readonly string[]): Results {
  const id = goal === undefined ? NO_GOAL : goal.manner === 'own_goal' ? null : (goal.player?.id ?? null);
  const known = id === NO_GOAL || (id !== null && players.includes(id));
  return Object.fromEntries(
    [...players, NO_GOAL].map((player) => [player, known ? (player === id ? 'won' : 'lost') : 'void']),
  );
}
