import { type PairPart, type PairQuestion, pairRows } from '#pricing/pairs/pair-questions.ts';
import {
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  SIDES_2,
  SIDES_3,
  type TemplateRow,
  YES_NO,
} from '../template-rows.ts';

/** Kills of one map, and of its first ten minutes. Ids of market types are for good. */
export const PARTS = {
  kills: { base: 16_500, name: 'mapnr', groups: 'maps' },
  early: { base: 16_530, name: 'mapnr', groups: 'maps' },
} as const satisfies Record<string, PairPart>;

export const ASKED: Readonly<Record<keyof typeof PARTS, readonly PairQuestion[]>> = {
  kills: [
    'result',
    'drawNoBet',
    'homeTotal',
    'awayTotal',
    'resultAndTotal',
    'bothReach',
    'homeOddEven',
    'awayOddEven',
  ],
  early: ['result', 'drawNoBet', 'total', 'homeTotal', 'awayTotal', 'handicap', 'oddEven', 'bothReach'],
};

export const MAP = {
  margin: '16560',
  winnerAndKills: '16561',
  mostAndWinner: '16562',
  firstAndWinner: '16563',
  raceAndWinner: '16564',
  earlyAndWinner: '16565',
  minutes: '16566',
  winnerAndMinutes: '16567',
} as const;

export const MATCH = {
  total: '16580',
  homeTotal: '16581',
  awayTotal: '16582',
  handicap: '16583',
  most: '16584',
  drawNoBet: '16585',
  oddEven: '16586',
  margin: '16587',
  winnerAndTotal: '16588',
  mostAndWinner: '16589',
  best: '16590',
  weakest: '16591',
  firstTwoTotal: '16592',
  firstTwoHandicap: '16593',
  more: '16594',
  longest: '16595',
  homeOddEven: '16596',
  awayOddEven: '16597',
} as const;

export const COURSE = {
  firstAndMatch: '16600',
  secondAndMatch: '16601',
  comeback: '16602',
  homeComeback: '16603',
  awayComeback: '16604',
  afterTwo: '16605',
  firstTwoWinners: '16606',
  firstAndTotal: '16607',
  homeExact: '16608',
  awayExact: '16609',
  homeTwoInARow: '16610',
  awayTwoInARow: '16611',
} as const;

const TWO_WINNERS = '15801 15802 15803 15804';
const LEADER_AND_WINNER = '14721 14722 14723 14724 14725 14726';
const WINNER_AND_TOTAL = '794 796 802 804';
const MARGINS = '14711 14712 14713 14714 14715 14716 14717';
const MAPS_WON = '16850 16851 16852';

/** Rows of the market types that foremost matches have beside the usual ones; never among the top ones, so that lists do not grow. */
export const DOTA_DEEP_ROWS: readonly TemplateRow[] = [
  [COURSE.firstAndMatch, 'list', 'maps', TWO_WINNERS],
  [COURSE.secondAndMatch, 'list', 'maps', TWO_WINNERS],
  [COURSE.firstTwoWinners, 'list', 'maps', TWO_WINNERS],
  [COURSE.firstAndTotal, 'list', 'maps', WINNER_AND_TOTAL, 'total'],
  [COURSE.afterTwo, 'correct_score', 'score maps', '2:0 1:1 0:2'],
  [COURSE.comeback, 'yes_no', 'maps', YES_NO],
  [COURSE.homeComeback, 'yes_no', 'maps teams', YES_NO],
  [COURSE.awayComeback, 'yes_no', 'maps teams', YES_NO],
  [COURSE.homeExact, 'list', 'maps teams', MAPS_WON],
  [COURSE.awayExact, 'list', 'maps teams', MAPS_WON],
  [COURSE.homeTwoInARow, 'yes_no', 'maps teams', YES_NO],
  [COURSE.awayTwoInARow, 'yes_no', 'maps teams', YES_NO],
  [MATCH.total, 'line_table', 'points', OVER_UNDER, 'total'],
  [MATCH.homeTotal, 'line_table', 'points teams', OVER_UNDER, 'total'],
  [MATCH.awayTotal, 'line_table', 'points teams', OVER_UNDER, 'total'],
  [MATCH.handicap, 'handicap_table', 'points handicaps', HANDICAP, 'hcp'],
  [MATCH.most, 'three_way', 'points', SIDES_3],
  [MATCH.drawNoBet, 'two_way', 'points', SIDES_2],
  [MATCH.mostAndWinner, 'list', 'points', LEADER_AND_WINNER],
  [MATCH.winnerAndTotal, 'list', 'points', WINNER_AND_TOTAL, 'total'],
  [MATCH.margin, 'list', 'points handicaps', MARGINS],
  [MATCH.oddEven, 'two_way', 'points', ODD_EVEN],
  [MATCH.homeOddEven, 'two_way', 'points teams', ODD_EVEN],
  [MATCH.awayOddEven, 'two_way', 'points teams', ODD_EVEN],
  [MATCH.best, 'line_table', 'points maps', OVER_UNDER, 'total'],
  [MATCH.weakest, 'line_table', 'points maps', OVER_UNDER, 'total'],
  [MATCH.firstTwoTotal, 'line_table', 'points maps', OVER_UNDER, 'total'],
  [MATCH.firstTwoHandicap, 'handicap_table', 'points handicaps', HANDICAP, 'hcp'],
  [MATCH.more, 'list', 'points maps', '15881 15882 15883'],
  [MATCH.longest, 'line_table', 'maps', OVER_UNDER, 'total'],
  [MAP.winnerAndKills, 'list', 'maps points', WINNER_AND_TOTAL, 'mapnr total'],
  [MAP.mostAndWinner, 'list', 'maps points', LEADER_AND_WINNER, 'mapnr'],
  [MAP.firstAndWinner, 'list', 'maps', TWO_WINNERS, 'mapnr'],
  [MAP.raceAndWinner, 'list', 'maps', TWO_WINNERS, 'mapnr points'],
  [MAP.margin, 'list', 'maps handicaps', MARGINS, 'mapnr'],
  ...pairRows(PARTS.kills, ASKED.kills),
  [MAP.minutes, 'line_table', 'maps', OVER_UNDER, 'mapnr total'],
  [MAP.winnerAndMinutes, 'list', 'maps', WINNER_AND_TOTAL, 'mapnr total'],
  ...pairRows(PARTS.early, ASKED.early),
  [MAP.earlyAndWinner, 'list', 'maps points', LEADER_AND_WINNER, 'mapnr'],
];
