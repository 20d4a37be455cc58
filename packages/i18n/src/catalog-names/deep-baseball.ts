import { type NamedPart, numbers, type PairNaming, pairMarkets } from './deep-pairs.ts';
import { twoWinners } from './deep-rally.ts';
import { AWAY, HOME, leaderAndWinner } from './deep-timed.ts';
import type { CatalogPart, MarketNames } from './names.ts';

type Question = (question: string) => string;

/** Words for the markets of the full depth of baseball. */
export interface DeepBaseballWords {
  /** Takes the number of the inning. */
  readonly inning: Question;
  /** Takes how many innings they are. */
  readonly opening: Question;
  readonly five: Question;
  readonly hits: Question;
  readonly homeRuns: Question;
  readonly strikeouts: Question;
  readonly game: Question;
  readonly firstAndWinner: string;
  readonly lastRun: string;
  readonly innings: string;
  readonly bottomNinth: string;
  readonly walkOff: string;
  readonly winnerAndExtra: string;
  /** Takes `{points}`. */
  readonly race: string;
  readonly bestInning: string;
  readonly bestHalf: string;
  readonly best: (side: string) => string;
  readonly scoreless: string;
  readonly fiveAndWinner: string;
  /** Takes `{innings}`. */
  readonly openingAndWinner: string;
  readonly comeback: (side: string) => string;
  readonly firstRunInning: string;
  /** The outcome of a race that no side wins. */
  readonly neither: string;
  readonly rules: Readonly<Record<BaseballRule, string>>;
}

type BaseballRule =
  | 'baseball_inning_draw_no_bet'
  | 'baseball_opening'
  | 'baseball_opening_draw_no_bet'
  | 'baseball_hits'
  | 'baseball_home_runs'
  | 'baseball_strikeouts'
  | 'baseball_leader'
  | 'baseball_each_inning'
  | 'baseball_race';

const SPAN = [2, 4, 5, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17];
const COUNTS = [1, 3, 4, 5, 6];

function partsOf(w: DeepBaseballWords): readonly NamedPart[] {
  const drawNoBet = 'baseball_opening_draw_no_bet';
  return [
    {
      base: 16_000,
      named: w.inning,
      rule: 'baseball_inning',
      drawNoBet: 'baseball_inning_draw_no_bet',
      places: [...SPAN, 6, 18],
    },
    {
      base: 16_030,
      named: w.opening,
      rule: 'baseball_opening',
      drawNoBet,
      places: [1, 3, 6, ...SPAN, 19, 20],
      most: 9,
    },
    {
      base: 16_060,
      named: w.five,
      rule: 'baseball_first_five',
      drawNoBet,
      places: [...SPAN, 19, 20],
      most: 9,
    },
    { base: 16_090, named: w.hits, rule: 'baseball_hits', places: COUNTS },
    { base: 16_120, named: w.homeRuns, rule: 'baseball_home_runs', places: COUNTS },
    { base: 16_150, named: w.strikeouts, rule: 'baseball_strikeouts', places: COUNTS },
    {
      base: 16_180,
      named: w.game,
      rule: 'baseball_game',
      places: [7, 9, 10, 13, 14, 16, 17, 19, 20],
      sideMost: 8,
    },
  ];
}

function courseMarkets(naming: PairNaming, w: DeepBaseballWords): Record<string, MarketNames> {
  const { sets } = naming;
  const { resultAndBoth } = sets;
  const winnerAndYes = {
    '78': resultAndBoth['78'],
    '80': resultAndBoth['80'],
    '86': resultAndBoth['86'],
    '88': resultAndBoth['88'],
  };
  const of = (name: string, outcomes: MarketNames['outcomes'], rule = 'baseball_game') => ({
    name,
    outcomes,
    rule,
  });
  const each = 'baseball_each_inning';
  return {
    '16210': of(w.firstAndWinner, twoWinners()),
    '16211': of(w.lastRun, sets.twoWay),
    '16212': of(w.innings, numbers(naming, 9, 11, 12)),
    '16213': of(w.bottomNinth, sets.yesNo),
    '16214': of(w.walkOff, sets.yesNo),
    '16215': of(w.winnerAndExtra, winnerAndYes),
    '16216': of(w.race, { '6': HOME, '7': w.neither, '8': AWAY }, 'baseball_race'),
    '16217': of(w.bestInning, sets.total, each),
    '16218': of(w.bestHalf, sets.total, each),
    '16219': of(w.best(HOME), sets.total, each),
    '16220': of(w.best(AWAY), sets.total, each),
    '16221': of(w.scoreless, sets.yesNo, each),
    '16222': of(w.fiveAndWinner, leaderAndWinner(sets), 'baseball_leader'),
    '16223': of(w.openingAndWinner, leaderAndWinner(sets), 'baseball_leader'),
    '16224': of(w.comeback(HOME), sets.yesNo),
    '16225': of(w.comeback(AWAY), sets.yesNo),
    '16226': of(w.firstRunInning, numbers(naming, 1, 8, 9), 'baseball_first_run'),
  };
}

/** Names of the markets that only the games of foremost leagues of baseball have. */
export function deepBaseball(naming: PairNaming, words: DeepBaseballWords): CatalogPart {
  return {
    sports: {},
    groups: {},
    periods: {},
    rules: words.rules,
    markets: Object.assign(
      courseMarkets(naming, words),
      ...partsOf(words).map((part) => pairMarkets(naming, part)),
    ),
  };
}
