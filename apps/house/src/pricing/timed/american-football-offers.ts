import { quartersDeepOffers, quartersDeepRows } from './deep/sports.ts';
import type { Expected } from './goal-offers.ts';
import { highestPart, periodSpans } from './list-offers.ts';
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

export const AMERICAN_FOOTBALL_TEMPLATES = templatesOf('american_football', [
  ['219', 'two_way', 'top overtime', SIDES_2],
  ['223', 'handicap_table', 'top handicaps overtime', HANDICAP, 'hcp'],
  ['225', 'line_table', 'top points overtime', OVER_UNDER, 'total'],
  ['12105', 'three_way', 'top halves', SIDES_3, 'half'],
  ['235', 'three_way', 'top quarters', SIDES_3, 'quarternr'],
  ['236', 'line_table', 'quarters points', OVER_UNDER, 'quarternr total'],
  ['303', 'handicap_table', 'quarters handicaps', HANDICAP, 'quarternr hcp'],
  ['12106', 'line_table', 'halves points', OVER_UNDER, 'half total'],
  ['12107', 'handicap_table', 'halves handicaps', HANDICAP, 'half hcp'],
  ['12101', 'line_table', 'teams points overtime', OVER_UNDER, 'total'],
  ['12102', 'line_table', 'teams points overtime', OVER_UNDER, 'total'],
  ['12110', 'list', 'quarters', '12101 12102 12103 12104 12105'],
  ['12108', 'two_way', 'points overtime', ODD_EVEN],
  ['12112', 'yes_no', 'overtime', YES_NO],
  ...quartersDeepRows(['result']),
]);

const find = templateFinder(AMERICAN_FOOTBALL_TEMPLATES);

/** How far lines of the full depth go to either side. */
const DEEP_REACH = 24;

/** Every market of a match; `deep` for the full depth. */
export function americanFootballOffers({ home, away }: Expected, deep: boolean): TimedOffer[] {
  const lead = home - away;
  const total = home + away;
  const quarters = [0, 1, 2, 3].flatMap((index) => {
    const span = { from: index, to: index };
    const prefix = `quarternr=${index + 1}`;
    return [
      threeWay(find('235'), span, prefix),
      ...totals(find('236'), span, { centre: total / 4, reach: 18, prefix }),
      ...handicaps(find('303'), span, { centre: lead / 4, reach: 14, prefix }),
    ];
  });
  const halves = [0, 1].flatMap((index) => {
    const span = { from: 2 * index, to: 2 * index + 1 };
    const prefix = `half=${index + 1}`;
    return [
      threeWay(find('12105'), span, prefix),
      ...totals(find('12106'), span, { centre: total / 2, reach: 26, prefix }),
      ...handicaps(find('12107'), span, { centre: lead / 2, reach: 20, prefix }),
    ];
  });
  return [
    twoWay(find('219')),
    ...handicaps(find('223'), null, { centre: lead, reach: 34 }),
    ...totals(find('225'), null, { centre: total, reach: 44, step: 2 }),
    ...quarters,
    ...halves,
    ...sideTotals(find('12101'), 'home', null, { centre: home, reach: 30, step: 2 }),
    ...sideTotals(find('12102'), 'away', null, { centre: away, reach: 30, step: 2 }),
    highestPart(find('12110'), periodSpans(4)),
    oddEven(find('12108'), null),
    overtime(find('12112')),
    ...(deep ? quartersDeepOffers(find, { home, away }, DEEP_REACH, ['result']) : []),
  ];
}
