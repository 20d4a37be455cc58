import { quartersDeepOffers, quartersDeepRows } from './deep/sports.ts';
import { highestPart, periodSpans, race, winningMargin } from './list-offers.ts';
import { handicaps, oddEven, overtime, sideTotals, threeWay, totals, twoWay } from './score-offers.ts';
import {
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  SIDES_2,
  SIDES_3,
  templateFinder,
  templatesOf,
  YES_NO,
} from './template-rows.ts';
import type { TimedOffer } from './timed-offer.ts';

const MARGIN_BANDS = [
  { from: 1, to: 5 },
  { from: 6, to: 10 },
  { from: 11, to: 15 },
  { from: 16, to: 20 },
  { from: 21, to: Number.POSITIVE_INFINITY },
] as const;

const RACES = [20, 40, 60];
/** How far lines of the full depth go to either side. */
const DEEP_REACH = 24;

export const BASKETBALL_TEMPLATES = templatesOf('basketball', [
  ['219', 'two_way', 'top overtime', SIDES_2],
  ['223', 'handicap_table', 'top handicaps overtime', HANDICAP, 'hcp'],
  ['225', 'line_table', 'top points overtime', OVER_UNDER, 'total'],
  ['12103', 'three_way', 'top', SIDES_3],
  ['12105', 'three_way', 'top halves', SIDES_3, 'half'],
  ['235', 'three_way', 'top quarters', SIDES_3, 'quarternr'],
  ['236', 'line_table', 'quarters points', OVER_UNDER, 'quarternr total'],
  ['303', 'handicap_table', 'quarters handicaps', HANDICAP, 'quarternr hcp'],
  ['12106', 'line_table', 'halves points', OVER_UNDER, 'half total'],
  ['12107', 'handicap_table', 'halves handicaps', HANDICAP, 'half hcp'],
  ['12101', 'line_table', 'teams points overtime', OVER_UNDER, 'total'],
  ['12102', 'line_table', 'teams points overtime', OVER_UNDER, 'total'],
  ['12109', 'three_way', 'points', '6 7 8', 'points'],
  ['12111', 'list', 'handicaps overtime', '12111 12112 12113 12114 12115 12116 12117 12118 12119 12120'],
  ['12110', 'list', 'quarters', '12101 12102 12103 12104 12105'],
  ['12108', 'two_way', 'points overtime', ODD_EVEN],
  ['12112', 'yes_no', 'overtime', YES_NO],
  ...quartersDeepRows(),
]);

const find = templateFinder(BASKETBALL_TEMPLATES);

/** Every market of a match, with lines around what is expected before its start; `deep` for the full depth. */
export function basketballOffers(points: { home: number; away: number }, deep: boolean): TimedOffer[] {
  const lead = points.home - points.away;
  const total = points.home + points.away;
  const quarters = [0, 1, 2, 3].flatMap((index) => {
    const span = { from: index, to: index };
    const prefix = `quarternr=${index + 1}`;
    return [
      threeWay(find('235'), span, prefix),
      ...totals(find('236'), span, { centre: total / 4, reach: 16, prefix }),
      ...handicaps(find('303'), span, { centre: lead / 4, reach: 12, prefix }),
    ];
  });
  const halves = [0, 1].flatMap((index) => {
    const span = { from: 2 * index, to: 2 * index + 1 };
    const prefix = `half=${index + 1}`;
    return [
      threeWay(find('12105'), span, prefix),
      ...totals(find('12106'), span, { centre: total / 2, reach: 26, step: 2, prefix }),
      ...handicaps(find('12107'), span, { centre: lead / 2, reach: 18, prefix }),
    ];
  });
  return [
    twoWay(find('219')),
    ...handicaps(find('223'), null, { centre: lead, reach: 32 }),
    ...totals(find('225'), null, { centre: total, reach: 48, step: 2 }),
    threeWay(find('12103'), { from: 0, to: 3 }),
    ...quarters,
    ...halves,
    ...sideTotals(find('12101'), 'home', null, { centre: points.home, reach: 32, step: 2 }),
    ...sideTotals(find('12102'), 'away', null, { centre: points.away, reach: 32, step: 2 }),
    ...RACES.map((target) => race(find('12109'), target)),
    winningMargin(find('12111'), null, MARGIN_BANDS),
    highestPart(find('12110'), periodSpans(4)),
    oddEven(find('12108'), null),
    overtime(find('12112')),
    ...(deep ? quartersDeepOffers(find, points, DEEP_REACH) : []),
  ];
}
