import type { outcomeSets } from './market-sets.ts';
import type { CatalogPart, MarketNames } from './names.ts';
import type { ownSets } from './own-sets.ts';

const HOME = '{$competitor1}';
const AWAY = '{$competitor2}';

/** Words for the football markets of the full depth. `side` is a competitor, `question` a name of `halves`. */
export interface DeepWords {
  readonly lastScorer: string;
  readonly threeOrMore: string;
  readonly scoresAndWins: string;
  readonly firstScorer: (side: string) => string;
  readonly cornerHandicap: string;
  readonly firstHalfCorners: string;
  readonly firstHalfMostCorners: string;
  /** Takes `{corners}`. */
  readonly cornerRace: string;
  readonly cards: (side: string) => string;
  readonly cardHandicap: string;
  readonly bothCarded: string;
  readonly firstCard: string;
  readonly noCard: string;
  readonly winningMargin: string;
  readonly by: (side: string, goals: 1 | 2) => string;
  readonly byThreeOrMore: (side: string) => string;
  readonly exactGoals: (side: string) => string;
  readonly goalRange: string;
  /** Takes `{total}`. */
  readonly totalAndBoth: string;
  readonly doubleChanceAndBoth: string;
  /** Takes `{total}`. */
  readonly doubleChanceAndTotal: string;
  readonly oddEven: (side: string) => string;
  readonly firstGoalHalf: string;
  readonly lastGoal: string;
  /** Takes `{goals}`. */
  readonly goalRace: string;
  readonly neither: string;
  readonly ownGoal: string;
  readonly scoresInBoth: (side: string) => string;
  readonly winsBoth: (side: string) => string;
  readonly winsEither: (side: string) => string;
  readonly twoInEach: string;
  readonly oneInEach: string;
  readonly highestHalf: (side: string) => string;
  readonly bothByHalf: string;
  readonly bothHalves: string;
  readonly onlyFirst: string;
  readonly onlySecond: string;
  /** Name of a question that is asked of one half; takes `{half}`. */
  readonly ofHalf: (question: string) => string;
  readonly halves: {
    readonly doubleChance: string;
    readonly drawNoBet: string;
    readonly score: string;
    readonly exactGoals: string;
    readonly oddEven: string;
    readonly total: (side: string) => string;
    readonly resultAndBoth: string;
    /** Takes `{total}`. */
    readonly resultAndTotal: string;
    readonly cleanSheet: (side: string) => string;
    readonly handicap: string;
    readonly bothScore: string;
  };
  readonly rules: Readonly<Record<DeepRule, string>>;
}

/** Keys of the rules of settlement that only these markets have. */
type DeepRule =
  | 'of_half'
  | 'half_draw_no_bet'
  | 'half_handicap'
  | 'goal_race'
  | 'last_goal'
  | 'last_scorer'
  | 'scorer_and_win'
  | 'own_goal'
  | 'first_half_corners';

type OutcomeSets = ReturnType<typeof outcomeSets>;
type OwnSets = ReturnType<typeof ownSets>;
type Markets = Readonly<Record<string, MarketNames>>;

function halfMarkets(sets: OutcomeSets, own: OwnSets, { ofHalf, halves }: DeepWords): Markets {
  const market = (
    question: string,
    outcomes: MarketNames['outcomes'],
    rule: DeepRule = 'of_half',
  ): MarketNames => ({ name: ofHalf(question), outcomes, rule });
  return {
    '10100': market(halves.doubleChance, sets.doubleChance),
    '10101': market(halves.drawNoBet, sets.twoWay, 'half_draw_no_bet'),
    '10102': market(halves.score, own.otherScore),
    '10103': market(halves.exactGoals, own.fewGoals),
    '10104': market(halves.oddEven, sets.oddEven),
    '10105': market(halves.total(HOME), sets.total),
    '10106': market(halves.total(AWAY), sets.total),
    '10107': market(halves.resultAndBoth, sets.resultAndBoth),
    '10108': market(halves.resultAndTotal, sets.resultAndTotal),
    '10109': market(halves.cleanSheet(HOME), sets.yesNo),
    '10110': market(halves.cleanSheet(AWAY), sets.yesNo),
    '10111': market(halves.handicap, sets.handicap, 'half_handicap'),
    '10112': market(halves.bothScore, sets.yesNo),
  };
}

