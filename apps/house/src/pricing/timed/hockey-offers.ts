import { PERIODS_DEEP_ROWS, periodsDeepOffers } from './deep/sports.ts';
import { bothScore, correctScore, doubleChance, highestPart, nextScore, periodSpans } from './list-offers.ts';
import {
  drawNoBet,
  handicaps,
  oddEven,
  overtime,
  sideTotals,
  threeWay,
  totals,
  twoWay,
} from './score-offers.ts';
import {
  DOUBLE_CHANCE,
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

/** Goals whose scorer's side is asked for, more than any match has. */
const MOST_GOALS = 20;

const SCORES = Array.from({ length: 36 }, (_, index) => ({ home: Math.floor(index / 6), away: index % 6 }));
const SCORE_IDS = SCORES.map(({ home, away }) => `${home}:${away}`).join(' ');

export const HOCKEY_TEMPLATES = templatesOf('ice_hockey', [
  ['12201', 'three_way', 'top', SIDES_3],
  ['12202', 'line_table', 'top goals', OVER_UNDER, 'total'],
  ['406', 'two_way', 'top overtime', SIDES_2],
  ['12203', 'handicap_table', 'top handicaps', HANDICAP, 'hcp'],
  ['12209', 'three_way', 'top goals', '6 7 8', 'goalnr'],
  ['12204', 'three_way', 'top', DOUBLE_CHANCE],
  ['12205', 'yes_no', 'top goals', YES_NO],
  ['12207', 'three_way', 'top periods', SIDES_3, 'periodnr'],
  ['12208', 'line_table', 'periods goals', OVER_UNDER, 'periodnr total'],
  ['12216', 'yes_no', 'periods goals', YES_NO, 'periodnr'],
  ['12213', 'two_way', 'top', SIDES_2],
  ['410', 'handicap_table', 'handicaps overtime', HANDICAP, 'hcp'],
  ['412', 'line_table', 'goals overtime', OVER_UNDER, 'total'],
  ['12210', 'line_table', 'teams goals', OVER_UNDER, 'total'],
  ['12211', 'line_table', 'teams goals', OVER_UNDER, 'total'],
  ['12206', 'correct_score', 'score', `${SCORE_IDS} 324`],
  ['12212', 'two_way', 'goals', ODD_EVEN],
  ['12214', 'yes_no', 'overtime', YES_NO],
  ['12215', 'list', 'periods', '12201 12202 12203 12204'],
  ...PERIODS_DEEP_ROWS,
]);

const find = templateFinder(HOCKEY_TEMPLATES);

/** Every market of a match, with lines around the goals that are expected before its start; `deep` for the full depth. */
export function hockeyOffers(goals: { home: number; away: number }, deep: boolean): TimedOffer[] {
  const regular = { from: 0, to: 2 };
  const total = goals.home + goals.away;
  const lead = goals.home - goals.away;
  const periods = [0, 1, 2].flatMap((index) => {
    const span = { from: index, to: index };
    const prefix = `periodnr=${index + 1}`;
    return [
      threeWay(find('12207'), span, prefix),
      ...totals(find('12208'), span, { centre: total / 3, reach: 5, prefix }),
      bothScore(find('12216'), span, prefix),
    ];
  });
  return [
    threeWay(find('12201'), regular),
    ...totals(find('12202'), regular, { centre: total, reach: 8 }),
    twoWay(find('406')),
    ...handicaps(find('12203'), regular, { centre: lead, reach: 6 }),
    ...Array.from({ length: MOST_GOALS }, (_, index) => nextScore(find('12209'), index + 1)),
    doubleChance(find('12204'), regular),
    bothScore(find('12205'), regular),
    ...periods,
    drawNoBet(find('12213'), regular),
    ...handicaps(find('410'), null, { centre: lead, reach: 6 }),
    ...totals(find('412'), null, { centre: total, reach: 8 }),
    ...sideTotals(find('12210'), 'home', regular, { centre: goals.home, reach: 6 }),
    ...sideTotals(find('12211'), 'away', regular, { centre: goals.away, reach: 6 }),
    correctScore(find('12206'), regular, SCORES),
    oddEven(find('12212'), regular),
    overtime(find('12214')),
    highestPart(find('12215'), periodSpans(3)),
    ...(deep ? periodsDeepOffers(find, goals) : []),
  ];
}
