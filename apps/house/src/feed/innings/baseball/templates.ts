import { deepRows, templatesOf } from '../market-rows.ts';
import { BASEBALL_DEEP_ROWS } from './deep/rows.ts';

const SIDES_2 = '4 5';
const SIDES_3 = '1 2 3';
const OVER_UNDER = '12 13';
const LINE_SIDES = '1714 1715';
const YES_NO = '74 76';
const ODD_EVEN = '70 72';

/** Market types of baseball: the feed's where it has one. */
export const BASEBALL = {
  winner: '251',
  runLine: '256',
  total: '258',
  firstFive: '13101',
  firstFiveTotal: '13102',
  firstFiveRunLine: '13103',
  inning: '13104',
  inningTotal: '13105',
  oddEven: '13106',
  homeTotal: '13107',
  awayTotal: '13108',
  extraInnings: '13109',
  firstRun: '13110',
  nineInnings: '13111',
  margin: '13112',
} as const;

/** Outcomes of the winning margin: home by one, two, three and more, then away likewise. */
const MARGINS = ['131121', '131122', '131123', '131124', '131125', '131126'] as const;

export const BASEBALL_TEMPLATES = templatesOf('baseball', [
  [BASEBALL.winner, 'two_way', ['top'], SIDES_2],
  [BASEBALL.total, 'line_table', ['top', 'points'], OVER_UNDER, 'total'],
  [BASEBALL.runLine, 'handicap_table', ['top', 'handicaps'], LINE_SIDES, 'hcp'],
  [BASEBALL.inning, 'three_way', ['top', 'innings'], SIDES_3, 'inningnr'],
  [BASEBALL.inningTotal, 'line_table', ['top', 'innings'], OVER_UNDER, 'inningnr total'],
  [BASEBALL.firstFive, 'three_way', ['top', 'innings'], SIDES_3],
  [BASEBALL.firstFiveTotal, 'line_table', ['innings', 'points'], OVER_UNDER, 'total'],
  [BASEBALL.firstFiveRunLine, 'handicap_table', ['innings', 'handicaps'], LINE_SIDES, 'hcp'],
  [BASEBALL.nineInnings, 'three_way', ['innings'], SIDES_3],
  [BASEBALL.homeTotal, 'line_table', ['teams', 'points'], OVER_UNDER, 'total'],
  [BASEBALL.awayTotal, 'line_table', ['teams', 'points'], OVER_UNDER, 'total'],
  [BASEBALL.margin, 'list', ['handicaps', 'score'], MARGINS.join(' ')],
  [BASEBALL.firstRun, 'two_way', ['teams'], SIDES_2],
  [BASEBALL.extraInnings, 'yes_no', ['innings'], YES_NO],
  [BASEBALL.oddEven, 'two_way', ['points'], ODD_EVEN],
  ...deepRows(BASEBALL_DEEP_ROWS),
]);
