import { highestPart, periodSpans } from '../list-offers.ts';
import { handicaps, threeWay, totals } from '../score-offers.ts';
import type { Span, TimedOffer } from '../timed-offer.ts';
import {
  aheadAlways,
  anyLevel,
  comeback,
  doubleResult,
  extremePart,
  leaderAndWinner,
  mostParts,
  partOfFirst,
  scoreInAll,
  scoresInAll,
  winsAll,
  winsAny,
} from './course-offers.ts';
import { COURSE } from './course-rows.ts';
import type { FindTemplate } from './scopes.ts';

interface Expected {
  readonly home: number;
  readonly away: number;
}

/** How far the highest and the lowest of several parts are expected from their mean, in the square root of it. */
const EXTREME_OF_TWO = 0.6;
const EXTREME_OF_FOUR = 1;

/** Markets on both halves. `halves` are two parts of regular time, `reach` is that of lines. */
export function halfCourse(
  find: FindTemplate,
  halves: readonly [Span, Span],
  { home, away }: Expected,
  reach: number,
): TimedOffer[] {
  const [first, rest] = halves;
  const mean = (home + away) / 2;
  const off = EXTREME_OF_TWO * Math.sqrt(mean);
  return [
    doubleResult(find(COURSE.halfFull), { first, rest }),
    highestPart(find(COURSE.highestHalf), halves),
    highestPart(find(COURSE.homeHighestHalf), halves, 'home'),
    highestPart(find(COURSE.awayHighestHalf), halves, 'away'),
    winsAll(find(COURSE.homeBothHalves), halves, 'home'),
    winsAll(find(COURSE.awayBothHalves), halves, 'away'),
    winsAny(find(COURSE.homeAnyHalf), halves, 'home'),
    winsAny(find(COURSE.awayAnyHalf), halves, 'away'),
    comeback(find(COURSE.halfComeback), { first, rest }),
    ...extremePart(find(COURSE.bestHalf), halves, 'most', { centre: mean + off, reach }),
    ...extremePart(find(COURSE.weakestHalf), halves, 'fewest', { centre: mean - off, reach }),
  ];
}

const AFTER_THREE: Span = { from: 0, to: 2 };

/** Markets on four quarters, and on the leader at half-time and the winner. */
export function quarterCourse(find: FindTemplate, { home, away }: Expected): TimedOffer[] {
  const quarters = periodSpans(4);
  const mean = (home + away) / 4;
  const off = EXTREME_OF_FOUR * Math.sqrt(mean);
  return [
    leaderAndWinner(find(COURSE.halfAndWinner), { first: { from: 0, to: 1 }, rest: { from: 2, to: 3 } }),
    highestPart(find(COURSE.homeHighestQuarter), quarters, 'home'),
    highestPart(find(COURSE.awayHighestQuarter), quarters, 'away'),
    winsAll(find(COURSE.homeAllQuarters), quarters, 'home'),
    winsAll(find(COURSE.awayAllQuarters), quarters, 'away'),
    mostParts(find(COURSE.mostQuarters), quarters),
    anyLevel(find(COURSE.levelQuarter), quarters),
    threeWay(find(COURSE.resultAfterThree), AFTER_THREE),
    ...totals(find(COURSE.totalAfterThree), AFTER_THREE, { centre: 3 * mean, reach: 20, step: 2 }),
    ...handicaps(find(COURSE.handicapAfterThree), AFTER_THREE, {
      centre: (3 * (home - away)) / 4,
      reach: 12,
    }),
    ...extremePart(find(COURSE.bestQuarter), quarters, 'most', { centre: mean + off, reach: 6 }),
    ...extremePart(find(COURSE.weakestQuarter), quarters, 'fewest', { centre: mean - off, reach: 6 }),
    aheadAlways(find(COURSE.homeAheadQuarters), quarters, 'home'),
    aheadAlways(find(COURSE.awayAheadQuarters), quarters, 'away'),
  ];
}

const AFTER_TWO: Span = { from: 0, to: 1 };

/** Markets on three periods, and on the leader after the first of them and the winner. */
export function periodCourse(find: FindTemplate, { home, away }: Expected): TimedOffer[] {
  const periods = periodSpans(3);
  const mean = (home + away) / 3;
  const parts = { first: { from: 0, to: 0 }, rest: { from: 1, to: 2 } };
  return [
    doubleResult(find(COURSE.periodFull), parts),
    leaderAndWinner(find(COURSE.periodAndWinner), parts),
    highestPart(find(COURSE.homeHighestPeriod), periods, 'home'),
    highestPart(find(COURSE.awayHighestPeriod), periods, 'away'),
    winsAll(find(COURSE.homeAllPeriods), periods, 'home'),
    winsAll(find(COURSE.awayAllPeriods), periods, 'away'),
    winsAny(find(COURSE.homeAnyPeriod), periods, 'home'),
    winsAny(find(COURSE.awayAnyPeriod), periods, 'away'),
    anyLevel(find(COURSE.levelPeriod), periods),
    mostParts(find(COURSE.mostPeriods), periods),
    threeWay(find(COURSE.resultAfterTwo), AFTER_TWO),
    ...totals(find(COURSE.totalAfterTwo), AFTER_TWO, { centre: 2 * mean, reach: 4 }),
    ...handicaps(find(COURSE.handicapAfterTwo), AFTER_TWO, { centre: (2 * (home - away)) / 3, reach: 3 }),
    ...extremePart(find(COURSE.bestPeriod), periods, 'most', { centre: mean + 1, reach: 2 }),
    aheadAlways(find(COURSE.homeAheadPeriods), periods, 'home'),
    aheadAlways(find(COURSE.awayAheadPeriods), periods, 'away'),
    comeback(find(COURSE.periodComeback), parts),
    partOfFirst(find(COURSE.firstScore), periods),
    scoreInAll(find(COURSE.scoreInAll), periods),
    scoresInAll(find(COURSE.homeScoresInAll), periods, 'home'),
    scoresInAll(find(COURSE.awayScoresInAll), periods, 'away'),
    scoresInAll(find(COURSE.bothScoreInAll), periods, 'both'),
  ];
}
