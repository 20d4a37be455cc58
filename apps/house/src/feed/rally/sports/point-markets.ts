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
import { type Grids as DeepGrids, deepOffers, questionsOf } from '../offers/deep/deep-offers.ts';
import { rowsOf } from '../offers/deep/questions.ts';
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

/** Market types of a sport whose longest matches are won with `most` sets. */
const templatesOf = (sport: string, most: number) =>
  marketTemplates(sport, [...ROWS, ...rowsOf('points', questionsOf('points', most))]);

export const TABLE_TENNIS_TEMPLATES = templatesOf('table_tennis', 4);
export const VOLLEYBALL_TEMPLATES = templatesOf('volleyball', 3);
export const BADMINTON_TEMPLATES = templatesOf('badminton', 2);

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
  /** Those of the full depth that are its own. */
  deep: Pick<
    DeepGrids,
    | 'sideOfSet'
    | 'winnerAndTotal'
    | 'bothReach'
    | 'leaderAfter'
    | 'winnerAndUnits'
    | 'best'
    | 'weakest'
    | 'widest'
    | 'firstTwoTotal'
    | 'firstTwoHandicap'
  >;
}

const deepGrids = ({ races, deep }: Grids): DeepGrids => ({
  ...deep,
  races,
  handicapAfter: handicaps(0.5, 2.5, 2),
  handicap: [],
  sideUnits: [],
});

/** The usual markets of a format, and with `isDeep` those of the full depth. */
export type PointOffers = (rules: SetRules, isDeep: boolean) => readonly RallyOffer[];

function pointOffers(
  { rules, isDeep }: { rules: SetRules; isDeep: boolean },
  own: readonly MarketTemplate[],
  grids: Grids,
): readonly RallyOffer[] {
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
    ...(isDeep ? deepOffers(kit, 'points', deepGrids(grids)) : []),
  ];
}

export const tableTennisOffers: PointOffers = (rules, isDeep) =>
  pointOffers({ rules, isDeep }, TABLE_TENNIS_TEMPLATES, {
    total: lines(15 * rules.setsToWin + 0.5, 42 * rules.setsToWin + 0.5, 2),
    side: lines(8.5, 20 * rules.setsToWin + 0.5, 2),
    difference: handicaps(1.5, 8 * rules.setsToWin + 0.5, 2),
    setTotal: () => toClear(14.5, 20.5),
    setDifference: handicaps(1.5, 7.5),
    races: () => [5, 7, 9],
    deep: {
      sideOfSet: () => [6.5, 8.5, 9.5, 10.5],
      winnerAndTotal: () => lines(17.5, 19.5),
      bothReach: () => [7, 8, 9],
      leaderAfter: () => [6, 10],
      winnerAndUnits: [22, 25, 28].map((points) => points * rules.setsToWin + 0.5),
      best: [19.5, 20.5, 22.5],
      weakest: lines(13.5, 16.5),
      widest: lines(5.5, 8.5),
      firstTwoTotal: lines(32.5, 40.5, 2),
      firstTwoHandicap: handicaps(1.5, 9.5, 2),
    },
  });

export const volleyballOffers: PointOffers = (rules, isDeep) =>
  pointOffers({ rules, isDeep }, VOLLEYBALL_TEMPLATES, {
    total: lines(110.5, 236.5, 3),
    side: lines(40.5, 120.5, 2),
    difference: handicaps(1.5, 35.5, 2),
    setTotal: (set) => (set === 4 ? toClear(21.5, 28.5) : toClear(36.5, 48.5)),
    setDifference: handicaps(1.5, 9.5),
    races: (set) => (set === 4 ? [5, 10] : [10, 15, 20]),
    deep: {
      sideOfSet: (set) => (set === 4 ? lines(9.5, 13.5, 2) : lines(18.5, 24.5, 2)),
      winnerAndTotal: (set) => (set === 4 ? [24.5, 26.5] : lines(42.5, 46.5, 2)),
      bothReach: (set) => (set === 4 ? [11, 12, 13] : [20, 21, 22, 23]),
      leaderAfter: (set) => (set === 4 ? [10] : [10, 20]),
      winnerAndUnits: lines(150.5, 190.5, 20),
      best: lines(45.5, 49.5, 2),
      weakest: lines(36.5, 42.5, 2),
      widest: lines(7.5, 11.5, 2),
      firstTwoTotal: lines(82.5, 96.5, 2),
      firstTwoHandicap: handicaps(1.5, 11.5, 2),
    },
  });

export const badmintonOffers: PointOffers = (rules, isDeep) =>
  pointOffers({ rules, isDeep }, BADMINTON_TEMPLATES, {
    total: lines(52.5, 126.5, 2),
    side: lines(14.5, 66.5, 2),
    difference: handicaps(1.5, 27.5, 2),
    setTotal: () => toClear(28.5, 40.5),
    setDifference: handicaps(1.5, 11.5),
    races: () => [5, 11, 15],
    deep: {
      sideOfSet: () => lines(14.5, 20.5, 2),
      winnerAndTotal: () => lines(35.5, 39.5, 2),
      bothReach: () => [15, 16, 17, 18],
      leaderAfter: () => [10, 20],
      winnerAndUnits: lines(75.5, 105.5, 15),
      best: lines(37.5, 41.5, 2),
      weakest: lines(32.5, 36.5, 2),
      widest: lines(5.5, 9.5, 2),
      firstTwoTotal: lines(66.5, 80.5, 2),
      firstTwoHandicap: handicaps(1.5, 11.5, 2),
    },
  });
