import type { MarketTemplate, OutcomeKind } from '#feed/world.ts';
import {
  DOUBLE_CHANCE,
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  SIDES_2,
  SIDES_3,
  type TemplateRow,
  YES_NO,
} from '../template-rows.ts';

/** What markets of the full depth are about: a part of the match, or all of it with or without overtime. */
export type Scope = 'quarter' | 'half' | 'period' | 'regular' | 'final';

/** Ids of the market types of a scope begin here; the place of a question is added. */
const BASE: Readonly<Record<Scope, number>> = {
  quarter: 14100,
  half: 14200,
  period: 14300,
  regular: 14400,
  final: 14500,
};

/** Name of the part in a specifier. */
const PART: Readonly<Record<Scope, string>> = {
  quarter: 'quarternr',
  half: 'half',
  period: 'periodnr',
  regular: '',
  final: '',
};

/** Group of the markets of a scope, as the page has it; those of the whole match go by what they ask, and are never among the top ones. */
const GROUP: Readonly<Record<Scope, string>> = {
  quarter: 'quarters',
  half: 'halves',
  period: 'periods',
  regular: '',
  final: 'overtime',
};

/** What is asked of a scope, with its place among the ids. */
const QUESTIONS = {
  doubleChance: { place: 1, kind: 'three_way', group: '', outcomes: DOUBLE_CHANCE },
  drawNoBet: { place: 2, kind: 'two_way', group: '', outcomes: SIDES_2 },
  homeTotal: { place: 3, kind: 'line_table', group: 'teams', outcomes: OVER_UNDER, names: 'total' },
  awayTotal: { place: 4, kind: 'line_table', group: 'teams', outcomes: OVER_UNDER, names: 'total' },
  oddEven: { place: 5, kind: 'two_way', group: 'count', outcomes: ODD_EVEN },
  homeOddEven: { place: 6, kind: 'two_way', group: 'teams', outcomes: ODD_EVEN },
  awayOddEven: { place: 7, kind: 'two_way', group: 'teams', outcomes: ODD_EVEN },
  threeWayHandicap: {
    place: 8,
    kind: 'three_way',
    group: 'handicaps',
    outcomes: '1711 1712 1713',
    names: 'hcp',
  },
  resultAndTotal: {
    place: 9,
    kind: 'list',
    group: 'count',
    outcomes: '794 796 798 800 802 804',
    names: 'total',
  },
  bothReach: { place: 10, kind: 'yes_no', group: 'teams', outcomes: YES_NO, names: 'points' },
  margin: { place: 11, kind: 'list', group: 'handicaps', outcomes: '' },
  total: { place: 12, kind: 'line_table', group: 'count', outcomes: OVER_UNDER, names: 'total' },
  handicap: { place: 13, kind: 'handicap_table', group: 'handicaps', outcomes: HANDICAP, names: 'hcp' },
  result: { place: 14, kind: 'three_way', group: '', outcomes: SIDES_3 },
  exact: { place: 15, kind: 'list', group: 'count', outcomes: '' },
  score: { place: 16, kind: 'correct_score', group: 'score', outcomes: '' },
  homeNil: { place: 17, kind: 'yes_no', group: 'teams', outcomes: YES_NO },
  awayNil: { place: 18, kind: 'yes_no', group: 'teams', outcomes: YES_NO },
  resultAndBoth: { place: 19, kind: 'list', group: 'count', outcomes: '78 80 82 84 86 88' },
  totalAndBoth: {
    place: 20,
    kind: 'list',
    group: 'count',
    outcomes: '10640 10641 10642 10643',
    names: 'total',
  },
  homeExact: { place: 21, kind: 'list', group: 'teams', outcomes: '10610 10611 10612 10613' },
  awayExact: { place: 22, kind: 'list', group: 'teams', outcomes: '10610 10611 10612 10613' },
  homeToNil: { place: 24, kind: 'yes_no', group: 'teams', outcomes: YES_NO },
  awayToNil: { place: 25, kind: 'yes_no', group: 'teams', outcomes: YES_NO },
  doubleChanceAndBoth: {
    place: 26,
    kind: 'list',
    group: 'count',
    outcomes: '10650 10651 10652 10653 10654 10655',
  },
  doubleChanceAndTotal: {
    place: 27,
    kind: 'list',
    group: 'count',
    outcomes: '10660 10661 10662 10663 10664 10665',
    names: 'total',
  },
  goalMargin: {
    place: 28,
    kind: 'list',
    group: 'handicaps',
    outcomes: '10600 10601 10602 10603 10604 10605 10606',
  },
} as const satisfies Record<
  string,
  { place: number; kind: OutcomeKind; group: string; outcomes: string; names?: string }
>;

export type Question = keyof typeof QUESTIONS;

export const idOf = (scope: Scope, question: Question): string =>
  String(BASE[scope] + QUESTIONS[question].place);

/** Outcomes of questions whose answers hang on the scope. */
function outcomesOf(scope: Scope, question: Question): string {
  if (question === 'margin') return scope === 'quarter' ? MARGIN_IDS.quarter : MARGIN_IDS.longer;
  if (question === 'exact') return scope === 'period' ? '10610 10611 10612 10613' : EXACT_IDS;
  if (question === 'score')
    return `${PERIOD_SCORES.map(({ home, away }) => `${home}:${away}`).join(' ')} 324`;
  return QUESTIONS[question].outcomes;
}

const EXACT_IDS = '10440 10441 10442 10443 10444 10445 10446';
const MARGIN_IDS = {
  quarter: '14701 14702 14703 14704 14705 14706 14707',
  longer: '14711 14712 14713 14714 14715 14716 14717',
};

/** Scores of a period of ice hockey with a price of their own. */
export const PERIOD_SCORES = Array.from({ length: 16 }, (_, index) => ({
  home: Math.floor(index / 4),
  away: index % 4,
}));

/** Rows of the market types of a scope, in the order given. `count` is the group of what is counted: goals or points. */
export function scopeRows(
  scope: Scope,
  count: 'goals' | 'points',
  questions: readonly Question[],
): TemplateRow[] {
  return questions.map((question) => {
    const row: (typeof QUESTIONS)[Question] & { names?: string } = QUESTIONS[question];
    const group = row.group === 'count' ? count : row.group;
    const groups = [GROUP[scope], group].filter(Boolean).join(' ') || count;
    const specifiers = [PART[scope], row.names ?? ''].filter(Boolean).join(' ');
    return [idOf(scope, question), row.kind, groups, outcomesOf(scope, question), specifiers];
  });
}

/** The part of a scope's specifier that names which one is meant; `index` counts from 0. */
export const partOf = (scope: Scope, index: number): string =>
  PART[scope] === '' ? '' : `${PART[scope]}=${index + 1}`;

export type FindTemplate = (id: string) => MarketTemplate;
