import type { DeepRallyWords, RallyUnit } from './deep-rally-words.ts';
import { AWAY, HOME, leaderAndWinner, margins } from './deep-timed.ts';
import type { DeepTimedWords } from './deep-timed-words.ts';
import type { outcomeSets } from './market-sets.ts';
import type { CatalogPart, MarketNames } from './names.ts';
import type { ownSets } from './own-sets.ts';

type Outcomes = MarketNames['outcomes'];
type Markets = Record<string, MarketNames>;
/** `only`: the units that it is asked of; of all where it is absent. */
type Row = readonly [place: number, name: string, outcomes: Outcomes, only?: readonly RallyUnit[]];

/** What all markets of a language are named with. */
interface Named {
  readonly sets: ReturnType<typeof outcomeSets>;
  readonly own: ReturnType<typeof ownSets>;
  readonly timed: DeepTimedWords;
  readonly words: DeepRallyWords;
}

/** One kind of sets: where its ids begin, its words and its rules of settlement. */
interface Kind {
  readonly unit: RallyUnit;
  readonly base: number;
  readonly ofSet: string;
  readonly ofCourse: string;
  readonly ofUnits: string;
}

const KINDS: readonly Kind[] = [
  { unit: 'games', base: 15_000, ofSet: 'set_games', ofCourse: 'wins_a_set', ofUnits: 'games' },
  { unit: 'points', base: 15_200, ofSet: 'one_set', ofCourse: 'wins_a_set', ofUnits: 'all_points' },
  { unit: 'legs', base: 15_400, ofSet: 'one_set', ofCourse: 'wins_a_set', ofUnits: 'legs' },
  { unit: 'rounds', base: 15_600, ofSet: 'one_map', ofCourse: 'wins_a_map', ofUnits: 'all_rounds' },
];

/** Two winners, one after the other. */
export function twoWinners(): Outcomes {
  const names = [HOME, AWAY].flatMap((first) => [HOME, AWAY].map((second) => `${first} / ${second}`));
  return Object.fromEntries(names.map((name, index) => [String(15_801 + index), name]));
}

const counts = ({ words }: Named, numbers: readonly number[]): Outcomes =>
  Object.fromEntries(numbers.map((number) => [String(15_850 + number), words.count(number)]));

/** Without the outcome for a draw, which comes last. */
const withoutDraw = (outcomes: Outcomes): Outcomes =>
  Object.fromEntries(Object.entries(outcomes).slice(0, -1));

function shared({ sets, timed }: Named) {
  const { resultAndTotal, resultAndBoth } = sets;
  return {
    winnerAndTotal: {
      '794': resultAndTotal['794'],
      '796': resultAndTotal['796'],
      '802': resultAndTotal['802'],
      '804': resultAndTotal['804'],
    },
    winnerAndYes: {
      '78': resultAndBoth['78'],
      '80': resultAndBoth['80'],
      '86': resultAndBoth['86'],
      '88': resultAndBoth['88'],
    },
    few: withoutDraw(margins(sets, timed, 15_811, ['1–2', '3–4'], '5')),
    many: margins(sets, timed, 15_821, ['1–3', '4–6'], '7'),
  };
}

/** Units of which a set has many, and units that a side may have none of. */
const LONG: readonly RallyUnit[] = ['games', 'points', 'rounds'];
const SHORT: readonly RallyUnit[] = ['games', 'legs'];
/** Maps are played to two alone. */
const LONG_MATCHES: readonly RallyUnit[] = ['games', 'points', 'legs'];

function marketsOf(
  { unit, base, rule }: Pick<Kind, 'unit' | 'base'> & { readonly rule: string },
  rows: readonly Row[],
): Markets {
  const asked = rows.filter(([, , , only]) => only?.includes(unit) ?? true);
  return Object.fromEntries(
    asked.map(([place, name, outcomes]) => [String(base + place), { name, outcomes, rule }]),
  );
}

function ofSet(named: Named, { unit, base, ofSet: rule }: Kind): Markets {
  const { sets, timed, words } = named;
  const { questions: q } = timed;
  const u = words.units[unit];
  const { winnerAndTotal, winnerAndYes, few, many } = shared(named);
  const isRounds = unit === 'rounds';
  const rows: readonly Row[] = [
    [1, q.sideTotal(HOME), sets.total],
    [2, q.sideTotal(AWAY), sets.total],
    [3, q.sideOddEven(HOME), sets.oddEven],
    [4, q.sideOddEven(AWAY), sets.oddEven],
    [5, q.resultAndTotal, winnerAndTotal],
    [6, q.margin, few, ['games']],
    [7, q.margin, withoutDraw(many), ['points', 'rounds']],
    [9, words.bothReach(`{${unit}}`), sets.yesNo, LONG],
    [10, u.exact, counts(named, [6, 7, 8, 9, 10, 12, 13]), ['games']],
    [11, u.exact, counts(named, [3, 4, 5]), ['legs']],
    [12, u.firstAndWinner, twoWinners()],
    [13, u.leaderAfter, sets.threeWay, LONG],
    [15, u.handicapAfter, sets.handicap, LONG],
    [17, u.raceAndWinner, twoWinners()],
    [18, u.clean(HOME), sets.yesNo, SHORT],
    [19, u.clean(AWAY), sets.yesNo, SHORT],
    [20, u.winnerAndExtra, winnerAndYes, LONG],
    [21, u.race, sets.twoWay, SHORT],
    [22, q.handicap, sets.handicap, ['legs']],
    [23, q.oddEven, sets.oddEven, ['legs']],
    [24, u.scoreAfter(words.count(2)), {}, SHORT],
    [25, u.scoreAfter(words.count(4)), {}, LONG],
    [26, u.scoreAfter(words.count(6)), {}, ['games']],
    [27, u.scoreAfter(words.count(10)), {}, ['points']],
    [28, u.scoreAfter(words.count(12)), {}, ['rounds']],
  ];
  const { of } = isRounds ? words.maps : words.sets;
  return marketsOf(
    { unit, base, rule },
    rows.map(([place, name, ...rest]): Row => [place, of(name), ...rest]),
  );
}