function countMarkets(sets: OutcomeSets, w: DeepWords): Markets {
  const race = { '6': HOME, '7': w.neither, '8': AWAY };
  return {
    '10025': { name: w.cornerHandicap, outcomes: sets.handicap, rule: 'corners' },
    '10026': { name: w.firstHalfCorners, outcomes: sets.total, rule: 'first_half_corners' },
    '10027': { name: w.firstHalfMostCorners, outcomes: sets.threeWay, rule: 'first_half_corners' },
    '10028': { name: w.cornerRace, outcomes: race, rule: 'corners' },
    '10032': { name: w.cards(HOME), outcomes: sets.total, rule: 'cards' },
    '10033': { name: w.cards(AWAY), outcomes: sets.total, rule: 'cards' },
    '10034': { name: w.cardHandicap, outcomes: sets.handicap, rule: 'cards' },
    '10035': { name: w.bothCarded, outcomes: sets.yesNo, rule: 'cards' },
    '10036': { name: w.firstCard, outcomes: { '6': HOME, '7': w.noCard, '8': AWAY }, rule: 'cards' },
    '10071': { name: w.goalRace, outcomes: race, rule: 'goal_race' },
  };
}

/** Markets on the goals of the whole match, of both halves together and of players. */
function matchMarkets(sets: OutcomeSets, own: OwnSets, w: DeepWords): Markets {
  const { yesNo, oddEven } = sets;
  const ofMatch = (name: string, outcomes: MarketNames['outcomes']): MarketNames => ({
    name,
    outcomes,
    rule: 'full_time',
  });
  return {
    '10013': { name: w.lastScorer, outcomes: own.nextScorer, rule: 'last_scorer' },
    '10014': { name: w.threeOrMore, outcomes: {}, rule: 'scorer' },
    '10015': { name: w.scoresAndWins, outcomes: {}, rule: 'scorer_and_win' },
    '10016': { name: w.firstScorer(HOME), outcomes: own.nextScorer, rule: 'next_scorer' },
    '10017': { name: w.firstScorer(AWAY), outcomes: own.nextScorer, rule: 'next_scorer' },
    '10060': ofMatch(w.winningMargin, {
      '10600': w.by(HOME, 1),
      '10601': w.by(HOME, 2),
      '10602': w.byThreeOrMore(HOME),
      '10603': w.by(AWAY, 1),
      '10604': w.by(AWAY, 2),
      '10605': w.byThreeOrMore(AWAY),
      '10606': sets.threeWay['2'],
    }),
    '10061': ofMatch(w.exactGoals(HOME), own.fewGoals),
    '10062': ofMatch(w.exactGoals(AWAY), own.fewGoals),
    '10063': ofMatch(w.goalRange, own.goalRange),
    '10064': ofMatch(w.totalAndBoth, sets.totalAndBoth),
    '10065': ofMatch(w.doubleChanceAndBoth, sets.doubleChanceAndBoth),
    '10066': ofMatch(w.doubleChanceAndTotal, sets.doubleChanceAndTotal),
    '10067': { name: w.oddEven(HOME), outcomes: oddEven, rule: 'odd_even' },
    '10068': { name: w.oddEven(AWAY), outcomes: oddEven, rule: 'odd_even' },
    '10069': { name: w.firstGoalHalf, outcomes: own.firstGoalHalf, rule: 'next_goal' },
    '10070': { name: w.lastGoal, outcomes: sets.nextGoal, rule: 'last_goal' },
    '10072': { name: w.ownGoal, outcomes: yesNo, rule: 'own_goal' },
    '10073': ofMatch(w.scoresInBoth(HOME), yesNo),
    '10074': ofMatch(w.scoresInBoth(AWAY), yesNo),
    '10075': ofMatch(w.winsBoth(HOME), yesNo),
    '10076': ofMatch(w.winsBoth(AWAY), yesNo),
    '10077': ofMatch(w.winsEither(HOME), yesNo),
    '10078': ofMatch(w.winsEither(AWAY), yesNo),
    '10079': ofMatch(w.twoInEach, yesNo),
    '10080': ofMatch(w.oneInEach, yesNo),
    '10081': ofMatch(w.highestHalf(HOME), own.highestHalf),
    '10082': ofMatch(w.highestHalf(AWAY), own.highestHalf),
    '10083': ofMatch(w.bothByHalf, {
      '10830': w.bothHalves,
      '10831': w.onlyFirst,
      '10832': w.onlySecond,
      '10833': w.neither,
    }),
  };
}

/** Names of the football markets that only the matches of top leagues have, in the language of the words. */
export function deepFootball(sets: OutcomeSets, own: OwnSets, words: DeepWords): CatalogPart {
  return {
    sports: {},
    groups: {},
    periods: {},
    markets: {
      ...matchMarkets(sets, own, words),
      ...countMarkets(sets, words),
      ...halfMarkets(sets, own, words),
    },
    rules: words.rules,
  };
}
