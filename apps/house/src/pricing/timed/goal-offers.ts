import { halvesDeepOffers, halvesDeepRows } from './deep/sports.ts';
import { doubleChance, winningMargin } from './list-offers.ts';
import { drawNoBet, handicaps, oddEven, sideTotals, threeWay, totals } from './score-offers.ts';
import {
  DOUBLE_CHANCE,
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  SIDES_2,
  SIDES_3,
  templateFinder,
  templatesOf,
} from './template-rows.ts';
import type { TimedOffer } from './timed-offer.ts';

export interface Expected {
  home: number;
  away: number;
}

const REGULAR = { from: 0, to: 1 };

export const HANDBALL_TEMPLATES = templatesOf('handball', [
  ['12301', 'three_way', 'top', SIDES_3],
  ['12302', 'line_table', 'top goals', OVER_UNDER, 'total'],
  ['12303', 'handicap_table', 'top handicaps', HANDICAP, 'hcp'],
  ['12308', 'three_way', 'top halves', SIDES_3, 'half'],
  ['12304', 'three_way', 'top', DOUBLE_CHANCE],
  ['12305', 'two_way', 'top', SIDES_2],
  ['12309', 'line_table', 'halves goals', OVER_UNDER, 'half total'],
  ['12310', 'handicap_table', 'halves handicaps', HANDICAP, 'half hcp'],
  ['12306', 'line_table', 'teams goals', OVER_UNDER, 'total'],
  ['12307', 'line_table', 'teams goals', OVER_UNDER, 'total'],
  ['12311', 'two_way', 'goals', ODD_EVEN],
  ...halvesDeepRows('goals'),
]);

const handball = templateFinder(HANDBALL_TEMPLATES);

/** How far lines of the full depth go to either side. */
const HANDBALL_REACH = 12;
const RUGBY_REACH = 24;

/** Every market of a match; `deep` for the full depth. */
export function handballOffers({ home, away }: Expected, deep: boolean): TimedOffer[] {
  const halves = [0, 1].flatMap((index) => {
    const span = { from: index, to: index };
    const prefix = `half=${index + 1}`;
    return [
      threeWay(handball('12308'), span, prefix),
      ...totals(handball('12309'), span, { centre: (home + away) / 2, reach: 12, prefix }),
      ...handicaps(handball('12310'), span, { centre: (home - away) / 2, reach: 9, prefix }),
    ];
  });
  return [
    threeWay(handball('12301'), REGULAR),
    ...totals(handball('12302'), REGULAR, { centre: home + away, reach: 18 }),
    ...handicaps(handball('12303'), REGULAR, { centre: home - away, reach: 14 }),
    doubleChance(handball('12304'), REGULAR),
    drawNoBet(handball('12305'), REGULAR),
    ...halves,
    ...sideTotals(handball('12306'), 'home', REGULAR, { centre: home, reach: 13 }),
    ...sideTotals(handball('12307'), 'away', REGULAR, { centre: away, reach: 13 }),
    oddEven(handball('12311'), REGULAR),
    ...(deep ? halvesDeepOffers(handball, { home, away }, HANDBALL_REACH) : []),
  ];
}

/** Rugby has bands of its own. */
const RUGBY_HAS = ['margin'] as const;

const RUGBY_BANDS = [
  { from: 1, to: 7 },
  { from: 8, to: 14 },
  { from: 15, to: Number.POSITIVE_INFINITY },
];

export const RUGBY_TEMPLATES = templatesOf('rugby', [
  ['12401', 'three_way', 'top', SIDES_3],
  ['12403', 'handicap_table', 'top handicaps', HANDICAP, 'hcp'],
  ['12402', 'line_table', 'top points', OVER_UNDER, 'total'],
  ['12105', 'three_way', 'top halves', SIDES_3, 'half'],
  ['12407', 'two_way', 'top', SIDES_2],
  ['12106', 'line_table', 'halves points', OVER_UNDER, 'half total'],
  ['12107', 'handicap_table', 'halves handicaps', HANDICAP, 'half hcp'],
  ['12404', 'line_table', 'teams points', OVER_UNDER, 'total'],
  ['12405', 'line_table', 'teams points', OVER_UNDER, 'total'],
  ['12408', 'list', 'handicaps', '12481 12482 12483 12484 12485 12486 12487'],
  ['12406', 'two_way', 'points', ODD_EVEN],
  ...halvesDeepRows('points', RUGBY_HAS),
]);

const rugby = templateFinder(RUGBY_TEMPLATES);

/** Every market of a match; `deep` for the full depth. */
export function rugbyOffers({ home, away }: Expected, deep: boolean): TimedOffer[] {
  const halves = [0, 1].flatMap((index) => {
    const span = { from: index, to: index };
    const prefix = `half=${index + 1}`;
    return [
      threeWay(rugby('12105'), span, prefix),
      ...totals(rugby('12106'), span, { centre: (home + away) / 2, reach: 24, step: 2, prefix }),
      ...handicaps(rugby('12107'), span, { centre: (home - away) / 2, reach: 18, step: 2, prefix }),
    ];
  });
  return [
    threeWay(rugby('12401'), REGULAR),
    ...handicaps(rugby('12403'), REGULAR, { centre: home - away, reach: 36, step: 2 }),
    ...totals(rugby('12402'), REGULAR, { centre: home + away, reach: 44, step: 2 }),
    drawNoBet(rugby('12407'), REGULAR),
    ...halves,
    ...sideTotals(rugby('12404'), 'home', REGULAR, { centre: home, reach: 34, step: 2 }),
    ...sideTotals(rugby('12405'), 'away', REGULAR, { centre: away, reach: 34, step: 2 }),
    winningMargin(rugby('12408'), REGULAR, RUGBY_BANDS),
    oddEven(rugby('12406'), REGULAR),
    ...(deep ? halvesDeepOffers(rugby, { home, away }, RUGBY_REACH, RUGBY_HAS) : []),
  ];
}
