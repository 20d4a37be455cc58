import { type PairPart, type PairQuestion, pairRows } from '#pricing/pairs/pair-questions.ts';
import { SIDES_2, type TemplateRow, YES_NO } from '#pricing/timed/template-rows.ts';

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => 16_850 + first + index).join(' ');

/** Parts of a game of which counts of both sides are asked. Ids of market types are for good. */
export const PARTS = {
  inning: { base: 16_000, name: 'inningnr', groups: 'innings' },
  opening: {
    base: 16_030,
    name: 'innings',
    groups: 'innings',
    outcomes: { exact: `${numbers(0, 8)} 16879` },
  },
  five: { base: 16_060, name: '', groups: 'innings', outcomes: { exact: `${numbers(0, 8)} 16879` } },
  hits: { base: 16_090, name: '', groups: 'teams innings' },
  homeRuns: { base: 16_120, name: '', groups: 'teams innings' },
  strikeouts: { base: 16_150, name: '', groups: 'teams innings' },
  game: {
    base: 16_180,
    name: '',
    groups: 'points',
    outcomes: { homeExact: `${numbers(0, 7)} 16878`, awayExact: `${numbers(0, 7)} 16878` },
  },
} as const satisfies Record<string, PairPart>;

const OF_SPAN: readonly PairQuestion[] = [
  'drawNoBet',
  'homeTotal',
  'awayTotal',
  'threeWayHandicap',
  'resultAndTotal',
  'bothReach',
  'margin',
  'oddEven',
  'homeOddEven',
  'awayOddEven',
  'exact',
  'homeExact',
  'awayExact',
];
const OF_COUNT: readonly PairQuestion[] = ['result', 'total', 'homeTotal', 'awayTotal', 'handicap'];

/** What is asked of each part beside the usual market types. */
export const ASKED: Readonly<Record<keyof typeof PARTS, readonly PairQuestion[]>> = {
  inning: [...OF_SPAN, 'handicap', 'score'],
  opening: ['result', 'total', 'handicap', ...OF_SPAN, 'homeNil', 'awayNil'],
  five: [...OF_SPAN, 'homeNil', 'awayNil'],
  hits: OF_COUNT,
  homeRuns: OF_COUNT,
  strikeouts: OF_COUNT,
  game: [
    'winnerAndTotal',
    'threeWayHandicap',
    'bothReach',
    'homeOddEven',
    'awayOddEven',
    'homeExact',
    'awayExact',
    'homeNil',
    'awayNil',
  ],
};

/** Market types on the course of a game. */
export const COURSE = {
  firstAndWinner: '16210',
  lastRun: '16211',
  innings: '16212',
  bottomNinth: '16213',
  walkOff: '16214',
  winnerAndExtra: '16215',
  race: '16216',
  bestInning: '16217',
  bestHalf: '16218',
  homeBest: '16219',
  awayBest: '16220',
  scoreless: '16221',
  fiveAndWinner: '16222',
  openingAndWinner: '16223',
  homeComeback: '16224',
  awayComeback: '16225',
  firstRunInning: '16226',
} as const;

const OVER_UNDER = '12 13';
const TWO_SIDES = '15801 15802 15803 15804';
const LEADER_AND_WINNER = '14721 14722 14723 14724 14725 14726';

const COURSE_ROWS: readonly TemplateRow[] = [
  [COURSE.winnerAndExtra, 'list', 'innings', '78 80 86 88'],
  [COURSE.fiveAndWinner, 'list', 'innings', LEADER_AND_WINNER],
  [COURSE.openingAndWinner, 'list', 'innings', LEADER_AND_WINNER, 'innings'],
  [COURSE.firstAndWinner, 'list', 'teams', TWO_SIDES],
  [COURSE.race, 'three_way', 'points', '6 7 8', 'points'],
  [COURSE.firstRunInning, 'list', 'innings points', `${numbers(1, 8)} 16879`],
  [COURSE.lastRun, 'two_way', 'teams', SIDES_2],
  [COURSE.homeComeback, 'yes_no', 'teams', YES_NO],
  [COURSE.awayComeback, 'yes_no', 'teams', YES_NO],
  [COURSE.bestInning, 'line_table', 'innings points', OVER_UNDER, 'total'],
  [COURSE.bestHalf, 'line_table', 'innings points', OVER_UNDER, 'total'],
  [COURSE.homeBest, 'line_table', 'innings teams', OVER_UNDER, 'total'],
  [COURSE.awayBest, 'line_table', 'innings teams', OVER_UNDER, 'total'],
  [COURSE.scoreless, 'yes_no', 'innings points', YES_NO],
  [COURSE.bottomNinth, 'yes_no', 'innings', YES_NO],
  [COURSE.walkOff, 'yes_no', 'innings', YES_NO],
  [COURSE.innings, 'list', 'innings', '16859 16860 16861 16882'],
];

/** Rows of the market types that foremost games have beside the usual ones. */
export const BASEBALL_DEEP_ROWS: readonly TemplateRow[] = [
  ...pairRows(PARTS.game, ASKED.game),
  ...COURSE_ROWS,
  ...pairRows(PARTS.five, ASKED.five),
  ...pairRows(PARTS.opening, ASKED.opening),
  ...pairRows(PARTS.inning, ASKED.inning),
  ...pairRows(PARTS.hits, ASKED.hits),
  ...pairRows(PARTS.homeRuns, ASKED.homeRuns),
  ...pairRows(PARTS.strikeouts, ASKED.strikeouts),
];
