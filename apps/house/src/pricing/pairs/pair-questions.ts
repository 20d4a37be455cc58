import {
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  SIDES_2,
  SIDES_3,
  type TemplateRow,
  YES_NO,
} from '../timed/template-rows.ts';

/** Where the lines and targets of a part of a match lie. */
export interface PairGrids {
  readonly total?: readonly number[];
  readonly home?: readonly number[];
  readonly away?: readonly number[];
  readonly handicap?: readonly number[];
  /** Starts of whole numbers for the home side. */
  readonly starts?: readonly number[];
  /** Lines of markets that ask two things at once. */
  readonly combined?: readonly number[];
  /** Counts that both sides may be asked to have. */
  readonly both?: readonly number[];
}

/** What a market asks of the counts of both sides. */
export interface Partition {
  /** What stands in the specifier behind the part. */
  readonly more?: string;
  /** Which outcome the final counts are, by its place among the ids; −1 where stakes come back. */
  of(home: number, away: number): number;
  /** Which outcome is certain while the counts may still grow; null where none is. */
  certain?(home: number, away: number): number | null;
}

interface Question {
  /** Its place among the ids of a part. */
  readonly place: number;
  readonly kind: TemplateRow[1];
  /** Empty for what is counted itself. */
  readonly group: string;
  readonly outcomes: string;
  readonly names?: string;
  readonly ask: (grids: PairGrids, outcomes: number) => readonly Partition[];
}

const place = (lead: number) => 1 - Math.sign(lead);
const yes = (isSo: boolean) => (isSo ? 0 : 1);
const odd = (count: number) => (count % 2 === 1 ? 0 : 1);
const counts = (first: number, last: number, open: number) =>
  [...Array.from({ length: last - first + 1 }, (_, index) => 16_850 + first + index), 16_870 + open].join(
    ' ',
  );

function overs(lines: readonly number[] | undefined, count: (home: number, away: number) => number) {
  return (lines ?? []).map(
    (line): Partition => ({
      more: `total=${line}`,
      of: (home, away) => yes(count(home, away) > line),
      certain: (home, away) => (count(home, away) > line ? 0 : null),
    }),
  );
}

/** An outcome for each count, the last for that many or more. */
function exactly(outcomes: number, count: (home: number, away: number) => number): Partition[] {
  const last = outcomes - 1;
  return [
    {
      of: (home, away) => Math.min(last, count(home, away)),
      certain: (home, away) => (count(home, away) >= last ? last : null),
    },
  ];
}

/** The count of the other side stays zero. */
function keepsNil(side: 0 | 1): Partition[] {
  const other = (home: number, away: number) => (side === 0 ? away : home);
  return [
    {
      of: (home, away) => yes(other(home, away) === 0),
      certain: (home, away) => (other(home, away) > 0 ? 1 : null),
    },
  ];
}

const startName = (start: number) => `hcp=${Math.max(0, start)}:${Math.max(0, -start)}`;

/** Scores of a part with an outcome of their own; any other is the last. */
const SCORES = Array.from({ length: 9 }, (_, index) => [Math.floor(index / 3), index % 3] as const);

