import type { PlayerRecord, Side } from '#feed/world.ts';
import type { Distribution } from '../poisson.ts';
import { DEEP } from './deep-templates.ts';
import { goalsToCome, nextGoal } from './goal-chances.ts';
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

/** Chances of the players of one market type; null when it has nothing to offer now. */
type PlayerMarket = (model: Model, slot: Slot, scorers: readonly Scorer[]) => PlayerChance[] | null;

/** The part of his side's goals that a player scores. */
export const goalShare = (player: Pick<PlayerRecord, 'weight'>): number =>
  player.weight * (1 - OWN_GOAL_SHARE);

const placeOf = ({ side }: Scorer): 0 | 1 => (side === 'home' ? 0 : 1);

/** The chance that a Poisson count is at least `least`. */
function reaches(mean: number, least: number): number {
  let below = 0;
  let p = Math.exp(-mean);
  for (let k = 0; k < least; k++) {
    below += p;
    p *= mean / (k + 1);
  }
  return 1 - below;
}

const of = (scorer: Scorer, chance: number): PlayerChance => ({
  outcomeId: scorer.id,
  playerId: scorer.id,
  chance,
});

/** A player who has what the outcome asks for is no longer priced: his chance is 1. */
const atLeast =
  (wanted: number): PlayerMarket =>
  (model, _slot, scorers) => {
    const goals = goalsToCome(model);
    return scorers.map((scorer) => {
      const missing = wanted - (model.at.scorers.get(scorer.id) ?? 0);
      return of(scorer, missing <= 0 ? 1 : reaches(goals[placeOf(scorer)] * goalShare(scorer), missing));
    });
  };

/** Chances that a goal is of each side, and that there is none, without the own goals that void the market. */
function withoutOwnGoals(
  goal: readonly [home: number, away: number],
  none: number,
  scorers: readonly Scorer[],
): PlayerChance[] {
  const decided = none + (goal[0] + goal[1]) * (1 - OWN_GOAL_SHARE);
  const chances = scorers.map((scorer) => of(scorer, (goal[placeOf(scorer)] * goalShare(scorer)) / decided));
  return [...chances, { outcomeId: NO_GOAL, playerId: null, chance: none / decided }];
}

const nextScorer: PlayerMarket = (model, slot, scorers) => {
  const { firstGoals: first, secondGoals: second } = model.at;
  if (slot.nth !== first[0] + first[1] + second[0] + second[1] + 1) return null;
  const [home, none, away] = nextGoal(model);
  return withoutOwnGoals([home, away], none, scorers);
};

/** Who scores the first goal of a side, while it has none. */
const firstOf =
  (side: 0 | 1): PlayerMarket =>
  (model, _slot, scorers) => {
    const { firstGoals: first, secondGoals: second } = model.at;
    if (first[side] + second[side] > 0) return null;
    const none = Math.exp(-goalsToCome(model)[side]);
    const goal = side === 0 ? ([1 - none, 0] as const) : ([0, 1 - none] as const);
    return withoutOwnGoals(
      goal,
      none,
      scorers.filter((scorer) => placeOf(scorer) === side),
    );
  };

/** The scorer of the last goal so far stays it when no other comes. */
const lastScorer: PlayerMarket = (model, _slot, scorers) => {
  const { lastGoal } = model.at;
  const [home, away] = goalsToCome(model);
  const total = home + away;
  const none = Math.exp(-total);
  const some = total === 0 ? 0 : (1 - none) / total;
  const open = withoutOwnGoals([some * home, some * away], lastGoal === null ? none : 0, scorers);
  if (lastGoal === null) return open;
  const later = (1 - none) * (1 - OWN_GOAL_SHARE);
  const decided = later + (lastGoal.playerId === null ? 0 : none);
  if (decided === 0) return null;
  return open.map((one) => ({
    ...one,
    chance:
      (one.chance * later + (one.playerId !== null && one.playerId === lastGoal.playerId ? none : 0)) /
      decided,
  }));
};

/** He scores, and his side wins. */
const scoresAndWins: PlayerMarket = (model, _slot, scorers) => {
  const { home, away } = model.full;
  const { firstGoals: first, secondGoals: second, scorers: goals } = model.at;
  /** The chance that a side wins with each number of goals. */
  const winning = [winsWith(home, away), winsWith(away, home)] as const;
  return scorers.map((scorer) => {
    const side = placeOf(scorer);
    const scored = first[side] + second[side];
    const missed = (goals.get(scorer.id) ?? 0) > 0 ? 0 : 1;
    const chance = winning[side].reduce(
      (sum, p, count) => sum + p * (1 - missed * (1 - goalShare(scorer)) ** Math.max(0, count - scored)),
      0,
    );
    return of(scorer, chance);
  });
};

function winsWith(own: Distribution, other: Distribution): number[] {
  let behind = 0;
  return own.map((p, goals) => {
    const wins = p * behind;
    behind += other[goals] ?? 0;
    return wins;
  });
}

const MARKETS: Record<string, PlayerMarket> = {
  [OWN.nextScorer]: nextScorer,
  [OWN.anytimeScorer]: atLeast(1),
  [OWN.twoOrMore]: atLeast(2),
  [DEEP.threeOrMore]: atLeast(3),
  [DEEP.lastScorer]: lastScorer,
  [DEEP.homeFirstScorer]: firstOf(0),
  [DEEP.awayFirstScorer]: firstOf(1),
  [DEEP.scoresAndWins]: scoresAndWins,
};

/** Chances of the players of a scorer market; null when the market has nothing to offer now or is not one. */
export function playerChances(model: Model, slot: Slot, scorers: readonly Scorer[]): PlayerChance[] | null {
  return MARKETS[slot.marketId]?.(model, slot, scorers) ?? null;
}
