/** Words for what is asked of all parts of one kind. `side` is a competitor. */
interface PartWords {
  /** Takes the number of the part; `question` is a name of `questions`. */
  readonly of: (question: string) => string;
  readonly most: (side: string) => string;
  readonly all: (side: string) => string;
  readonly best: string;
}

/** Words for the markets of the full depth of sports against a clock. */
export interface DeepTimedWords {
  readonly quarter: PartWords & {
    readonly level: string;
    readonly mostWon: string;
    readonly weakest: string;
    readonly ahead: (side: string) => string;
    readonly afterThree: (question: string) => string;
  };
  readonly half: PartWords & {
    readonly any: (side: string) => string;
    readonly mostOfBoth: string;
    readonly names: readonly [first: string, second: string, equal: string];
    readonly weakest: string;
    readonly full: string;
    readonly winner: string;
    readonly comeback: string;
  };
  readonly period: PartWords & {
    readonly any: (side: string) => string;
    readonly level: string;
    readonly mostWon: string;
    readonly ahead: (side: string) => string;
    readonly afterTwo: (question: string) => string;
    readonly full: string;
    readonly winner: string;
    readonly comeback: string;
    readonly scoresInAll: (side: string) => string;
    readonly bothScoreInAll: string;
    readonly scoreInAll: string;
    readonly firstScore: string;
  };
  readonly inRegular: (question: string) => string;
  readonly withOvertime: (question: string) => string;
  readonly by: (side: string, band: string) => string;
  readonly orMore: (count: string) => string;
  readonly questions: {
    readonly doubleChance: string;
    readonly drawNoBet: string;
    readonly total: string;
    readonly sideTotal: (side: string) => string;
    readonly oddEven: string;
    readonly sideOddEven: (side: string) => string;
    readonly handicap: string;
    readonly threeWayHandicap: string;
    readonly result: string;
    /** Takes `{total}`. */
    readonly resultAndTotal: string;
    /** Takes `{total}`. */
    readonly doubleChanceAndTotal: string;
    /** Takes `{points}`. */
    readonly bothReach: string;
    readonly margin: string;
    readonly exact: string;
    readonly sideExact: (side: string) => string;
    readonly score: string;
    readonly cleanSheet: (side: string) => string;
    readonly winToNil: (side: string) => string;
    readonly resultAndBoth: string;
    /** Takes `{total}`. */
    readonly totalAndBoth: string;
    readonly doubleChanceAndBoth: string;
  };
  readonly rules: Readonly<Record<DeepRule, string>>;
}

type DeepRule =
  | 'quarter_draw_no_bet'
  | 'one_half_draw_no_bet'
  | 'period_draw_no_bet'
  | 'regular_draw_no_bet'
  | 'each_quarter'
  | 'each_half'
  | 'each_period'
  | 'after_three_quarters'
  | 'after_two_periods'
  | 'leader_and_winner';
