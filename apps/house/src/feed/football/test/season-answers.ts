import type { Pair, SeasonGoal, SeasonMatch } from './season-matches.ts';

/** What a specifier says, its numbers read. */
export interface Asked {
  total: number;
  /** A start of the home side, of two numbers their difference. */
  hcp: number;
  half: number;
  goalnr: number;
  goals: number;
  from: number;
  to: number;
}

/** Names of the outcomes that players have, and of nobody. */
export const NOBODY = 'nobody';

export type Answer =
  /** The places of the winning outcomes: all others lose. */
  | { won: readonly number[] }
  /** How far the first of two outcomes is beyond its line. */
  | { beyond: number }
  /** Who wins of the players named; with `nobody` where that is an outcome. */
  | { players: readonly string[]; isNobodyAsked: boolean }
  | 'void';

type ByMatch = (match: SeasonMatch, asked: Asked) => Answer;
type ByGoals = (goals: readonly SeasonGoal[], match: SeasonMatch, asked: Asked) => Answer;
type ByPair = (pair: Pair, asked: Asked) => Answer;

const sum = ([home, away]: Pair) => home + away;
const lead = ([home, away]: Pair) => home - away;
const at = (...won: number[]): Answer => ({ won });
const yes = (is: boolean): Answer => at(is ? 0 : 1);
const beyond = (by: number): Answer => ({ beyond: by });
/** First side, level, second side. */
const three = (by: number) => (by > 0 ? 0 : by < 0 ? 2 : 1);
const sideAt = (goal: SeasonGoal | undefined) => at(goal === undefined ? 1 : goal.side === 'home' ? 0 : 2);
const DOUBLES = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const doublesOf = (pair: Pair) => DOUBLES[three(lead(pair))] ?? [];
const together = (one: Pair, other: Pair): Pair => [one[0] + other[0], one[1] + other[1]];
const more = (first: number, second: number) => at(first > second ? 0 : first < second ? 1 : 2);
const areBoth = (pair: Pair) => pair[0] > 0 && pair[1] > 0;

/** What is asked of goals, corners or cards alike: of the match, or of one half. */
const OF_PAIR = {
  result: (pair) => at(three(lead(pair))),
  double: (pair) => at(...doublesOf(pair)),
  noBet: (pair) => beyond(lead(pair)),
  start: (pair, { hcp }) => beyond(lead(pair) + hcp),
  start3: (pair, { hcp }) => at(three(lead(pair) + hcp)),
  total: (pair, { total }) => beyond(sum(pair) - total),
  home: ([home], { total }) => beyond(home - total),
  away: ([, away], { total }) => beyond(away - total),
  odd: (pair) => yes(sum(pair) % 2 === 1),
  homeOdd: ([home]) => yes(home % 2 === 1),
  awayOdd: ([, away]) => yes(away % 2 === 1),
  both: (pair) => yes(areBoth(pair)),
  homeToNil: ([home, away]) => yes(home > 0 && away === 0),
  awayToNil: ([home, away]) => yes(away > 0 && home === 0),
  homeClean: ([, away]) => yes(away === 0),
  awayClean: ([home]) => yes(home === 0),
  few: (pair) => at(Math.min(3, sum(pair))),
  homeFew: ([home]) => at(Math.min(3, home)),
  awayFew: ([, away]) => at(Math.min(3, away)),
  exact: (pair) => at(Math.min(6, sum(pair))),
  range: (pair) => at([2, 4, 7].filter((from) => sum(pair) >= from).length),
  margin: (pair) => {
    const by = Math.min(3, Math.abs(lead(pair)));
    return at(by === 0 ? 6 : lead(pair) > 0 ? by - 1 : by + 2);
  },
  score: ([home, away]) => at(Math.max(home, away) > 4 ? 25 : home + 5 * away),
  fewScore: ([home, away]) => at(Math.max(home, away) > 2 ? 9 : home + 3 * away),
  resultBoth: (pair) => at(2 * three(lead(pair)) + (areBoth(pair) ? 0 : 1)),
  resultTotal: (pair, { total }) => at(2 * three(lead(pair)) + (sum(pair) > total ? 0 : 1)),
  totalBoth: (pair, { total }) => at((sum(pair) > total ? 0 : 2) + (areBoth(pair) ? 0 : 1)),
  doubleBoth: (pair) => at(...doublesOf(pair).map((two) => 2 * two + (areBoth(pair) ? 0 : 1))),
  doubleTotal: (pair, { total }) =>
    at(...doublesOf(pair).map((two) => 2 * two + (sum(pair) > total ? 0 : 1))),
  some: (pair) => yes(sum(pair) > 0),
} satisfies Readonly<Record<string, ByPair>>;

