import type { Pair } from '#feed/world.ts';
import { type Distribution, differenceOf, poisson, type Signed, sumOf, sumOfSigned } from '../poisson.ts';
import { type Count, type Intensities, type Remaining, rate } from './intensity.ts';
import type { Kicks } from './shoot-out.ts';

/** Where a match that needs a winner stands beyond its ninety minutes. */
export interface TieSituation {
  /** Goals of extra time. */
  goals: Pair;
  /** Expected seconds of extra time that are left: all of them before it begins. */
  left: number;
  /** Sent off in ninety minutes and in extra time. */
  reds: Pair;
  kicks: Kicks;
}

/** What a match has brought so far, in the terms that prices depend on. */
export interface Situation extends Remaining {
  firstGoals: Pair;
  secondGoals: Pair;
  corners: Pair;
  cards: Pair;
  reds: Pair;
  /** Whether a corner has been taken in the half. */
  cornerIn: readonly [first: boolean, second: boolean];
  scorers: ReadonlyMap<string, number>;
  /** The last goal so far: whom it counts for and who scored it. An own goal has no player. */
  lastGoal: { readonly side: 0 | 1; readonly playerId: string | null } | null;
  /** Whether a side has scored against itself. */
  ownGoal: boolean;
  /** Null where a draw is a result like any other. */
  tie: TieSituation | null;
}

/** Goals at the end of one half or of the match, both sides. */
export interface HalfEnd {
  home: Distribution;
  away: Distribution;
  total: Distribution;
  difference: Signed;
}

/** One simulation of a match: every price is a sum over these distributions, so that no two can contradict each other. */
export interface Model {
  at: Situation;
  first: HalfEnd;
  second: HalfEnd;
  full: HalfEnd;
  /** Goals of home less those of away at the end of extra time, its own alone; null where none can be played. */
  extra: Signed | null;
  homeCorners: Distribution;
  awayCorners: Distribution;
  homeCards: Distribution;
  awayCards: Distribution;
  /** Expected counts still to come in a half (0 first, 1 second) for home and away. */
  toCome(count: Count, half: 0 | 1): Pair;
  /** Events per second for home and away in a half. */
  rates(count: Count, half: 1 | 2): Pair;
}

function halfEnd(home: Distribution, away: Distribution): HalfEnd {
  return { home, away, total: sumOf(home, away), difference: differenceOf(home, away) };
}

function fullTime(first: HalfEnd, second: HalfEnd): HalfEnd {
  return {
    home: sumOf(first.home, second.home),
    away: sumOf(first.away, second.away),
    total: sumOf(first.total, second.total),
    difference: sumOfSigned(first.difference, second.difference),
  };
}

/** Extra time is played at the pace of the second half. */
function extraTime(all: Intensities, { goals, left, reds }: TieSituation): Signed {
  const end = (side: 0 | 1) => poisson(rate(all, 'goals', side, 2, reds) * left, goals[side]);
  return differenceOf(end(0), end(1));
}

/** Prices' view of a match: what has happened, plus Poisson counts of what is left. */
export function buildModel(all: Intensities, at: Situation): Model {
  const rates = (count: Count, half: 1 | 2): Pair => [
    rate(all, count, 0, half, at.reds),
    rate(all, count, 1, half, at.reds),
  ];
  const toCome = (count: Count, half: 0 | 1): Pair => {
    const [home, away] = rates(count, half === 0 ? 1 : 2);
    const seconds = Math.max(0, at.left[half]);
    return [home * seconds, away * seconds];
  };
  const goals1 = toCome('goals', 0);
  const goals2 = toCome('goals', 1);
  const first = halfEnd(poisson(goals1[0], at.firstGoals[0]), poisson(goals1[1], at.firstGoals[1]));
  const second = halfEnd(poisson(goals2[0], at.secondGoals[0]), poisson(goals2[1], at.secondGoals[1]));
  const rest = (count: Count, side: 0 | 1) => toCome(count, 0)[side] + toCome(count, 1)[side];
  const cards = (side: 0 | 1) => poisson(rest('yellows', side) + rest('reds', side), at.cards[side]);
  return {
    at,
    first,
    second,
    full: fullTime(first, second),
    extra: at.tie && extraTime(all, at.tie),
    homeCorners: poisson(rest('corners', 0), at.corners[0]),
    awayCorners: poisson(rest('corners', 1), at.corners[1]),
    homeCards: cards(0),
    awayCards: cards(1),
    toCome,
    rates,
  };
}
