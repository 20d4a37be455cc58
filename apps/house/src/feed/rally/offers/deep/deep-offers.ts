import * as match from '../match-offers.ts';
import { lines, type OfferKit, type RallyOffer } from '../offer.ts';
import { type Ask, askOf, type Targets } from './ask.ts';
import * as course from './course-questions.ts';
import * as halt from './halt-questions.ts';
import type { Question, Unit } from './questions.ts';
import * as set from './set-questions.ts';
import * as units from './unit-questions.ts';

/** Where the lines and targets of a format lie. Lines of a set and targets may differ from set to set. */
export interface Grids {
  readonly sideOfSet: Targets;
  readonly winnerAndTotal: Targets;
  readonly bothReach: Targets;
  readonly races: Targets;
  readonly leaderAfter: Targets;
  readonly handicapAfter: readonly number[];
  readonly handicap: readonly number[];
  readonly winnerAndUnits: readonly number[];
  readonly sideUnits: readonly number[];
  readonly best: readonly number[];
  readonly weakest: readonly number[];
  readonly widest: readonly number[];
  readonly firstTwoTotal: readonly number[];
  readonly firstTwoHandicap: readonly number[];
}

/** Leads that end a band of margins; the last band is open. */
const FEW_BANDS = [2, 4];
const MANY_BANDS = [3, 6];
const ALL_GAMES = [6, 7, 8, 9, 10, 12, 13];
const ALL_LEGS = [3, 4, 5];

type Make = (ask: Ask, grids: Grids) => readonly RallyOffer[];

const OF_SET = {
  homeTotal: (ask, { sideOfSet }) => set.sideTotals(ask, 0, sideOfSet),
  awayTotal: (ask, { sideOfSet }) => set.sideTotals(ask, 1, sideOfSet),
  homeOddEven: (ask) => set.sideOddEven(ask, 0),
  awayOddEven: (ask) => set.sideOddEven(ask, 1),
  winnerAndTotal: (ask, { winnerAndTotal }) => set.winnerAndTotal(ask, winnerAndTotal),
  fewMargins: (ask) => set.margins(ask, FEW_BANDS),
  manyMargins: (ask) => set.margins(ask, MANY_BANDS),
  bothReach: (ask, { bothReach }) => set.bothReach(ask, bothReach),
  exactGames: (ask) => set.exactTotal(ask, ALL_GAMES),
  exactLegs: (ask) => set.exactTotal(ask, ALL_LEGS),
  firstAndWinner: (ask) => halt.firstAndWinner(ask),
  leaderAfter: (ask, { leaderAfter }) => halt.leaderAfter(ask, leaderAfter),
  handicapAfter: (ask, grids) => halt.handicapAfter(ask, grids.leaderAfter, grids.handicapAfter),
  raceAndWinner: (ask, { races }) => halt.raceAndWinner(ask, races),
  homeToNil: (ask) => set.toNil(ask, 0),
  awayToNil: (ask) => set.toNil(ask, 1),
  winnerAndExtra: (ask) => set.winnerAndExtra(ask),
  race: (ask, { races }) => halt.races(ask, races),
  handicap: (ask, { handicap }) => set.handicaps(ask, handicap),
  oddEven: (ask) => set.oddEven(ask),
  scoreAfterTwo: (ask) => halt.scoreAfter(ask, 2),
  scoreAfterFour: (ask) => halt.scoreAfter(ask, 4),
  scoreAfterSix: (ask) => halt.scoreAfter(ask, 6),
  scoreAfterTen: (ask) => halt.scoreAfter(ask, 10),
  scoreAfterTwelve: (ask) => halt.scoreAfter(ask, 12),
} satisfies Partial<Record<Question, Make>>;

const sideSets = ({ kit }: Ask) => lines(1.5, kit.rules.setsToWin - 0.5);
const allSets = ({ kit }: Ask) => lines(kit.rules.setsToWin + 0.5, 2 * kit.rules.setsToWin - 1.5);

const OF_COURSE = {
  exactSets: (ask) => [course.exactSets(ask)],
  homeStraight: (ask) => [course.straight(ask, 0)],
  awayStraight: (ask) => [course.straight(ask, 1)],
  distance: (ask) => [course.distance(ask)],
  homeSets: (ask) => course.sideTotals(ask, 0, sideSets(ask)),
  awaySets: (ask) => course.sideTotals(ask, 1, sideSets(ask)),
  winnerAndSets: (ask) => course.matchAndTotal(ask, allSets(ask)),
  oddSets: (ask) => [course.oddSets(ask)],
  firstAndMatch: (ask) => [course.setAndMatch(ask, 0)],
  comeback: (ask) => [course.comeback(ask)],
  homeComeback: (ask) => [course.sideComeback(ask, 0)],
  awayComeback: (ask) => [course.sideComeback(ask, 1)],
  afterTwoSets: (ask) => [course.scoreAfter(ask, 2)],
  afterThreeSets: (ask) => [course.scoreAfter(ask, 3)],
  firstTwoWinners: (ask) => [course.firstTwoWinners(ask)],
  firstAndSets: (ask) => course.firstAndTotal(ask, allSets(ask)),
  homeExactSets: (ask) => [course.sideExactSets(ask, 0)],
  awayExactSets: (ask) => [course.sideExactSets(ask, 1)],
  homeLeads: (ask) => [course.leads(ask, 0)],
  awayLeads: (ask) => [course.leads(ask, 1)],
  secondAndMatch: (ask) => [course.setAndMatch(ask, 1)],
  homeTwoInARow: (ask) => [course.twoInARow(ask, 0)],
  awayTwoInARow: (ask) => [course.twoInARow(ask, 1)],
} satisfies Partial<Record<Question, Make>>;

