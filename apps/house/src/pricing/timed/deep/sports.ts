import { periodSpans } from '../list-offers.ts';
import { sideOddEven } from '../score-offers.ts';
import type { TemplateRow } from '../template-rows.ts';
import type { Span, TimedOffer } from '../timed-offer.ts';
import { halfCourse, periodCourse, quarterCourse } from './course-books.ts';
import { halfRows, PERIOD_ROWS, QUARTER_ROWS } from './course-rows.ts';
import { scopeOffers } from './scope-offers.ts';
import { type FindTemplate, idOf, type Question, scopeRows } from './scopes.ts';

interface Expected {
  readonly home: number;
  readonly away: number;
}

/** What is asked of a part of a match in which points come often. */
const OF_PART: readonly Question[] = [
  'doubleChance',
  'drawNoBet',
  'homeTotal',
  'awayTotal',
  'threeWayHandicap',
  'margin',
  'resultAndTotal',
  'doubleChanceAndTotal',
  'bothReach',
  'oddEven',
  'homeOddEven',
  'awayOddEven',
];

/** What is asked of regular time where the first markets count overtime. */
const BEFORE_OVERTIME: readonly Question[] = ['total', 'handicap', ...OF_PART];
/** What is asked of the whole match where there is no overtime, beside its first markets. */
const WITHOUT_OVERTIME: readonly Question[] = [
  'threeWayHandicap',
  'margin',
  'resultAndTotal',
  'doubleChanceAndTotal',
  'bothReach',
  'homeOddEven',
  'awayOddEven',
];

const GOALS_OF_PERIOD: readonly Question[] = [
  'doubleChance',
  'drawNoBet',
  'handicap',
  'threeWayHandicap',
  'homeTotal',
  'awayTotal',
  'exact',
  'score',
  'homeNil',
  'awayNil',
  'resultAndBoth',
  'resultAndTotal',
  'totalAndBoth',
  'doubleChanceAndTotal',
  'oddEven',
  'homeOddEven',
  'awayOddEven',
];
const GOALS_OF_MATCH: readonly Question[] = [
  'threeWayHandicap',
  'goalMargin',
  'exact',
  'homeExact',
  'awayExact',
  'homeNil',
  'awayNil',
  'homeToNil',
  'awayToNil',
  'bothReach',
  'resultAndBoth',
  'resultAndTotal',
  'totalAndBoth',
  'doubleChanceAndBoth',
  'doubleChanceAndTotal',
  'homeOddEven',
  'awayOddEven',
];

const HALVES_OF_QUARTERS = [
  { from: 0, to: 1 },
  { from: 2, to: 3 },
] as const satisfies readonly Span[];
const HALVES = [
  { from: 0, to: 0 },
  { from: 1, to: 1 },
] as const satisfies readonly Span[];

const SIDES_WITH_OVERTIME: readonly Question[] = ['homeOddEven', 'awayOddEven'];

/** Rows of the market types that foremost matches of a sport in quarters have beside the usual ones. */
export const quartersDeepRows = (regular: readonly Question[] = []): readonly TemplateRow[] => [
  ...scopeRows('regular', 'points', [...regular, ...BEFORE_OVERTIME]),
  ...QUARTER_ROWS,
  ...halfRows('points'),
  ...scopeRows('half', 'points', OF_PART),
  ...scopeRows('quarter', 'points', OF_PART),
  ...scopeRows('final', 'points', SIDES_WITH_OVERTIME),
];

/** Numbers of points that the weaker side may well have, in steps that grow with them. */
function likelyFor({ home, away }: Expected): number[] {
  const least = Math.max(1, Math.round(Math.min(home, away)));
  const step = Math.max(1, Math.round(least / 8));
  return [...new Set([Math.max(1, least - step), least, least + step])];
}

const shareOf = ({ home, away }: Expected, parts: number): Expected => ({
  home: home / parts,
  away: away / parts,
});

interface PartsOfMatch {
  readonly scope: 'quarter' | 'half' | 'period' | 'regular';
  readonly spans: readonly Span[];
  readonly questions: readonly Question[];
  readonly reach: number;
}

/** Markets on each of the parts into which a match falls. */
function partOffers(
  find: FindTemplate,
  expected: Expected,
  { scope, spans, questions, reach }: PartsOfMatch,
) {
  const share = shareOf(expected, spans.length);
  const both = likelyFor(share);
  return spans.flatMap((span, index) =>
    scopeOffers(find, questions, { scope, index, span, ...share, reach, both }),
  );
}

/** `reach` is how far lines of the whole match go to either side. */
export function quartersDeepOffers(
  find: FindTemplate,
  expected: Expected,
  reach: number,
  regular: readonly Question[] = [],
): TimedOffer[] {
  return [
    ...partOffers(find, expected, {
      scope: 'regular',
      spans: [{ from: 0, to: 3 }],
      questions: [...regular, ...BEFORE_OVERTIME],
      reach,
    }),
    ...quarterCourse(find, expected),
    ...halfCourse(find, HALVES_OF_QUARTERS, expected, reach / 2),
    ...partOffers(find, expected, {
      scope: 'half',
      spans: HALVES_OF_QUARTERS,
      questions: OF_PART,
      reach: reach / 2,
    }),
    ...partOffers(find, expected, {
      scope: 'quarter',
      spans: periodSpans(4),
      questions: OF_PART,
      reach: reach / 3,
    }),
    sideOddEven(find(idOf('final', 'homeOddEven')), 'home', null),
    sideOddEven(find(idOf('final', 'awayOddEven')), 'away', null),
  ];
}

/** Rows of the market types that foremost matches of a sport in two halves have beside the usual ones. */
export const halvesDeepRows = (
  count: 'goals' | 'points',
  without: readonly Question[] = [],
): readonly TemplateRow[] => [
  ...scopeRows('regular', count, rest(without)),
  ...halfRows(count),
  ...scopeRows('half', count, OF_PART),
];

const rest = (without: readonly Question[]) =>
  WITHOUT_OVERTIME.filter((question) => !without.includes(question));

export function halvesDeepOffers(
  find: FindTemplate,
  expected: Expected,
  reach: number,
  without: readonly Question[] = [],
): TimedOffer[] {
  return [
    ...partOffers(find, expected, {
      scope: 'regular',
      spans: [{ from: 0, to: 1 }],
      questions: rest(without),
      reach,
    }),
    ...halfCourse(find, HALVES, expected, reach / 2),
    ...partOffers(find, expected, { scope: 'half', spans: HALVES, questions: OF_PART, reach: reach / 2 }),
  ];
}

/** Rows of the market types that foremost matches of ice hockey have beside the usual ones. */
export const PERIODS_DEEP_ROWS: readonly TemplateRow[] = [
  ...scopeRows('regular', 'goals', GOALS_OF_MATCH),
  ...PERIOD_ROWS,
  ...scopeRows('period', 'goals', GOALS_OF_PERIOD),
];

export function periodsDeepOffers(find: FindTemplate, expected: Expected): TimedOffer[] {
  return [
    ...partOffers(find, expected, {
      scope: 'regular',
      spans: [{ from: 0, to: 2 }],
      questions: GOALS_OF_MATCH,
      reach: 6,
    }),
    ...periodCourse(find, expected),
    ...partOffers(find, expected, {
      scope: 'period',
      spans: periodSpans(3),
      questions: GOALS_OF_PERIOD,
      reach: 3,
    }),
  ];
}
