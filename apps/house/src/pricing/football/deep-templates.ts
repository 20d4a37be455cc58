import type { TemplateRow } from './templates.ts';

/** Own market ids of the full depth, which the matches of top leagues have; see `OWN` for those that every match has. */
export const DEEP = {
  lastScorer: '10013',
  threeOrMore: '10014',
  scoresAndWins: '10015',
  homeFirstScorer: '10016',
  awayFirstScorer: '10017',
  cornerHandicap: '10025',
  firstHalfCorners: '10026',
  firstHalfCorners1x2: '10027',
  cornerRace: '10028',
  homeCards: '10032',
  awayCards: '10033',
  cardHandicap: '10034',
  bothCarded: '10035',
  firstCard: '10036',
  winningMargin: '10060',
  homeExactGoals: '10061',
  awayExactGoals: '10062',
  goalRange: '10063',
  totalAndBoth: '10064',
  doubleChanceAndBoth: '10065',
  doubleChanceAndTotal: '10066',
  homeOddEven: '10067',
  awayOddEven: '10068',
  firstGoalHalf: '10069',
  lastGoal: '10070',
  goalRace: '10071',
  ownGoal: '10072',
  homeScoresTwice: '10073',
  awayScoresTwice: '10074',
  homeWinsBoth: '10075',
  awayWinsBoth: '10076',
  homeWinsEither: '10077',
  awayWinsEither: '10078',
  overBoth: '10079',
  underBoth: '10080',
  homeHighestHalf: '10081',
  awayHighestHalf: '10082',
  bothByHalf: '10083',
  halfDoubleChance: '10100',
  halfDrawNoBet: '10101',
  halfScore: '10102',
  halfExactGoals: '10103',
  halfOddEven: '10104',
  halfHomeTotal: '10105',
  halfAwayTotal: '10106',
  halfResultAndBoth: '10107',
  halfResultAndTotal: '10108',
  halfHomeCleanSheet: '10109',
  halfAwayCleanSheet: '10110',
  halfHandicap: '10111',
  halfBoth: '10112',
} as const;

/** Outcomes of `winningMargin`: home by 1, 2, 3 or more, then away likewise, then the draw. */
export const MARGINS = ['10600', '10601', '10602', '10603', '10604', '10605', '10606'] as const;
/** Outcomes of the goals of one side or one half: 0, 1, 2, 3 or more. */
export const FEW_GOALS = ['10610', '10611', '10612', '10613'] as const;
/** Outcomes of `goalRange` and the fewest goals of each. */
export const GOAL_RANGES = [
  { id: '10630', from: 0 },
  { id: '10631', from: 2 },
  { id: '10632', from: 4 },
  { id: '10633', from: 7 },
] as const;

/** Scores of one half, home goals changing fastest; any other has the outcome of the match's correct score. */
export const HALF_SCORES: readonly { id: string; home: number; away: number }[] = Array.from(
  { length: 9 },
  (_, index) => ({ home: index % 3, away: Math.floor(index / 3) }),
).map((score) => ({ id: `${score.home}:${score.away}`, ...score }));

const YES_NO = '74 76';
const OVER_UNDER = '12 13';
const SIDES_3 = '1 2 3';
const NEXT = '6 7 8';
const HANDICAP = '1714 1715';
const ODD_EVEN = '70 72';