type PairQuestion = keyof typeof OF_PAIR;

/** Market types by what they count and what they ask of it. */
const COUNTED: readonly [
  of: (match: SeasonMatch, asked: Asked) => Pair,
  types: Record<string, PairQuestion>,
][] = [
  [
    ({ full }) => full,
    {
      '1': 'result',
      '10': 'double',
      '11': 'noBet',
      '14': 'start3',
      '16': 'start',
      '18': 'total',
      '19': 'home',
      '20': 'away',
      '26': 'odd',
      '29': 'both',
      '35': 'resultBoth',
      '37': 'resultTotal',
      '45': 'score',
      '10040': 'homeToNil',
      '10041': 'awayToNil',
      '10042': 'homeClean',
      '10043': 'awayClean',
      '10044': 'exact',
      '10060': 'margin',
      '10061': 'homeFew',
      '10062': 'awayFew',
      '10063': 'range',
      '10064': 'totalBoth',
      '10065': 'doubleBoth',
      '10066': 'doubleTotal',
      '10067': 'homeOdd',
      '10068': 'awayOdd',
    },
  ],
  [({ first }) => first, { '60': 'result', '66': 'start', '68': 'total', '75': 'both' }],
  [({ second }) => second, { '83': 'result', '90': 'total' }],
  [
    ({ first, second }, { half }) => (half === 1 ? first : second),
    {
      '10100': 'double',
      '10101': 'noBet',
      '10102': 'fewScore',
      '10103': 'few',
      '10104': 'odd',
      '10105': 'home',
      '10106': 'away',
      '10107': 'resultBoth',
      '10108': 'resultTotal',
      '10109': 'homeClean',
      '10110': 'awayClean',
      '10111': 'start',
      '10112': 'both',
    },
  ],
  [
    ({ corners }) => corners,
    {
      '166': 'total',
      '10020': 'result',
      '10022': 'home',
      '10023': 'away',
      '10024': 'odd',
      '10025': 'start',
    },
  ],
  [
    ({ yellows, reds }) => together(yellows, reds),
    {
      '139': 'total',
      '10030': 'result',
      '10032': 'home',
      '10033': 'away',
      '10034': 'start',
      '10035': 'both',
    },
  ],
  [({ reds }) => reds, { '10031': 'some' }],
];

/** Market types on both halves. */
const ON_HALVES: Readonly<Record<string, ByMatch>> = {
  '47': ({ first, full }) => at(3 * three(lead(first)) + three(lead(full))),
  '10045': ({ first, second }) => yes(sum(first) > 0 && sum(second) > 0),
  '10046': ({ first, second }) => more(sum(first), sum(second)),
  '10069': ({ first, second }) => at(sum(first) > 0 ? 0 : sum(second) > 0 ? 1 : 2),
  '10073': ({ first, second }) => yes(first[0] > 0 && second[0] > 0),
  '10074': ({ first, second }) => yes(first[1] > 0 && second[1] > 0),
  '10075': ({ first, second }) => yes(lead(first) > 0 && lead(second) > 0),
  '10076': ({ first, second }) => yes(lead(first) < 0 && lead(second) < 0),
  '10077': ({ first, second }) => yes(lead(first) > 0 || lead(second) > 0),
  '10078': ({ first, second }) => yes(lead(first) < 0 || lead(second) < 0),
  '10079': ({ first, second }) => yes(Math.min(sum(first), sum(second)) > 1),
  '10080': ({ first, second }) => yes(Math.max(sum(first), sum(second)) < 2),
  '10081': ({ first, second }) => more(first[0], second[0]),
  '10082': ({ first, second }) => more(first[1], second[1]),
  '10083': ({ first, second }) => at((areBoth(first) ? 0 : 2) + (areBoth(second) ? 0 : 1)),
};

