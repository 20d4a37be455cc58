/** Home is 0, away is 1. */
export type Seat = 0 | 1;

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** How units (games, points, legs, rounds) make a set (or map), and sets a match. */
export interface SetRules {
  readonly setsToWin: number;
  isOver(a: number, b: number, set: number): boolean;
  /** Who begins the unit at this score of a set; `last` won the unit before it. */
  serverOf(first: Seat, a: number, b: number, last: Seat): Seat;
  /** Who begins the set after one that ended like this. */
  nextFirst(first: Seat, a: number, b: number): Seat;
  /** A finished set with this score went beyond its usual end: tiebreak, overtime, two points clear. */
  hadExtra(a: number, b: number, set: number): boolean;
}

/** Where the unit in play stands: the score of its set when it began, and who began it. */
export interface UnitPlace {
  set: number;
  a: number;
  b: number;
  server: Seat;
}

/** One match as chances: all prices of a moment and the draws of its script come from it. */
export interface Contest {
  /** Contests with the same key have the same chances. */
  readonly key: string;
  readonly rules: SetRules;
  /** Chance that home wins the unit that begins here. */
  chance(place: UnitPlace): number;
  /** Chance that home wins the unit in play with these points; null where it is fresh. */
  inPlay?(place: UnitPlace, points: readonly [number, number]): number | null;
}

/** Where a match stands between two units. */
export interface Standing {
  /** Sets won. */
  sets: readonly [number, number];
  /** Units won in the sets that are over. */
  units: readonly [number, number];
  /** Sets so far that went beyond their usual end. */
  extras: number;
  /** Units won in the set in play. */
  a: number;
  b: number;
  /** Who began the set in play, and the unit in play. */
  first: Seat;
  server: Seat;
}

export const setOf = ({ sets }: Pick<Standing, 'sets'>) => sets[0] + sets[1];
