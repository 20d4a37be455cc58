import type { Contest, Seat, SetRules, UnitPlace } from '#pricing/rally/rules.ts';
import type { Pair, StatisticKey } from '../world.ts';
import type { Draw } from './draws.ts';
import type { RallyOffer } from './offers/offer.ts';
import type { RallyState } from './state.ts';

/** One thing that happens within a unit: a point of a game, a visit of a leg, a whole round. */
export interface Happening {
  points: Pair;
  /** Who won the point; who threw, where visits are not won. */
  by: Seat;
  /** Who won the unit with it. */
  wins: Seat | null;
}

/** What statistics are counted by. */
export interface Count {
  tallies: number[];
  before: RallyState;
  happened: Happening;
  draw: Draw;
}

/** What makes a sport of rallies: one value for each match, from which its script, prices and pictures come. */
export interface RallyPlay {
  readonly rules: SetRules;
  readonly offers: readonly RallyOffer[];
  readonly first: Seat;
  /** Chances as they are, or as the book sees them after a drift between −1 and 1. */
  contest(drift: number): Contest;
  opening(place: UnitPlace): Pair;
  /** The next thing that happens. `favour` decides it for a side. */
  next(place: UnitPlace, points: Pair, draw: Draw, favour: Seat | null): Happening;
  /** Who serves now. */
  serving(place: UnitPlace, points: Pair): Seat | null;
  /** Milliseconds that one happening takes, with the pause before it. */
  lasts(state: RallyState, draw: Draw): number;
  /** Milliseconds between a set and the next. */
  readonly pauseMs: number;
  /** Status code of each set. */
  readonly stages: readonly number[];
  /** Points of the unit in play as texts; null where a unit has none. */
  texts(place: UnitPlace, points: Pair): readonly [string, string] | null;
  /** Statistics that are counted, in order of display. */
  readonly counted: readonly StatisticKey[];
  count(count: Count): void;
  /** Statistics as shown, where they are not the tallies themselves. */
  shown?(tallies: readonly number[]): readonly { key: StatisticKey; home: number; away: number }[];
  /** A unit won against its server is told as an incident. */
  readonly tellsBreaks: boolean;
  readonly setIncident: 'set' | 'map';
  /** Longest time in milliseconds that a unit without parts can take; null where none is known. */
  readonly longestUnitMs: number | null;
}

/** Status codes of sets; those of the sixth and seventh stand apart, because 13 and 14 are quarters. */
export const SET_STAGES: readonly number[] = [8, 9, 10, 11, 12, 441, 442];
export const MAP_STAGES: readonly number[] = [141, 142, 143, 144, 145, 146, 147];
