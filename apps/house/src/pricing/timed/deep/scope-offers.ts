import { correctScore, doubleChance, winningMargin } from '../list-offers.ts';
import { drawNoBet, handicaps, oddEven, sideOddEven, sideTotals, threeWay, totals } from '../score-offers.ts';
import type { TimedOffer } from '../timed-offer.ts';
import type { Asked, ScopeFacts } from './asked.ts';
import {
  doubleChanceAndBoth,
  doubleChanceAndTotal,
  resultAndBoth,
  resultAndTotal,
  totalAndBoth,
} from './combined-offers.ts';
import { bothReach, cleanSheet, exactCount, threeWayHandicaps, winToNil } from './count-offers.ts';
import { type FindTemplate, idOf, PERIOD_SCORES, partOf, type Question } from './scopes.ts';

const INFINITE = Number.POSITIVE_INFINITY;
const QUARTER_BANDS = [
  { from: 1, to: 3 },
  { from: 4, to: 6 },
  { from: 7, to: INFINITE },
];
const LONGER_BANDS = [
  { from: 1, to: 5 },
  { from: 6, to: 10 },
  { from: 11, to: INFINITE },
];
const GOAL_BANDS = [
  { from: 1, to: 1 },
  { from: 2, to: 2 },
  { from: 3, to: INFINITE },
];

const several = (offer: TimedOffer): TimedOffer[] => [offer];
const linesOf = ({ prefix, reach }: Asked, centre: number) => ({
  centre,
  reach,
  prefix,
  step: Math.max(1, Math.round(reach / 8)),
});

const MAKERS: Readonly<Record<Question, (asked: Asked) => readonly TimedOffer[]>> = {
  doubleChance: (asked) => several(doubleChance(asked.template, asked.span, asked.prefix)),
  drawNoBet: (asked) => several(drawNoBet(asked.template, asked.span, asked.prefix)),
  homeTotal: (asked) => sideTotals(asked.template, 'home', asked.span, linesOf(asked, asked.home)),
  awayTotal: (asked) => sideTotals(asked.template, 'away', asked.span, linesOf(asked, asked.away)),
  oddEven: (asked) => several(oddEven(asked.template, asked.span, asked.prefix)),
  homeOddEven: (asked) => several(sideOddEven(asked.template, 'home', asked.span, asked.prefix)),
  awayOddEven: (asked) => several(sideOddEven(asked.template, 'away', asked.span, asked.prefix)),
  threeWayHandicap: threeWayHandicaps,
  resultAndTotal,
  bothReach,
  margin: (asked) =>
    several(
      winningMargin(
        asked.template,
        asked.span,
        asked.scope === 'quarter' ? QUARTER_BANDS : LONGER_BANDS,
        asked.prefix,
      ),
    ),
  total: (asked) => totals(asked.template, asked.span, linesOf(asked, asked.home + asked.away)),
  handicap: (asked) => handicaps(asked.template, asked.span, linesOf(asked, asked.home - asked.away)),
  result: (asked) => several(threeWay(asked.template, asked.span, asked.prefix)),
  exact: (asked) => several(exactCount(asked.template, asked, 'both')),
  score: (asked) => several(correctScore(asked.template, asked.span, PERIOD_SCORES, asked.prefix)),
  homeNil: (asked) => several(cleanSheet(asked, 'away')),
  awayNil: (asked) => several(cleanSheet(asked, 'home')),
  resultAndBoth: (asked) => several(resultAndBoth(asked)),
  totalAndBoth,
  homeExact: (asked) => several(exactCount(asked.template, asked, 'home')),
  awayExact: (asked) => several(exactCount(asked.template, asked, 'away')),
  homeToNil: (asked) => several(winToNil(asked, 'home')),
  awayToNil: (asked) => several(winToNil(asked, 'away')),
  doubleChanceAndBoth: (asked) => several(doubleChanceAndBoth(asked)),
  doubleChanceAndTotal,
  goalMargin: (asked) => several(winningMargin(asked.template, asked.span, GOAL_BANDS, asked.prefix)),
};

/** The markets of the full depth on one part of a match. */
export function scopeOffers(
  find: FindTemplate,
  questions: readonly Question[],
  facts: ScopeFacts,
): TimedOffer[] {
  const prefix = partOf(facts.scope, facts.index);
  return questions.flatMap((question) =>
    MAKERS[question]({ ...facts, prefix, template: find(idOf(facts.scope, question)) }),
  );
}
