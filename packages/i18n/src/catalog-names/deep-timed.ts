import type { DeepTimedWords } from './deep-timed-words.ts';
import type { outcomeSets } from './market-sets.ts';
import type { CatalogPart, MarketNames } from './names.ts';
import type { ownSets } from './own-sets.ts';

export const HOME = '{$competitor1}';
export const AWAY = '{$competitor2}';

type OutcomeSets = ReturnType<typeof outcomeSets>;
type OwnSets = ReturnType<typeof ownSets>;
type Markets = Record<string, MarketNames>;
type Outcomes = MarketNames['outcomes'];

interface Scope {
  readonly base: number;
  readonly named: (question: string) => string;
  readonly rule: string;
  readonly drawNoBet: string;
  /** What is asked of it. */
  readonly places: ReadonlySet<number>;
}

/** Names of the winning margins of both sides in bands, the last open, then a draw. */
export function margins(
  sets: OutcomeSets,
  w: DeepTimedWords,
  first: number,
  bands: readonly string[],
  last: string,
): Outcomes {
  const ends = [...bands, w.orMore(last)];
  const names = [HOME, AWAY].flatMap((side) => ends.map((band) => w.by(side, band)));
  return Object.fromEntries(
    [...names, sets.threeWay['2']].map((name, index) => [String(first + index), name]),
  );
}

/** What may be asked of any part, by its place among the ids. */
function scopeMarkets(sets: OutcomeSets, own: OwnSets, w: DeepTimedWords, scope: Scope): Markets {
  const { questions: q } = w;
  const isQuarter = scope.base === 14100;
  const isPeriod = scope.base === 14300;
  const marginNames = isQuarter
    ? margins(sets, w, 14701, ['1–3', '4–6'], '7')
    : margins(sets, w, 14711, ['1–5', '6–10'], '11');
  const rows: readonly (readonly [place: number, question: string, outcomes: Outcomes, rule?: string])[] = [
    [1, q.doubleChance, sets.doubleChance],
    [2, q.drawNoBet, sets.twoWay, scope.drawNoBet],
    [3, q.sideTotal(HOME), sets.total],
    [4, q.sideTotal(AWAY), sets.total],
    [5, q.oddEven, sets.oddEven],
    [6, q.sideOddEven(HOME), sets.oddEven],
    [7, q.sideOddEven(AWAY), sets.oddEven],
    [8, q.threeWayHandicap, sets.threeWayHandicap],
    [9, q.resultAndTotal, sets.resultAndTotal],
    [10, q.bothReach, sets.yesNo],
    [11, q.margin, marginNames],
    [12, q.total, sets.total],
    [13, q.handicap, sets.handicap],
    [14, q.result, sets.threeWay],
    [15, q.exact, isPeriod ? own.fewGoals : own.exactGoals],
    [16, q.score, own.otherScore],
    [17, q.cleanSheet(HOME), sets.yesNo],
    [18, q.cleanSheet(AWAY), sets.yesNo],
    [19, q.resultAndBoth, sets.resultAndBoth],
    [20, q.totalAndBoth, sets.totalAndBoth],
    [21, q.sideExact(HOME), own.fewGoals],
    [22, q.sideExact(AWAY), own.fewGoals],
    [24, q.winToNil(HOME), sets.yesNo],
    [25, q.winToNil(AWAY), sets.yesNo],
    [26, q.doubleChanceAndBoth, sets.doubleChanceAndBoth],
    [27, q.doubleChanceAndTotal, sets.doubleChanceAndTotal],
    [28, q.margin, margins(sets, w, 10600, ['1', '2'], '3')],
  ];
  const asked = rows.filter(([place]) => scope.places.has(place));
  return Object.fromEntries(
    asked.map(([place, question, outcomes, rule]) => [
      String(scope.base + place),
      { name: scope.named(question), outcomes, rule: rule ?? scope.rule },
    ]),
  );
}

const OF_POINTS = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 27]);
const OF_MATCH = new Set([
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 24, 25, 26, 27, 28,
]);
const OF_PERIOD = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 15, 16, 17, 18, 19, 20, 27]);

/** Who leads after a part, and who wins in the end. */
export function leaderAndWinner(sets: OutcomeSets): Outcomes {
  const names = [HOME, sets.threeWay['2'], AWAY].flatMap((leader) => [
    `${leader} / ${HOME}`,
    `${leader} / ${AWAY}`,
  ]);
  return Object.fromEntries(names.map((name, index) => [String(14721 + index), name]));
}

function halfMarkets(sets: OutcomeSets, { half }: DeepTimedWords): Markets {
  const [first, second, equal] = half.names;
  const halves = { '10460': first, '10461': second, '10462': equal };
  const of = (name: string, outcomes: Outcomes): MarketNames => ({ name, outcomes, rule: 'each_half' });
  return {
    '14601': of(half.full, sets.halfTimeFullTime),
    '14602': of(half.mostOfBoth, halves),
    '14603': of(half.most(HOME), halves),
    '14604': of(half.most(AWAY), halves),
    '14611': of(half.all(HOME), sets.yesNo),
    '14612': of(half.all(AWAY), sets.yesNo),
    '14613': of(half.any(HOME), sets.yesNo),
    '14614': of(half.any(AWAY), sets.yesNo),
    '14638': of(half.comeback, sets.yesNo),
    '14639': { name: half.winner, outcomes: leaderAndWinner(sets), rule: 'leader_and_winner' },
    '14646': of(half.best, sets.total),
    '14647': of(half.weakest, sets.total),
  };
}

