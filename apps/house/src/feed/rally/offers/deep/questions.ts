import { HANDICAP, ODD_EVEN, OVER_UNDER, type Row, TWO_WAY, YES_NO } from '#pricing/rally/templates.ts';
import type { MarketGroup, OutcomeKind } from '../../../world.ts';

/** What sets are made of. */
export type Unit = 'games' | 'points' | 'legs' | 'rounds';

/** Ids of the market types of the full depth begin here; the place of a question is added. */
const BASE: Readonly<Record<Unit, number>> = { games: 15_000, points: 15_200, legs: 15_400, rounds: 15_600 };

const THREE_WAY = '1 2 3';
/** Who wins one thing and who wins another, home first. */
const TWO_WINNERS = '15801 15802 15803 15804';
const WINNER_AND_TOTAL = '794 796 802 804';
const WINNER_AND_YES = '78 80 86 88';
const LEADER_AND_WINNER = '14721 14722 14723 14724 14725 14726';
const FEW_MARGINS = '15811 15812 15813 15814 15815 15816';
const MANY_MARGINS = '15821 15822 15823 15824 15825 15826';
const UP_TO_THREE = '15850 15851 15852 15870';
/** Scores at a moment of a set, home's best first. */
const scoresAfter = (units: number) =>
  Array.from({ length: units + 1 }, (_, away) => `${units - away}:${away}`).join(' ');

/** Name of an outcome that is a whole number. */
export const countId = (count: number): string => String(15_850 + count);
const counts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => countId(from + index)).join(' ');

/** Where a question belongs: to one set, to the sets of a match or to their units. */
type About = 'set' | 'course' | 'units';

interface Asked {
  readonly place: number;
  readonly about: About;
  readonly kind: OutcomeKind;
  readonly outcomes: string;
  /** Names in the specifier behind the number of the set; `n` stands for the number of units. */
  readonly names?: string;
  readonly also?: MarketGroup;
}

const asked = (
  about: About,
  place: number,
  kind: OutcomeKind,
  outcomes: string,
  more: Pick<Asked, 'names' | 'also'> = {},
): Asked => ({ place, about, kind, outcomes, ...more });

const LINE = { names: 'total' };
const START = { names: 'hcp', also: 'handicaps' } as const;
const SCORE = { also: 'score' } as const;

