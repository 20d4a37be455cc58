import { AWAY, HOME, margins } from './deep-timed.ts';
import type { DeepTimedWords } from './deep-timed-words.ts';
import type { outcomeSets } from './market-sets.ts';
import type { MarketNames } from './names.ts';
import type { ownSets } from './own-sets.ts';

type Outcomes = MarketNames['outcomes'];

/** Words for what is asked of two counts that are not goals. */
export interface PairWords {
  readonly exact: string;
  readonly sideExact: (side: string) => string;
  /** The other side has none. */
  readonly keepsNil: (side: string) => string;
}

/** What all markets of a language are named with. */
export interface PairNaming {
  readonly sets: ReturnType<typeof outcomeSets>;
  readonly own: ReturnType<typeof ownSets>;
  readonly timed: DeepTimedWords;
  /** A whole number as an outcome is called. */
  readonly count: (count: number) => string;
  readonly pairs: PairWords;
}

/** A part of a match of which counts of both sides are asked. */
export interface NamedPart {
  readonly base: number;
  readonly named: (question: string) => string;
  readonly rule: string;
  /** Rule of the market that returns stakes. */
  readonly drawNoBet?: string;
  /** What is asked of it, by place among the ids. */
  readonly places: readonly number[];
  /** The last of the exact counts of both sides, and of one: that many or more. */
  readonly most?: number;
  readonly sideMost?: number;
}

/** Whole numbers as outcomes: each of them, then `open` or more where it is given. */
export function numbers(
  { count, timed }: Pick<PairNaming, 'count' | 'timed'>,
  first: number,
  last: number,
  open?: number,
): Outcomes {
  const each = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    ...Object.fromEntries(each.map((number) => [String(16_850 + number), count(number)])),
    ...(open === undefined ? {} : { [String(16_870 + open)]: timed.orMore(String(open)) }),
  };
}

const upTo = (naming: PairNaming, most: number): Outcomes => numbers(naming, 0, most - 1, most);

/** Names of the markets on counts of both sides in one part. */
export function pairMarkets(naming: PairNaming, part: NamedPart): Record<string, MarketNames> {
  const { sets, own, timed, pairs } = naming;
  const { questions: q } = timed;
  const { resultAndTotal } = sets;
  const winnerAndTotal = {
    '794': resultAndTotal['794'],
    '796': resultAndTotal['796'],
    '802': resultAndTotal['802'],
    '804': resultAndTotal['804'],
  };
  const sideExact = upTo(naming, part.sideMost ?? 4);
  const rows: readonly (readonly [
    place: number,
    question: string,
    outcomes: Outcomes,
    rule?: string | undefined,
  ])[] = [
    [1, q.result, sets.threeWay],
    [2, q.drawNoBet, sets.twoWay, part.drawNoBet],
    [3, q.total, sets.total],
    [4, q.sideTotal(HOME), sets.total],
    [5, q.sideTotal(AWAY), sets.total],
    [6, q.handicap, sets.handicap],
    [7, q.threeWayHandicap, sets.threeWayHandicap],
    [8, q.resultAndTotal, resultAndTotal],
    [9, q.resultAndTotal, winnerAndTotal],
    [10, q.bothReach, sets.yesNo],
    [11, q.margin, margins(sets, timed, 10_600, ['1', '2'], '3')],
    [12, q.oddEven, sets.oddEven],
    [13, q.sideOddEven(HOME), sets.oddEven],
    [14, q.sideOddEven(AWAY), sets.oddEven],
    [15, pairs.exact, upTo(naming, part.most ?? 4)],
    [16, pairs.sideExact(HOME), sideExact],
    [17, pairs.sideExact(AWAY), sideExact],
    [18, q.score, own.otherScore],
    [19, pairs.keepsNil(HOME), sets.yesNo],
    [20, pairs.keepsNil(AWAY), sets.yesNo],
  ];
  return Object.fromEntries(
    rows
      .filter(([place]) => part.places.includes(place))
      .map(([place, question, outcomes, rule]) => [
        String(part.base + place),
        { name: part.named(question), outcomes, rule: rule ?? part.rule },
      ]),
  );
}
