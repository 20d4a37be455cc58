import type { MarketGroup, MarketTemplate, OutcomeKind } from '#feed/world.ts';
import { DEEP_ROWS } from './deep-templates.ts';

/** A market type: its specifiers and outcomes are words apart. */
export type TemplateRow = readonly [
  id: string,
  kind: OutcomeKind,
  groups: readonly MarketGroup[],
  outcomeIds: string,
  specifiers?: string,
];

const YES_NO = '74 76';
const OVER_UNDER = '12 13';
const SIDES_3 = '1 2 3';

/** Who goes through: of matches that need a winner, and the one market that counts extra time and penalties. */
export const TO_QUALIFY = '2';

/** Own market ids that every match has: those from 10000 on, and their own outcome ids likewise. */
export const OWN = {
  goalWindow: '10001',
  cornerWindow: '10002',
  cardWindow: '10003',
  lateGoal: '10004',
  goalInterval: '10005',
  anytimeScorer: '10010',
  twoOrMore: '10011',
  nextScorer: '10012',
  corners1x2: '10020',
  firstCorner: '10021',
  homeCorners: '10022',
  awayCorners: '10023',
  cornersOddEven: '10024',
  cards1x2: '10030',
  redCard: '10031',
  homeWinToNil: '10040',
  awayWinToNil: '10041',
  homeCleanSheet: '10042',
  awayCleanSheet: '10043',
  exactGoals: '10044',
  bothHalves: '10045',
  highestHalf: '10046',
  outright: '10090',
} as const;

/** Outcomes of `exactGoals`: 0 to 5 goals, then 6 or more. */
export const EXACT_GOALS = ['10440', '10441', '10442', '10443', '10444', '10445', '10446'] as const;
/** Outcomes of `highestHalf`: first, second, equal. */
export const HIGHEST_HALF = ['10460', '10461', '10462'] as const;
/** Outcomes of `goalInterval`: six quarters of an hour (stoppage time belongs to the third and the sixth), then no such goal. */
export const GOAL_INTERVALS = ['10501', '10502', '10503', '10504', '10505', '10506', '10507'] as const;
/** Outcome of `nextScorer` when there is no such goal. */
export const NO_GOAL = '7';

/** Correct scores 0:0 to 4:4, home goals changing fastest, then any other. */
export const CORRECT_SCORES: readonly { id: string; home: number; away: number }[] = Array.from(
  { length: 25 },
  (_, index) => ({ id: String(274 + 2 * index), home: index % 5, away: Math.floor(index / 5) }),
);
export const OTHER_SCORE = '324';

/** In order of priority: what stands first here stands first on the page. */
const ROWS: readonly TemplateRow[] = [
  ['1', 'three_way', ['top'], SIDES_3],
  [TO_QUALIFY, 'two_way', ['top'], '4 5'],
  ['18', 'line_table', ['top', 'goals'], OVER_UNDER, 'total'],
  ['16', 'handicap_table', ['top', 'handicaps'], '1714 1715', 'hcp'],
  ['8', 'three_way', ['top', 'goals'], '6 7 8', 'goalnr'],
  ['29', 'yes_no', ['top', 'goals'], YES_NO],
  ['10', 'three_way', ['top'], '9 10 11'],
  ['11', 'two_way', ['top'], '4 5'],
  ['60', 'three_way', ['top', 'halves'], SIDES_3],
  ['45', 'correct_score', ['score'], [...CORRECT_SCORES.map((score) => score.id), OTHER_SCORE].join(' ')],
  [OWN.nextScorer, 'player_list', ['players'], '', 'goalnr'],
  [OWN.anytimeScorer, 'player_list', ['players'], ''],
  [OWN.twoOrMore, 'player_list', ['players'], ''],
  ['47', 'ht_ft', ['halves', 'combos'], '418 420 422 424 426 428 430 432 434'],
  ['35', 'list', ['combos'], '78 80 82 84 86 88'],
  ['37', 'list', ['combos'], '796 794 800 798 804 802', 'total'],
  ['14', 'three_way', ['handicaps'], '1711 1712 1713', 'hcp'],
  ['19', 'line_table', ['goals'], OVER_UNDER, 'total'],
  ['20', 'line_table', ['goals'], OVER_UNDER, 'total'],
  ['26', 'two_way', ['goals'], '70 72'],
  [OWN.exactGoals, 'list', ['goals', 'score'], EXACT_GOALS.join(' ')],
  [OWN.bothHalves, 'yes_no', ['goals', 'halves'], YES_NO],
  [OWN.goalInterval, 'list', ['goals', 'windows'], GOAL_INTERVALS.join(' '), 'goalnr'],
  [OWN.homeWinToNil, 'yes_no', ['combos'], YES_NO],
  [OWN.awayWinToNil, 'yes_no', ['combos'], YES_NO],
  [OWN.homeCleanSheet, 'yes_no', ['goals'], YES_NO],
  [OWN.awayCleanSheet, 'yes_no', ['goals'], YES_NO],
  ['68', 'line_table', ['halves'], OVER_UNDER, 'total'],
  ['66', 'handicap_table', ['halves', 'handicaps'], '1714 1715', 'hcp'],
  ['75', 'yes_no', ['halves'], YES_NO],
  ['83', 'three_way', ['halves'], SIDES_3],
  ['90', 'line_table', ['halves'], OVER_UNDER, 'total'],
  [OWN.highestHalf, 'list', ['halves'], HIGHEST_HALF.join(' ')],
  [OWN.goalWindow, 'yes_no', ['windows'], YES_NO, 'from to'],
  [OWN.cornerWindow, 'yes_no', ['windows', 'corners'], YES_NO, 'from to'],
  [OWN.cardWindow, 'yes_no', ['windows', 'cards'], YES_NO, 'from to'],
  [OWN.lateGoal, 'yes_no', ['windows', 'goals'], YES_NO, 'from'],
  ['166', 'line_table', ['corners'], OVER_UNDER, 'total'],
  [OWN.corners1x2, 'three_way', ['corners'], SIDES_3],
  [OWN.firstCorner, 'three_way', ['corners', 'halves'], '6 7 8', 'half'],
  [OWN.homeCorners, 'line_table', ['corners'], OVER_UNDER, 'total'],
  [OWN.awayCorners, 'line_table', ['corners'], OVER_UNDER, 'total'],
  [OWN.cornersOddEven, 'two_way', ['corners'], '70 72'],
  ['139', 'line_table', ['cards'], OVER_UNDER, 'total'],
  [OWN.cards1x2, 'three_way', ['cards'], SIDES_3],
  [OWN.redCard, 'yes_no', ['cards'], YES_NO],
  [OWN.outright, 'competitor_list', ['outrights'], ''],
];

function words(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(' ');
}

export const FOOTBALL_TEMPLATES: readonly MarketTemplate[] = [...ROWS, ...DEEP_ROWS].map(
  ([id, kind, groups, outcomeIds, specifiers], index) => ({
    id,
    kind,
    groups,
    priority: index + 1,
    outcomeIds: words(outcomeIds),
    specifiers: words(specifiers),
    i18nKey: `football.${id}`,
  }),
);
