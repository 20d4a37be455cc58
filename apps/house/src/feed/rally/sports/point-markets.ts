import type { SetRules } from '#pricing/rally/rules.ts';
import {
  byId,
  HANDICAP,
  marketTemplates,
  ODD_EVEN,
  OVER_UNDER,
  type Row,
  SET_SCORES,
  TWO_WAY,
  YES_NO,
} from '#pricing/rally/templates.ts';
import type { MarketTemplate } from '../../world.ts';
import * as match from '../offers/match-offers.ts';
import { handicaps, lines, type OfferKit, type RallyOffer } from '../offers/offer.ts';
import * as sets from '../offers/set-offers.ts';

/** Market types of every sport whose sets are made of points. */
const ROWS: readonly Row[] = [
  ['186', 'two_way', ['top'], TWO_WAY],
  ['202', 'two_way', ['top', 'sets'], TWO_WAY, 'setnr'],
  ['238', 'line_table', ['top', 'points'], OVER_UNDER, 'total'],
  ['237', 'handicap_table', ['top', 'points', 'handicaps'], HANDICAP, 'hcp'],
  ['188', 'handicap_table', ['top', 'sets', 'handicaps'], HANDICAP, 'hcp'],
  ['314', 'line_table', ['top', 'sets'], OVER_UNDER, 'total'],
  ['199', 'correct_score', ['score', 'sets'], SET_SCORES],
  ['310', 'line_table', ['sets', 'points'], OVER_UNDER, 'setnr total'],
  ['309', 'handicap_table', ['sets', 'points', 'handicaps'], HANDICAP, 'setnr hcp'],
  ['11201', 'two_way', ['sets', 'points'], TWO_WAY, 'setnr points'],
  ['11202', 'yes_no', ['sets', 'points'], YES_NO, 'setnr'],
  ['11203', 'two_way', ['points'], ODD_EVEN],
  ['11204', 'two_way', ['sets', 'points'], ODD_EVEN, 'setnr'],
  ['11205', 'line_table', ['points'], OVER_UNDER, 'total'],
  ['11206', 'line_table', ['points'], OVER_UNDER, 'total'],
  ['11107', 'yes_no', ['sets'], YES_NO],
  ['11108', 'yes_no', ['sets'], YES_NO],
];

export const TABLE_TENNIS_TEMPLATES = marketTemplates('table_tennis', ROWS);
export const VOLLEYBALL_TEMPLATES = marketTemplates('volleyball', ROWS);
export const BADMINTON_TEMPLATES = marketTemplates('badminton', ROWS);

/** Lines of a set; beyond its usual end only even totals come. */
const toClear = (from: number, to: number) => [...lines(from, to), to + 2, to + 4];

/** The lines of one sport. */
interface Grids {
  total: readonly number[];
  side: readonly number[];
  difference: readonly number[];
  setTotal(set: number): readonly number[];
  setDifference: readonly number[];
  races(set: number): readonly number[];
}

function pointOffers(rules: SetRules, own: readonly MarketTemplate[], grids: Grids): readonly RallyOffer[] {
  const kit: OfferKit = {
    rules,
    templates: byId(own),
    nr: 'setnr',
    unitNr: 'pointnr',
    raceNr: 'points',
    isUnitPoint: () => true,
  };
  return [
    match.winner(kit, '186'),
    ...sets.setWinners(kit, '202'),
    ...match.unitTotals(kit, '238', 'total', grids.total),
    ...match.unitHandicaps(kit, '237', grids.difference),
    ...match.setHandicaps(kit, '188'),
    ...match.totalSets(kit, '314'),
    match.correctScore(kit, '199'),
    ...sets.setTotals(kit, '310', grids.setTotal),
    ...sets.handicapsOfSets(kit, '309', grids.setDifference),
    ...sets.races(kit, '11201', grids.races),
    ...sets.extraOfSets(kit, '11202'),
    match.oddUnits(kit, '11203'),
    ...sets.oddOfSets(kit, '11204'),
    ...match.unitTotals(kit, '11205', 'home', grids.side),
    ...match.unitTotals(kit, '11206', 'away', grids.side),
    match.winsASet(kit, '11107', 0),
    match.winsASet(kit, '11108', 1),
  ];
}

export const tableTennisOffers = (rules: SetRules): readonly RallyOffer[] =>
  pointOffers(rules, TABLE_TENNIS_TEMPLATES, {
    total: lines(15 * rules.setsToWin + 0.5, 42 * rules.setsToWin + 0.5, 2),
    side: lines(8.5, 20 * rules.setsToWin + 0.5, 2),
    difference: handicaps(1.5, 8 * rules.setsToWin + 0.5, 2),
    setTotal: () => toClear(14.5, 20.5),
    setDifference: handicaps(1.5, 7.5),
    races: () => [5, 7, 9],
  });

export const volleyballOffers = (rules: SetRules): readonly RallyOffer[] =>
  pointOffers(rules, VOLLEYBALL_TEMPLATES, {
    total: lines(110.5, 236.5, 3),
    side: lines(40.5, 120.5, 2),
    difference: handicaps(1.5, 35.5, 2),
    setTotal: (set) => (set === 4 ? toClear(21.5, 28.5) : toClear(36.5, 48.5)),
    setDifference: handicaps(1.5, 9.5),
    races: (set) => (set === 4 ? [5, 10] : [10, 15, 20]),
  });

export const badmintonOffers = (rules: SetRules): readonly RallyOffer[] =>
  pointOffers(rules, BADMINTON_TEMPLATES, {
    total: lines(52.5, 126.5, 2),
    side: lines(14.5, 66.5, 2),
    difference: handicaps(1.5, 27.5, 2),
    setTotal: () => toClear(28.5, 40.5),
    setDifference: handicaps(1.5, 11.5),
    races: () => [5, 11, 15],
  });