/** What is asked in the full depth, with its place among the ids. */
const QUESTIONS = {
  homeTotal: asked('set', 1, 'line_table', OVER_UNDER, LINE),
  awayTotal: asked('set', 2, 'line_table', OVER_UNDER, LINE),
  homeOddEven: asked('set', 3, 'two_way', ODD_EVEN),
  awayOddEven: asked('set', 4, 'two_way', ODD_EVEN),
  winnerAndTotal: asked('set', 5, 'list', WINNER_AND_TOTAL, LINE),
  fewMargins: asked('set', 6, 'list', FEW_MARGINS, { also: 'handicaps' }),
  manyMargins: asked('set', 7, 'list', MANY_MARGINS, { also: 'handicaps' }),
  bothReach: asked('set', 9, 'yes_no', YES_NO, { names: 'n' }),
  exactGames: asked('set', 10, 'list', `${counts(6, 10)} ${counts(12, 13)}`),
  exactLegs: asked('set', 11, 'list', counts(3, 5)),
  firstAndWinner: asked('set', 12, 'list', TWO_WINNERS),
  leaderAfter: asked('set', 13, 'three_way', THREE_WAY, { names: 'n' }),
  handicapAfter: asked('set', 15, 'handicap_table', HANDICAP, { names: 'n hcp', also: 'handicaps' }),
  raceAndWinner: asked('set', 17, 'list', TWO_WINNERS, { names: 'n' }),
  homeToNil: asked('set', 18, 'yes_no', YES_NO),
  awayToNil: asked('set', 19, 'yes_no', YES_NO),
  winnerAndExtra: asked('set', 20, 'list', WINNER_AND_YES),
  race: asked('set', 21, 'two_way', TWO_WAY, { names: 'n' }),
  handicap: asked('set', 22, 'handicap_table', HANDICAP, START),
  oddEven: asked('set', 23, 'two_way', ODD_EVEN),
  scoreAfterTwo: asked('set', 24, 'correct_score', scoresAfter(2), SCORE),
  scoreAfterFour: asked('set', 25, 'correct_score', scoresAfter(4), SCORE),
  scoreAfterSix: asked('set', 26, 'correct_score', scoresAfter(6), SCORE),
  scoreAfterTen: asked('set', 27, 'correct_score', scoresAfter(10), SCORE),
  scoreAfterTwelve: asked('set', 28, 'correct_score', scoresAfter(12), SCORE),
  exactSets: asked('course', 60, 'list', counts(3, 7)),
  homeStraight: asked('course', 61, 'yes_no', YES_NO),
  awayStraight: asked('course', 62, 'yes_no', YES_NO),
  distance: asked('course', 63, 'yes_no', YES_NO),
  homeSets: asked('course', 64, 'line_table', OVER_UNDER, LINE),
  awaySets: asked('course', 65, 'line_table', OVER_UNDER, LINE),
  winnerAndSets: asked('course', 66, 'list', WINNER_AND_TOTAL, LINE),
  oddSets: asked('course', 67, 'two_way', ODD_EVEN),
  firstAndMatch: asked('course', 69, 'list', TWO_WINNERS),
  comeback: asked('course', 70, 'yes_no', YES_NO),
  homeComeback: asked('course', 71, 'yes_no', YES_NO),
  awayComeback: asked('course', 72, 'yes_no', YES_NO),
  afterTwoSets: asked('course', 73, 'correct_score', scoresAfter(2), SCORE),
  afterThreeSets: asked('course', 74, 'correct_score', scoresAfter(3), SCORE),
  firstTwoWinners: asked('course', 75, 'list', TWO_WINNERS),
  firstAndSets: asked('course', 76, 'list', WINNER_AND_TOTAL, LINE),
  homeExactSets: asked('course', 77, 'list', counts(0, 4)),
  awayExactSets: asked('course', 78, 'list', counts(0, 4)),
  homeLeads: asked('course', 80, 'yes_no', YES_NO),
  awayLeads: asked('course', 81, 'yes_no', YES_NO),
  secondAndMatch: asked('course', 85, 'list', TWO_WINNERS),
  homeTwoInARow: asked('course', 86, 'yes_no', YES_NO),
  awayTwoInARow: asked('course', 87, 'yes_no', YES_NO),
  homeOddUnits: asked('units', 120, 'two_way', ODD_EVEN),
  awayOddUnits: asked('units', 121, 'two_way', ODD_EVEN),
  winnerAndUnits: asked('units', 122, 'list', WINNER_AND_TOTAL, LINE),
  unitMargins: asked('units', 124, 'list', `${MANY_MARGINS} 15827`, { also: 'handicaps' }),
  mostUnits: asked('units', 125, 'three_way', THREE_WAY),
  mostUnitsAndWinner: asked('units', 126, 'list', LEADER_AND_WINNER),
  extras: asked('units', 127, 'list', UP_TO_THREE),
  anyToNil: asked('units', 129, 'yes_no', YES_NO),
  homeSetToNil: asked('units', 130, 'yes_no', YES_NO),
  awaySetToNil: asked('units', 131, 'yes_no', YES_NO),
  best: asked('units', 132, 'line_table', OVER_UNDER, LINE),
  weakest: asked('units', 133, 'line_table', OVER_UNDER, LINE),
  widest: asked('units', 134, 'line_table', OVER_UNDER, LINE),
  firstTwoTotal: asked('units', 135, 'line_table', OVER_UNDER, LINE),
  firstTwoHandicap: asked('units', 136, 'handicap_table', HANDICAP, START),
  homeUnits: asked('units', 137, 'line_table', OVER_UNDER, LINE),
  awayUnits: asked('units', 138, 'line_table', OVER_UNDER, LINE),
  oddUnits: asked('units', 139, 'two_way', ODD_EVEN),
  moreUnits: asked('units', 140, 'list', '15881 15882 15883'),
} as const satisfies Record<string, Asked>;

export type Question = keyof typeof QUESTIONS;

export const idOf = (unit: Unit, question: Question): string =>
  String(BASE[unit] + QUESTIONS[question].place);

function groupsOf(unit: Unit, { about, also }: Asked): MarketGroup[] {
  const sets: MarketGroup = unit === 'rounds' ? 'maps' : 'sets';
  const units: MarketGroup = unit === 'rounds' ? 'maps' : unit;
  const own: readonly MarketGroup[] =
    about === 'course' ? [sets] : about === 'units' ? [units] : [sets, units];
  return [...new Set([...(also === 'score' ? [also] : []), ...own, ...(also === 'handicaps' ? [also] : [])])];
}

/** Rows of the market types of some questions; never among the top ones, so that lists do not grow. */
export function rowsOf(unit: Unit, questions: readonly Question[]): Row[] {
  const set = unit === 'rounds' ? 'mapnr' : 'setnr';
  return questions.map((question): Row => {
    const about: Asked = QUESTIONS[question];
    const names = [
      ...(about.about === 'set' ? [set] : []),
      ...(about.names ?? '').split(' ').map((name) => (name === 'n' ? unit : name)),
    ].filter((name) => name !== '');
    return [idOf(unit, question), about.kind, groupsOf(unit, about), about.outcomes, names.join(' ')];
  });
}