/** Names of each quarter or period, and of a tie, as the market of the best of them has them. */
interface Parts {
  readonly quarters: Outcomes;
  readonly periods: Outcomes;
}

function quarterMarkets(sets: OutcomeSets, w: DeepTimedWords, { quarters }: Parts): Markets {
  const { quarter, questions } = w;
  const of = (name: string, outcomes: Outcomes, rule = 'each_quarter'): MarketNames => ({
    name,
    outcomes,
    rule,
  });
  const after = (question: string, outcomes: Outcomes) =>
    of(quarter.afterThree(question), outcomes, 'after_three_quarters');
  return {
    '14605': of(quarter.most(HOME), quarters),
    '14606': of(quarter.most(AWAY), quarters),
    '14609': of(quarter.all(HOME), sets.yesNo),
    '14610': of(quarter.all(AWAY), sets.yesNo),
    '14621': of(quarter.level, sets.yesNo),
    '14623': of(quarter.mostWon, sets.threeWay),
    '14625': after(questions.result, sets.threeWay),
    '14626': after(questions.total, sets.total),
    '14627': after(questions.handicap, sets.handicap),
    '14631': of(quarter.best, sets.total),
    '14632': of(quarter.weakest, sets.total),
    '14634': of(quarter.ahead(HOME), sets.yesNo),
    '14635': of(quarter.ahead(AWAY), sets.yesNo),
  };
}

function periodMarkets(sets: OutcomeSets, own: OwnSets, w: DeepTimedWords, { periods }: Parts): Markets {
  const { period, questions } = w;
  const of = (name: string, outcomes: Outcomes, rule = 'each_period'): MarketNames => ({
    name,
    outcomes,
    rule,
  });
  const after = (question: string, outcomes: Outcomes) =>
    of(period.afterTwo(question), outcomes, 'after_two_periods');
  const [first = '', second = '', third = ''] = Object.values(periods);
  const none = own.nextScorer['7'];
  return {
    '14607': of(period.most(HOME), periods),
    '14608': of(period.most(AWAY), periods),
    '14615': of(period.all(HOME), sets.yesNo),
    '14616': of(period.all(AWAY), sets.yesNo),
    '14617': of(period.any(HOME), sets.yesNo),
    '14618': of(period.any(AWAY), sets.yesNo),
    '14622': of(period.level, sets.yesNo),
    '14624': of(period.mostWon, sets.threeWay),
    '14628': after(questions.result, sets.threeWay),
    '14629': after(questions.total, sets.total),
    '14630': after(questions.handicap, sets.handicap),
    '14633': of(period.best, sets.total),
    '14636': of(period.ahead(HOME), sets.yesNo),
    '14637': of(period.ahead(AWAY), sets.yesNo),
    '14640': of(period.scoresInAll(HOME), sets.yesNo),
    '14641': of(period.scoresInAll(AWAY), sets.yesNo),
    '14642': of(period.bothScoreInAll, sets.yesNo),
    '14643': of(period.scoreInAll, sets.yesNo),
    '14644': of(period.firstScore, { '14731': first, '14732': second, '14733': third, '14734': none }),
    '14645': of(period.full, sets.halfTimeFullTime),
    '14650': of(period.comeback, sets.yesNo),
    '14651': { name: period.winner, outcomes: leaderAndWinner(sets), rule: 'leader_and_winner' },
  };
}

/** Names of the markets that only the matches of foremost leagues have, in sports against a clock. `parts` are as those sports' other markets name them. */
export function deepTimed(
  { sets, own }: { readonly sets: OutcomeSets; readonly own: OwnSets },
  parts: Parts,
  words: DeepTimedWords,
): CatalogPart {
  const { questions, withOvertime, quarter, half, period } = words;
  const scopes: readonly Scope[] = [
    {
      base: 14100,
      named: quarter.of,
      rule: 'one_quarter',
      drawNoBet: 'quarter_draw_no_bet',
      places: OF_POINTS,
    },
    { base: 14200, named: half.of, rule: 'one_half', drawNoBet: 'one_half_draw_no_bet', places: OF_POINTS },
    { base: 14300, named: period.of, rule: 'one_period', drawNoBet: 'period_draw_no_bet', places: OF_PERIOD },
    {
      base: 14400,
      named: words.inRegular,
      rule: 'regular_time',
      drawNoBet: 'regular_draw_no_bet',
      places: OF_MATCH,
    },
  ];
  const oddEven = (side: string): MarketNames => ({
    name: withOvertime(questions.sideOddEven(side)),
    outcomes: sets.oddEven,
    rule: 'odd_even_with_overtime',
  });
  return {
    sports: {},
    groups: {},
    periods: {},
    markets: {
      ...Object.assign({}, ...scopes.map((scope) => scopeMarkets(sets, own, words, scope))),
      '14506': oddEven(HOME),
      '14507': oddEven(AWAY),
      ...halfMarkets(sets, words),
      ...quarterMarkets(sets, words, parts),
      ...periodMarkets(sets, own, words, parts),
    },
    rules: words.rules,
  };
}