const scorerOf = (goal: SeasonGoal | undefined): Answer =>
  goal?.scorer === null ? 'void' : { players: [goal?.scorer ?? NOBODY], isNobodyAsked: true };

/** Who has scored so often for his own side. */
function scorers(goals: readonly SeasonGoal[], least: number): Answer {
  const names = goals.flatMap(({ scorer }) => scorer ?? []);
  const often = names.filter((name) => names.filter((other) => other === name).length >= least);
  return { players: [...new Set(often)], isNobodyAsked: false };
}

const within = (goals: readonly SeasonGoal[], { from, to }: Asked) =>
  yes(goals.some(({ half, minute }) => half === (from > 45 ? 2 : 1) && minute >= from && minute <= to));

const INTERVAL_ENDS = [15, 30, 45, 60, 75, 90];

/** Market types on when goals are scored, in which order and by whom. */
const ON_GOALS: Readonly<Record<string, ByGoals>> = {
  '8': (goals, _, { goalnr }) => sideAt(goals[goalnr - 1]),
  '10001': (goals, _, asked) => within(goals, asked),
  '10004': (goals, _, { from }) => yes(goals.some(({ half, minute }) => half === 2 && minute >= from)),
  '10005': (goals, _, { goalnr }) => {
    const goal = goals[goalnr - 1];
    return at(goal === undefined ? 6 : INTERVAL_ENDS.findIndex((end) => goal.minute <= end));
  },
  '10010': (goals) => scorers(goals, 1),
  '10011': (goals) => scorers(goals, 2),
  '10014': (goals) => scorers(goals, 3),
  '10012': (goals, _, { goalnr }) => scorerOf(goals[goalnr - 1]),
  '10013': (goals) => scorerOf(goals.at(-1)),
  '10015': (goals, { full }) =>
    scorers(
      goals.filter(({ side }) => lead(full) !== 0 && side === (lead(full) > 0 ? 'home' : 'away')),
      1,
    ),
  '10016': (goals) => scorerOf(goals.find(({ side }) => side === 'home')),
  '10017': (goals) => scorerOf(goals.find(({ side }) => side === 'away')),
  '10070': (goals) => sideAt(goals.at(-1)),
  '10071': (goals, _, { goals: wanted }) =>
    sideAt(
      goals.find(
        ({ side }, index) => goals.slice(0, index + 1).filter((goal) => goal.side === side).length === wanted,
      ),
    ),
  '10072': (goals) => yes(goals.some(({ scorer }) => scorer === null)),
};

const ANSWERS: ReadonlyMap<string, ByMatch> = new Map<string, ByMatch>([
  ...COUNTED.flatMap(([of, types]) =>
    Object.entries(types).map(([id, question]): [string, ByMatch] => {
      const answer: ByPair = OF_PAIR[question];
      return [id, (match, asked) => answer(of(match, asked), asked)];
    }),
  ),
  ...Object.entries(ON_HALVES),
]);

export const isAnswered = (marketId: string): boolean => ANSWERS.has(marketId) || marketId in ON_GOALS;

/** How a market ends by the columns of a match; null where they do not say. */
export function answerOf(marketId: string, asked: Asked, match: SeasonMatch): Answer | null {
  const byGoals = ON_GOALS[marketId];
  if (byGoals !== undefined) return match.goals && byGoals(match.goals, match, asked);
  return ANSWERS.get(marketId)?.(match, asked) ?? null;
}