/** In order of priority, after everything that each match has. */
export const DEEP_ROWS: readonly TemplateRow[] = [
  [DEEP.winningMargin, 'list', ['score', 'handicaps'], MARGINS.join(' ')],
  [DEEP.totalAndBoth, 'list', ['combos', 'goals'], '10640 10641 10642 10643', 'total'],
  [DEEP.doubleChanceAndBoth, 'list', ['combos'], '10650 10651 10652 10653 10654 10655'],
  [DEEP.doubleChanceAndTotal, 'list', ['combos'], '10660 10661 10662 10663 10664 10665', 'total'],
  [DEEP.goalRange, 'list', ['goals'], GOAL_RANGES.map(({ id }) => id).join(' ')],
  [DEEP.goalRace, 'three_way', ['goals'], NEXT, 'goals'],
  [DEEP.lastGoal, 'three_way', ['goals'], NEXT],
  [DEEP.homeExactGoals, 'list', ['goals'], FEW_GOALS.join(' ')],
  [DEEP.awayExactGoals, 'list', ['goals'], FEW_GOALS.join(' ')],
  [DEEP.homeOddEven, 'two_way', ['goals'], ODD_EVEN],
  [DEEP.awayOddEven, 'two_way', ['goals'], ODD_EVEN],
  [DEEP.ownGoal, 'yes_no', ['goals'], YES_NO],
  [DEEP.lastScorer, 'player_list', ['players'], ''],
  [DEEP.threeOrMore, 'player_list', ['players'], ''],
  [DEEP.scoresAndWins, 'player_list', ['players', 'combos'], ''],
  [DEEP.homeFirstScorer, 'player_list', ['players'], ''],
  [DEEP.awayFirstScorer, 'player_list', ['players'], ''],
  [DEEP.firstGoalHalf, 'list', ['halves'], '10690 10691 10692'],
  [DEEP.bothByHalf, 'list', ['halves', 'goals'], '10830 10831 10832 10833'],
  [DEEP.homeScoresTwice, 'yes_no', ['halves', 'goals'], YES_NO],
  [DEEP.awayScoresTwice, 'yes_no', ['halves', 'goals'], YES_NO],
  [DEEP.homeWinsBoth, 'yes_no', ['halves'], YES_NO],
  [DEEP.awayWinsBoth, 'yes_no', ['halves'], YES_NO],
  [DEEP.homeWinsEither, 'yes_no', ['halves'], YES_NO],
  [DEEP.awayWinsEither, 'yes_no', ['halves'], YES_NO],
  [DEEP.overBoth, 'yes_no', ['halves', 'goals'], YES_NO],
  [DEEP.underBoth, 'yes_no', ['halves', 'goals'], YES_NO],
  [DEEP.homeHighestHalf, 'list', ['halves'], '10460 10461 10462'],
  [DEEP.awayHighestHalf, 'list', ['halves'], '10460 10461 10462'],
  [DEEP.halfDoubleChance, 'three_way', ['halves'], '9 10 11', 'half'],
  [DEEP.halfDrawNoBet, 'two_way', ['halves'], '4 5', 'half'],
  [DEEP.halfHandicap, 'handicap_table', ['halves', 'handicaps'], HANDICAP, 'half hcp'],
  [DEEP.halfBoth, 'yes_no', ['halves', 'goals'], YES_NO, 'half'],
  [
    DEEP.halfScore,
    'correct_score',
    ['halves', 'score'],
    [...HALF_SCORES.map(({ id }) => id), '324'].join(' '),
    'half',
  ],
  [DEEP.halfResultAndBoth, 'list', ['halves', 'combos'], '78 80 82 84 86 88', 'half'],
  [DEEP.halfResultAndTotal, 'list', ['halves', 'combos'], '796 794 800 798 804 802', 'half total'],
  [DEEP.halfHomeTotal, 'line_table', ['halves', 'goals'], OVER_UNDER, 'half total'],
  [DEEP.halfAwayTotal, 'line_table', ['halves', 'goals'], OVER_UNDER, 'half total'],
  [DEEP.halfExactGoals, 'list', ['halves', 'goals'], FEW_GOALS.join(' '), 'half'],
  [DEEP.halfHomeCleanSheet, 'yes_no', ['halves'], YES_NO, 'half'],
  [DEEP.halfAwayCleanSheet, 'yes_no', ['halves'], YES_NO, 'half'],
  [DEEP.halfOddEven, 'two_way', ['halves', 'goals'], ODD_EVEN, 'half'],
  [DEEP.cornerHandicap, 'handicap_table', ['corners', 'handicaps'], HANDICAP, 'hcp'],
  [DEEP.cornerRace, 'three_way', ['corners'], NEXT, 'corners'],
  [DEEP.firstHalfCorners, 'line_table', ['corners', 'halves'], OVER_UNDER, 'total'],
  [DEEP.firstHalfCorners1x2, 'three_way', ['corners', 'halves'], SIDES_3],
  [DEEP.homeCards, 'line_table', ['cards'], OVER_UNDER, 'total'],
  [DEEP.awayCards, 'line_table', ['cards'], OVER_UNDER, 'total'],
  [DEEP.cardHandicap, 'handicap_table', ['cards', 'handicaps'], HANDICAP, 'hcp'],
  [DEEP.firstCard, 'three_way', ['cards'], NEXT],
  [DEEP.bothCarded, 'yes_no', ['cards'], YES_NO],
];