function ofCourse(named: Named, { unit, base, ofCourse: rule }: Kind): Markets {
  const { sets, words } = named;
  const w = unit === 'rounds' ? words.maps : words.sets;
  const { winnerAndTotal } = shared(named);
  const rows: readonly Row[] = [
    [60, w.exact, counts(named, [3, 4, 5, 6, 7]), LONG_MATCHES],
    [61, w.straight(HOME), sets.yesNo, LONG_MATCHES],
    [62, w.straight(AWAY), sets.yesNo, LONG_MATCHES],
    [64, w.sideTotal(HOME), sets.total, LONG_MATCHES],
    [65, w.sideTotal(AWAY), sets.total, LONG_MATCHES],
    [66, w.winnerAndTotal, winnerAndTotal, LONG_MATCHES],
    [67, w.oddEven, sets.oddEven, LONG_MATCHES],
    [74, w.afterThree, {}, LONG_MATCHES],
    [63, w.distance, sets.yesNo],
    [69, w.firstAndMatch, twoWinners()],
    [70, w.comeback, sets.yesNo],
    [71, w.sideComeback(HOME), sets.yesNo],
    [72, w.sideComeback(AWAY), sets.yesNo],
    [73, w.afterTwo, {}],
    [75, w.firstTwoWinners, twoWinners()],
    [76, w.firstAndTotal, winnerAndTotal],
    [77, w.sideExact(HOME), counts(named, [0, 1, 2, 3, 4])],
    [78, w.sideExact(AWAY), counts(named, [0, 1, 2, 3, 4])],
    [80, w.leads(HOME), sets.yesNo],
    [81, w.leads(AWAY), sets.yesNo],
    [85, w.secondAndMatch, twoWinners()],
    [86, w.twoInARow(HOME), sets.yesNo],
    [87, w.twoInARow(AWAY), sets.yesNo],
  ];
  return marketsOf({ unit, base, rule }, rows);
}

function ofUnits(named: Named, { unit, base, ofUnits: rule }: Kind): Markets {
  const { sets, own, timed, words } = named;
  const { questions: q } = timed;
  const u = words.units[unit];
  const w = unit === 'rounds' ? words.maps : words.sets;
  const { winnerAndTotal, many } = shared(named);
  const [first, second] = w.names;
  const equal = own.highestHalf['10462'];
  const rows: readonly Row[] = [
    [120, u.of(q.sideOddEven(HOME)), sets.oddEven],
    [121, u.of(q.sideOddEven(AWAY)), sets.oddEven],
    [122, u.of(q.resultAndTotal), winnerAndTotal],
    [124, u.of(q.margin), many, LONG],
    [125, u.most, sets.threeWay],
    [126, u.mostAndWinner, leaderAndWinner(sets)],
    [127, u.extras, { ...counts(named, [0, 1, 2]), '15870': timed.orMore('3') }],
    [129, w.anyToNil, sets.yesNo, SHORT],
    [130, w.toNil(HOME), sets.yesNo, SHORT],
    [131, w.toNil(AWAY), sets.yesNo, SHORT],
    [132, u.best, sets.total, LONG],
    [133, u.weakest, sets.total, LONG],
    [134, u.widest, sets.total, LONG],
    [135, w.firstTwo(q.total), sets.total],
    [136, w.firstTwo(q.handicap), sets.handicap],
    [137, u.of(q.sideTotal(HOME)), sets.total, ['legs', 'rounds']],
    [138, u.of(q.sideTotal(AWAY)), sets.total, ['legs', 'rounds']],
    [139, u.of(q.oddEven), sets.oddEven, ['rounds']],
    [140, u.more, { '15881': first, '15882': second, '15883': equal }],
  ];
  return marketsOf({ unit, base, rule }, rows);
}

/** Names of the markets that only the matches of foremost leagues have, in sports of sets and maps. */
export function deepRally(
  { sets, own }: Pick<Named, 'sets' | 'own'>,
  timed: DeepTimedWords,
  words: DeepRallyWords,
): CatalogPart {
  const named: Named = { sets, own, timed, words };
  return {
    sports: {},
    groups: {},
    periods: {},
    rules: {},
    markets: Object.assign(
      {},
      ...KINDS.flatMap((kind) => [ofSet(named, kind), ofCourse(named, kind), ofUnits(named, kind)]),
    ),
  };
}
