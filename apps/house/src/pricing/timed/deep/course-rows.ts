import { HANDICAP, OVER_UNDER, SIDES_3, type TemplateRow, YES_NO } from '../template-rows.ts';

const QUARTERS = '12101 12102 12103 12104 12105';
const PERIODS = '12201 12202 12203 12204';
const HALVES = '10460 10461 10462';
const HT_FT = '418 420 422 424 426 428 430 432 434';
const LEADER_AND_WINNER = '14721 14722 14723 14724 14725 14726';

/** Market types on the course of a match, by what they ask. */
export const COURSE = {
  halfFull: '14601',
  highestHalf: '14602',
  homeHighestHalf: '14603',
  awayHighestHalf: '14604',
  homeHighestQuarter: '14605',
  awayHighestQuarter: '14606',
  homeHighestPeriod: '14607',
  awayHighestPeriod: '14608',
  homeAllQuarters: '14609',
  awayAllQuarters: '14610',
  homeBothHalves: '14611',
  awayBothHalves: '14612',
  homeAnyHalf: '14613',
  awayAnyHalf: '14614',
  homeAllPeriods: '14615',
  awayAllPeriods: '14616',
  homeAnyPeriod: '14617',
  awayAnyPeriod: '14618',
  levelQuarter: '14621',
  levelPeriod: '14622',
  mostQuarters: '14623',
  mostPeriods: '14624',
  resultAfterThree: '14625',
  totalAfterThree: '14626',
  handicapAfterThree: '14627',
  resultAfterTwo: '14628',
  totalAfterTwo: '14629',
  handicapAfterTwo: '14630',
  bestQuarter: '14631',
  weakestQuarter: '14632',
  bestPeriod: '14633',
  homeAheadQuarters: '14634',
  awayAheadQuarters: '14635',
  homeAheadPeriods: '14636',
  awayAheadPeriods: '14637',
  halfComeback: '14638',
  halfAndWinner: '14639',
  homeScoresInAll: '14640',
  awayScoresInAll: '14641',
  bothScoreInAll: '14642',
  scoreInAll: '14643',
  firstScore: '14644',
  periodFull: '14645',
  bestHalf: '14646',
  weakestHalf: '14647',
  periodComeback: '14650',
  periodAndWinner: '14651',
} as const;

/** Market types of a sport in two halves. `count` is the group of what is counted. */
export const halfRows = (count: 'goals' | 'points'): TemplateRow[] => [
  [COURSE.halfFull, 'ht_ft', 'halves', HT_FT],
  [COURSE.highestHalf, 'list', `halves ${count}`, HALVES],
  [COURSE.homeHighestHalf, 'list', 'halves teams', HALVES],
  [COURSE.awayHighestHalf, 'list', 'halves teams', HALVES],
  [COURSE.homeBothHalves, 'yes_no', 'halves teams', YES_NO],
  [COURSE.awayBothHalves, 'yes_no', 'halves teams', YES_NO],
  [COURSE.homeAnyHalf, 'yes_no', 'halves teams', YES_NO],
  [COURSE.awayAnyHalf, 'yes_no', 'halves teams', YES_NO],
  [COURSE.halfComeback, 'yes_no', 'halves', YES_NO],
  [COURSE.bestHalf, 'line_table', `halves ${count}`, OVER_UNDER, 'total'],
  [COURSE.weakestHalf, 'line_table', `halves ${count}`, OVER_UNDER, 'total'],
];

/** Market types of a sport in four quarters with overtime. */
export const QUARTER_ROWS: readonly TemplateRow[] = [
  [COURSE.halfAndWinner, 'list', 'halves overtime', LEADER_AND_WINNER],
  [COURSE.homeHighestQuarter, 'list', 'quarters teams', QUARTERS],
  [COURSE.awayHighestQuarter, 'list', 'quarters teams', QUARTERS],
  [COURSE.homeAllQuarters, 'yes_no', 'quarters teams', YES_NO],
  [COURSE.awayAllQuarters, 'yes_no', 'quarters teams', YES_NO],
  [COURSE.mostQuarters, 'three_way', 'quarters', SIDES_3],
  [COURSE.levelQuarter, 'yes_no', 'quarters', YES_NO],
  [COURSE.resultAfterThree, 'three_way', 'quarters', SIDES_3],
  [COURSE.totalAfterThree, 'line_table', 'quarters points', OVER_UNDER, 'total'],
  [COURSE.handicapAfterThree, 'handicap_table', 'quarters handicaps', HANDICAP, 'hcp'],
  [COURSE.bestQuarter, 'line_table', 'quarters points', OVER_UNDER, 'total'],
  [COURSE.weakestQuarter, 'line_table', 'quarters points', OVER_UNDER, 'total'],
  [COURSE.homeAheadQuarters, 'yes_no', 'quarters teams', YES_NO],
  [COURSE.awayAheadQuarters, 'yes_no', 'quarters teams', YES_NO],
];

/** Market types of ice hockey's three periods. */
export const PERIOD_ROWS: readonly TemplateRow[] = [
  [COURSE.periodFull, 'ht_ft', 'periods', HT_FT],
  [COURSE.periodAndWinner, 'list', 'periods overtime', LEADER_AND_WINNER],
  [COURSE.homeHighestPeriod, 'list', 'periods teams', PERIODS],
  [COURSE.awayHighestPeriod, 'list', 'periods teams', PERIODS],
  [COURSE.homeAllPeriods, 'yes_no', 'periods teams', YES_NO],
  [COURSE.awayAllPeriods, 'yes_no', 'periods teams', YES_NO],
  [COURSE.homeAnyPeriod, 'yes_no', 'periods teams', YES_NO],
  [COURSE.awayAnyPeriod, 'yes_no', 'periods teams', YES_NO],
  [COURSE.levelPeriod, 'yes_no', 'periods', YES_NO],
  [COURSE.mostPeriods, 'three_way', 'periods', SIDES_3],
  [COURSE.resultAfterTwo, 'three_way', 'periods', SIDES_3],
  [COURSE.totalAfterTwo, 'line_table', 'periods goals', OVER_UNDER, 'total'],
  [COURSE.handicapAfterTwo, 'handicap_table', 'periods handicaps', HANDICAP, 'hcp'],
  [COURSE.bestPeriod, 'line_table', 'periods goals', OVER_UNDER, 'total'],
  [COURSE.homeAheadPeriods, 'yes_no', 'periods teams', YES_NO],
  [COURSE.awayAheadPeriods, 'yes_no', 'periods teams', YES_NO],
  [COURSE.periodComeback, 'yes_no', 'periods', YES_NO],
  [COURSE.firstScore, 'list', 'periods goals', '14731 14732 14733 14734'],
  [COURSE.scoreInAll, 'yes_no', 'periods goals', YES_NO],
  [COURSE.homeScoresInAll, 'yes_no', 'periods teams', YES_NO],
  [COURSE.awayScoresInAll, 'yes_no', 'periods teams', YES_NO],
  [COURSE.bothScoreInAll, 'yes_no', 'periods goals', YES_NO],
];
