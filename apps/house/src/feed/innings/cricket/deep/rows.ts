import {
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  SIDES_2,
  SIDES_3,
  type TemplateRow,
  YES_NO,
} from '#pricing/timed/template-rows.ts';

/** What is asked of the innings of each side: the id is the home side's, the next one the other's. Ids are for good. */
export const SIDE = {
  oddEven: 16_300,
  ranges: 16_302,
  wickets: 16_304,
  overOddEven: 16_306,
  overWicket: 16_308,
  overBoundary: 16_310,
  overSix: 16_312,
  overRanges: 16_314,
  powerplayWickets: 16_316,
  powerplayOddEven: 16_318,
  runsAfter: 16_320,
  wicketsAfter: 16_322,
  oversUntil: 16_324,
  overOfFall: 16_326,
} as const;

export const MATCH = {
  fours: '16340',
  sixes: '16341',
  boundaries: '16342',
  highestOver: '16343',
  result: '16350',
  drawNoBet: '16351',
  handicap: '16352',
  margin: '16353',
  winnerAndTotal: '16354',
  winnerAndFirst: '16355',
  wickets: '16356',
  moreWickets: '16357',
  moreAfter: '16358',
  opening: '16359',
} as const;

const WINNER_AND_TOTAL = '794 796 802 804';
const UP_TO_TEN = Array.from({ length: 11 }, (_, index) => 16_850 + index).join(' ');

const SIDE_ROWS = [
  [SIDE.oddEven, 'two_way', 'innings teams', ODD_EVEN],
  [SIDE.ranges, 'list', 'innings teams', '16810 16811 16812 16813 16814 16815'],
  [SIDE.runsAfter, 'line_table', 'innings', OVER_UNDER, 'overs total'],
  [SIDE.wicketsAfter, 'line_table', 'innings', OVER_UNDER, 'overs total'],
  [SIDE.oversUntil, 'line_table', 'innings', OVER_UNDER, 'points total'],
  [SIDE.overOfFall, 'line_table', 'innings', OVER_UNDER, 'wicketnr total'],
  [SIDE.wickets, 'list', 'innings teams', UP_TO_TEN],
  [SIDE.powerplayWickets, 'line_table', 'innings', OVER_UNDER, 'total'],
  [SIDE.powerplayOddEven, 'two_way', 'innings', ODD_EVEN],
  [SIDE.overRanges, 'list', 'points', '16820 16821 16822 16823 16824', 'overnr'],
  [SIDE.overOddEven, 'two_way', 'points', ODD_EVEN, 'overnr'],
  [SIDE.overWicket, 'yes_no', 'points', YES_NO, 'overnr'],
  [SIDE.overBoundary, 'yes_no', 'points', YES_NO, 'overnr'],
  [SIDE.overSix, 'yes_no', 'points', YES_NO, 'overnr'],
] as const satisfies readonly (readonly [number, TemplateRow[1], string, string, string?])[];

/** Rows of the market types that foremost matches have beside the usual ones; never among the top ones, so that lists do not grow. */
export const CRICKET_DEEP_ROWS: readonly TemplateRow[] = [
  [MATCH.result, 'three_way', 'points', SIDES_3],
  [MATCH.drawNoBet, 'two_way', 'points', SIDES_2],
  [MATCH.handicap, 'handicap_table', 'handicaps', HANDICAP, 'hcp'],
  [MATCH.margin, 'list', 'handicaps', '16830 16831 16832 16833 16834 16835 16836'],
  [MATCH.winnerAndTotal, 'list', 'points', WINNER_AND_TOTAL, 'total'],
  [MATCH.winnerAndFirst, 'list', 'innings points', WINNER_AND_TOTAL, 'total'],
  [MATCH.wickets, 'line_table', 'points', OVER_UNDER, 'total'],
  [MATCH.moreWickets, 'three_way', 'teams', SIDES_3],
  [MATCH.moreAfter, 'three_way', 'innings teams', SIDES_3, 'overs'],
  [MATCH.opening, 'three_way', 'innings teams', SIDES_3],
  [MATCH.fours, 'line_table', 'innings', OVER_UNDER, 'total'],
  [MATCH.sixes, 'line_table', 'innings', OVER_UNDER, 'total'],
  [MATCH.boundaries, 'line_table', 'innings', OVER_UNDER, 'total'],
  [MATCH.highestOver, 'line_table', 'innings', OVER_UNDER, 'total'],
  ...SIDE_ROWS.flatMap(([id, ...row]): TemplateRow[] => [
    [String(id), ...row],
    [String(id + 1), ...row],
  ]),
];
