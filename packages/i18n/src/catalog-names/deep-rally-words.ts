/** What sets and maps are made of. */
export type RallyUnit = 'games' | 'points' | 'legs' | 'rounds';

/** Words for markets on units. Texts named `…After` and `race…` take the number that is named like the unit, `{games}`; `count` is a number. */
export interface DeepUnitWords {
  /** Names what is asked of the units of the whole match. */
  readonly of: (question: string) => string;
  readonly exact: string;
  readonly firstAndWinner: string;
  readonly leaderAfter: string;
  readonly handicapAfter: string;
  readonly race: string;
  readonly raceAndWinner: string;
  readonly scoreAfter: (count: string) => string;
  /** A side wins a set and the other has no unit of it. */
  readonly clean: (side: string) => string;
  readonly winnerAndExtra: string;
  readonly extras: string;
  readonly most: string;
  readonly mostAndWinner: string;
  readonly best: string;
  readonly weakest: string;
  readonly widest: string;
  readonly more: string;
}

/** Words for markets on sets or on maps. */
export interface DeepSetWords {
  /** Takes the number of the set. */
  readonly of: (question: string) => string;
  readonly firstTwo: (question: string) => string;
  readonly exact: string;
  readonly straight: (side: string) => string;
  readonly distance: string;
  readonly sideTotal: (side: string) => string;
  /** Takes `{total}`. */
  readonly winnerAndTotal: string;
  readonly oddEven: string;
  readonly firstAndMatch: string;
  readonly secondAndMatch: string;
  readonly comeback: string;
  readonly sideComeback: (side: string) => string;
  readonly afterTwo: string;
  readonly afterThree: string;
  readonly firstTwoWinners: string;
  /** Takes `{total}`. */
  readonly firstAndTotal: string;
  readonly sideExact: (side: string) => string;
  readonly leads: (side: string) => string;
  readonly twoInARow: (side: string) => string;
  readonly toNil: (side: string) => string;
  readonly anyToNil: string;
  readonly names: readonly [first: string, second: string];
}

/** Words for the markets of the full depth of sports of sets and maps. */
export interface DeepRallyWords {
  readonly units: Readonly<Record<RallyUnit, DeepUnitWords>>;
  readonly sets: DeepSetWords;
  readonly maps: DeepSetWords;
  /** `number` is a placeholder. */
  readonly bothReach: (number: string) => string;
  /** A whole number as an outcome is called. */
  readonly count: (count: number) => string;
}