const QUESTIONS = {
  result: {
    place: 1,
    kind: 'three_way',
    group: '',
    outcomes: SIDES_3,
    ask: () => [{ of: (home, away) => place(home - away) }],
  },
  drawNoBet: {
    place: 2,
    kind: 'two_way',
    group: '',
    outcomes: SIDES_2,
    ask: () => [{ of: (home, away) => (home === away ? -1 : yes(home > away)) }],
  },
  total: {
    place: 3,
    kind: 'line_table',
    group: '',
    outcomes: OVER_UNDER,
    names: 'total',
    ask: ({ total }) => overs(total, (home, away) => home + away),
  },
  homeTotal: {
    place: 4,
    kind: 'line_table',
    group: 'teams',
    outcomes: OVER_UNDER,
    names: 'total',
    ask: ({ home }) => overs(home, (own) => own),
  },
  awayTotal: {
    place: 5,
    kind: 'line_table',
    group: 'teams',
    outcomes: OVER_UNDER,
    names: 'total',
    ask: ({ away }) => overs(away, (_home, own) => own),
  },
  handicap: {
    place: 6,
    kind: 'handicap_table',
    group: 'handicaps',
    outcomes: HANDICAP,
    names: 'hcp',
    ask: ({ handicap }) =>
      (handicap ?? []).map((hcp) => ({ more: `hcp=${hcp}`, of: (home, away) => yes(home + hcp > away) })),
  },
  threeWayHandicap: {
    place: 7,
    kind: 'three_way',
    group: 'handicaps',
    outcomes: '1711 1712 1713',
    names: 'hcp',
    ask: ({ starts }) =>
      (starts ?? []).map((start) => ({
        more: startName(start),
        of: (home, away) => place(home + start - away),
      })),
  },
  resultAndTotal: {
    place: 8,
    kind: 'list',
    group: '',
    outcomes: '794 796 798 800 802 804',
    names: 'total',
    ask: ({ combined }) =>
      (combined ?? []).map((line) => ({
        more: `total=${line}`,
        of: (home, away) => 2 * place(home - away) + (home + away > line ? 1 : 0),
      })),
  },
  winnerAndTotal: {
    place: 9,
    kind: 'list',
    group: '',
    outcomes: '794 796 802 804',
    names: 'total',
    ask: ({ combined }) =>
      (combined ?? []).map((line) => ({
        more: `total=${line}`,
        of: (home, away) => (home > away ? 0 : 2) + (home + away > line ? 1 : 0),
      })),
  },
  bothReach: {
    place: 10,
    kind: 'yes_no',
    group: 'teams',
    outcomes: YES_NO,
    names: 'points',
    ask: ({ both }) =>
      (both ?? []).map((points) => ({
        more: `points=${points}`,
        of: (home, away) => yes(Math.min(home, away) >= points),
        certain: (home, away) => (Math.min(home, away) >= points ? 0 : null),
      })),
  },
  margin: {
    place: 11,
    kind: 'list',
    group: 'handicaps',
    outcomes: '10600 10601 10602 10603 10604 10605 10606',
    ask: () => [
      {
        of: (home, away) => (home === away ? 6 : Math.min(3, Math.abs(home - away)) + (home > away ? -1 : 2)),
      },
    ],
  },
  oddEven: {
    place: 12,
    kind: 'two_way',
    group: '',
    outcomes: ODD_EVEN,
    ask: () => [{ of: (home, away) => odd(home + away) }],
  },
  homeOddEven: {
    place: 13,
    kind: 'two_way',
    group: 'teams',
    outcomes: ODD_EVEN,
    ask: () => [{ of: (home) => odd(home) }],
  },
  awayOddEven: {
    place: 14,
    kind: 'two_way',
    group: 'teams',
    outcomes: ODD_EVEN,
    ask: () => [{ of: (_home, away) => odd(away) }],
  },
  exact: {
    place: 15,
    kind: 'list',
    group: '',
    outcomes: counts(0, 3, 4),
    ask: (_grids, outcomes) => exactly(outcomes, (home, away) => home + away),
  },
  homeExact: {
    place: 16,
    kind: 'list',
    group: 'teams',
    outcomes: counts(0, 3, 4),
    ask: (_grids, outcomes) => exactly(outcomes, (home) => home),
  },
  awayExact: {
    place: 17,
    kind: 'list',
    group: 'teams',
    outcomes: counts(0, 3, 4),
    ask: (_grids, outcomes) => exactly(outcomes, (_home, away) => away),
  },
  score: {
    place: 18,
    kind: 'correct_score',
    group: 'score',
    outcomes: [...SCORES.map((score) => score.join(':')), '324'].join(' '),
    ask: () => [
      {
        of: (home, away) => (home > 2 || away > 2 ? SCORES.length : 3 * home + away),
        certain: (home, away) => (home > 2 || away > 2 ? SCORES.length : null),
      },
    ],
  },
  homeNil: { place: 19, kind: 'yes_no', group: 'teams', outcomes: YES_NO, ask: () => keepsNil(0) },
  awayNil: { place: 20, kind: 'yes_no', group: 'teams', outcomes: YES_NO, ask: () => keepsNil(1) },
} as const satisfies Record<string, Question>;

export type PairQuestion = keyof typeof QUESTIONS;

/** A part of a match of which counts of both sides are asked: where its ids begin, and how its specifier and groups are called. */
export interface PairPart {
  readonly base: number;
  /** Name of the part in a specifier; empty where there is one alone. */
  readonly name: string;
  readonly groups: string;
  /** Outcomes that are not the usual ones. */
  readonly outcomes?: Partial<Record<PairQuestion, string>>;
}

export const idOf = ({ base }: PairPart, question: PairQuestion): string =>
  String(base + QUESTIONS[question].place);

/** Rows of the market types of a part, in the order given; never among the top ones, so that lists do not grow. */
export function pairRows(part: PairPart, questions: readonly PairQuestion[]): TemplateRow[] {
  return questions.map((question) => {
    const row: Question = QUESTIONS[question];
    const groups = [...new Set(`${part.groups} ${row.group}`.trim().split(' '))].join(' ');
    const specifiers = [part.name, row.names ?? ''].filter(Boolean).join(' ');
    return [idOf(part, question), row.kind, groups, part.outcomes?.[question] ?? row.outcomes, specifiers];
  });
}

export function partitionsOf(
  question: PairQuestion,
  grids: PairGrids,
  outcomes: number,
): readonly Partition[] {
  const row: Question = QUESTIONS[question];
  return row.ask(grids, outcomes);
}
