import { deepRows, templatesOf } from '../market-rows.ts';
import { CRICKET_DEEP_ROWS } from './deep/rows.ts';

const SIDES_2 = '4 5';
const OVER_UNDER = '12 13';
const YES_NO = '74 76';
const ODD_EVEN = '70 72';

/** Market types of cricket, all the house's own. */
export const CRICKET = {
  winner: '13200',
  matchTotal: '13201',
  homeTotal: '13202',
  awayTotal: '13203',
  homeOver: '13204',
  awayOver: '13205',
  homeFall: '13206',
  awayFall: '13207',
  homeWickets: '13208',
  awayWickets: '13209',
  homePowerplay: '13210',
  awayPowerplay: '13211',
  oddEven: '13212',
  superOver: '13213',
} as const;

export const CRICKET_TEMPLATES = templatesOf('cricket', [
  [CRICKET.winner, 'two_way', ['top'], SIDES_2],
  [CRICKET.matchTotal, 'line_table', ['top', 'points'], OVER_UNDER, 'total'],
  [CRICKET.homeTotal, 'line_table', ['top', 'innings'], OVER_UNDER, 'total'],
  [CRICKET.awayTotal, 'line_table', ['top', 'innings'], OVER_UNDER, 'total'],
  [CRICKET.homeOver, 'line_table', ['top', 'points'], OVER_UNDER, 'overnr total'],
  [CRICKET.awayOver, 'line_table', ['top', 'points'], OVER_UNDER, 'overnr total'],
  [CRICKET.homeFall, 'line_table', ['innings'], OVER_UNDER, 'wicketnr total'],
  [CRICKET.awayFall, 'line_table', ['innings'], OVER_UNDER, 'wicketnr total'],
  [CRICKET.homePowerplay, 'line_table', ['innings'], OVER_UNDER, 'total'],
  [CRICKET.awayPowerplay, 'line_table', ['innings'], OVER_UNDER, 'total'],
  [CRICKET.homeWickets, 'line_table', ['innings', 'teams'], OVER_UNDER, 'total'],
  [CRICKET.awayWickets, 'line_table', ['innings', 'teams'], OVER_UNDER, 'total'],
  [CRICKET.oddEven, 'two_way', ['points'], ODD_EVEN],
  [CRICKET.superOver, 'yes_no', ['points'], YES_NO],
  ...deepRows(CRICKET_DEEP_ROWS),
]);
