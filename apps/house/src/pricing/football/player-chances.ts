import type { PlayerRecord, Side } from '#feed/world.ts';
import { nextGoal } from './goal-chances.ts';
import type { Model } from './model.ts';
import type { Slot } from './slots.ts';
import { NO_GOAL, OWN } from './templates.ts';

/** Part of a team's goals that the opponents score for it. */
export const OWN_GOAL_SHARE = 0.03;

export interface Scorer extends PlayerRecord {
  side: Side;
}

export interface PlayerChance {
  outcomeId: string;
  playerId: string | null;
  chance: number;
}

/** The part of his side's goals that a player scores. */
export const goalShare = (player: Pick<PlayerRecord, 'weight'>): number =>
  player.weight * (1 - OWN_GOAL_SHARE);

function toScore(model: Model, scorer: Scorer): number {
  const side = scorer.side === 'home' ? 0 : 1;
  const goals = model.toCome('goals', 0)[side] + model.toCome('goals', 1)[side];
  return goals * goalShare(scorer);
}

/** A player who has what the outcome asks for is no longer priced: his chance is 1. */
function atLeast(model: Model, scorer: Scorer, wanted: number): number {
  const missing = wanted - (model.at.scorers.get(scorer.id) ?? 0);
  if (missing <= 0) return 1;
  const mean = toScore(model, scorer);
  const none = Math.exp(-mean);
  return missing === 1 ? 1 - none : 1 - none * (1 + mean);
}

function nextScorer(model: Model, scorers: readonly Scorer[]): PlayerChance[] {
  const [home, none, away] = nextGoal(model);
  // An own goal voids the market, so it has no part in its prices.
  const decided = 1 - (home + away) * OWN_GOAL_SHARE;
  const chances = scorers.map((scorer) => ({
    outcomeId: scorer.id,
    playerId: scorer.id,
    chance: ((scorer.side === 'home' ? home : away) * (1 - OWN_GOAL_SHARE) * scorer.weight) / decided,
  }));
  return [...chances, { outcomeId: NO_GOAL, playerId: null, chance: none / decided }];
}

/** Chances of the players of a scorer market; null when the market has nothing to offer now or is not one. */
export function playerChances(model: Model, slot: Slot, scorers: readonly Scorer[]): PlayerChance[] | null {
  if (slot.marketId === OWN.nextScorer) {
    const { firstGoals: first, secondGoals: second } = model.at;
    return slot.nth === first[0] + first[1] + second[0] + second[1] + 1 ? nextScorer(model, scorers) : null;
  }
  const wanted = slot.marketId === OWN.anytimeScorer ? 1 : slot.marketId === OWN.twoOrMore ? 2 : null;
  if (wanted === null) return null;
  return scorers.map((scorer) => ({
    outcomeId: scorer.id,
    playerId: scorer.id,
    chance: atLeast(model, scorer, wanted),
  }));
}