const OF_UNITS = {
  homeOddUnits: (ask) => [units.sideOddEven(ask, 0)],
  awayOddUnits: (ask) => [units.sideOddEven(ask, 1)],
  winnerAndUnits: (ask, { winnerAndUnits }) => units.winnerAndTotal(ask, winnerAndUnits),
  unitMargins: (ask) => [units.margins(ask, MANY_BANDS)],
  mostUnits: (ask) => [units.most(ask)],
  mostUnitsAndWinner: (ask) => [units.mostAndWinner(ask)],
  extras: (ask) => [units.extras(ask)],
  anyToNil: (ask) => [units.anyToNil(ask)],
  homeSetToNil: (ask) => [units.setToNil(ask, 0)],
  awaySetToNil: (ask) => [units.setToNil(ask, 1)],
  best: (ask, { best }) => units.best(ask, best),
  weakest: (ask, { weakest }) => units.weakest(ask, weakest),
  widest: (ask, { widest }) => units.widest(ask, widest),
  firstTwoTotal: (ask, { firstTwoTotal }) => units.firstTwoTotals(ask, firstTwoTotal),
  firstTwoHandicap: (ask, { firstTwoHandicap }) => units.firstTwoHandicaps(ask, firstTwoHandicap),
  homeUnits: ({ kit, template }, { sideUnits }) => match.unitTotals(kit, template.id, 'home', sideUnits),
  awayUnits: ({ kit, template }, { sideUnits }) => match.unitTotals(kit, template.id, 'away', sideUnits),
  oddUnits: ({ kit, template }) => [match.oddUnits(kit, template.id)],
  moreUnits: (ask) => [units.moreUnits(ask)],
} satisfies Partial<Record<Question, Make>>;

const MAKES: Readonly<Record<Question, Make>> = { ...OF_SET, ...OF_COURSE, ...OF_UNITS };

/** Questions whose answers follow from the correct score where a match is won with two sets. */
const OF_LONG_MATCHES: ReadonlySet<Question> = new Set<Question>([
  'exactSets',
  'homeStraight',
  'awayStraight',
  'homeSets',
  'awaySets',
  'winnerAndSets',
  'oddSets',
  'afterThreeSets',
]);

/** What is asked of sets and of what they are made of wherever they are long enough. */
const OF_LONG_SETS: readonly Question[] = [
  'bothReach',
  'winnerAndExtra',
  'leaderAfter',
  'handicapAfter',
  'scoreAfterFour',
  'unitMargins',
  'best',
  'weakest',
  'widest',
];
const OF_NOTHING: readonly Question[] = [
  'homeToNil',
  'awayToNil',
  'anyToNil',
  'homeSetToNil',
  'awaySetToNil',
];

const EVERYWHERE: readonly Question[] = [
  'homeTotal',
  'awayTotal',
  'homeOddEven',
  'awayOddEven',
  'winnerAndTotal',
  'firstAndWinner',
  'raceAndWinner',
  ...(Object.keys(OF_COURSE) as Question[]), // its own keys
  'homeOddUnits',
  'awayOddUnits',
  'winnerAndUnits',
  'mostUnits',
  'mostUnitsAndWinner',
  'extras',
  'firstTwoTotal',
  'firstTwoHandicap',
  'moreUnits',
];

/** What else is asked where sets are made of these. */
const ALSO: Readonly<Record<Unit, readonly Question[]>> = {
  games: [
    ...OF_LONG_SETS,
    ...OF_NOTHING,
    'fewMargins',
    'exactGames',
    'race',
    'scoreAfterTwo',
    'scoreAfterSix',
  ],
  points: [...OF_LONG_SETS, 'manyMargins', 'scoreAfterTen'],
  legs: [
    ...OF_NOTHING,
    'exactLegs',
    'race',
    'handicap',
    'oddEven',
    'scoreAfterTwo',
    'homeUnits',
    'awayUnits',
  ],
  rounds: [...OF_LONG_SETS, 'manyMargins', 'scoreAfterTwelve', 'homeUnits', 'awayUnits', 'oddUnits'],
};

/** What is asked of a sport in the full depth; `most` is the number of sets that win its longest matches. */
export const questionsOf = (unit: Unit, most: number): readonly Question[] =>
  [...EVERYWHERE, ...ALSO[unit]].filter((question) => most > 2 || !OF_LONG_MATCHES.has(question));

/** The markets of the full depth of one format. */
export function deepOffers(kit: OfferKit, unit: Unit, grids: Grids): readonly RallyOffer[] {
  return questionsOf(unit, kit.rules.setsToWin).flatMap((question) =>
    MAKES[question](askOf(kit, unit, question), grids),
  );
}
