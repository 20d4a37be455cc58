import { numbers, type PairNaming, pairMarkets } from './deep-pairs.ts';
import { twoWinners } from './deep-rally.ts';
import type { DeepSetWords } from './deep-rally-words.ts';
import { AWAY, HOME, leaderAndWinner, margins } from './deep-timed.ts';
import type { CatalogPart, MarketNames } from './names.ts';

type Question = (question: string) => string;
type Markets = Record<string, MarketNames>;

/** Words for the markets of the full depth of Dota 2. Those of one map take its number. */
export interface DeepDotaWords {
  readonly map: Question;
  readonly early: Question;
  readonly match: Question;
  readonly firstTwo: Question;
  readonly mapMostAndWinner: string;
  readonly mapFirstAndWinner: string;
  /** Takes `{points}`. */
  readonly mapRaceAndWinner: string;
  readonly earlyAndWinner: string;
  readonly minutes: string;
  /** Takes `{total}`. */
  readonly winnerAndMinutes: string;
  readonly mostAndWinner: string;
  readonly best: string;
  readonly weakest: string;
  readonly more: string;
  readonly longest: string;
  readonly rules: Readonly<Record<DotaRule, string>>;
}

type DotaRule =
  | 'map_kills_draw_no_bet'
  | 'map_early_kills'
  | 'map_early_draw_no_bet'
  | 'map_minutes'
  | 'all_kills'
  | 'all_kills_draw_no_bet';

const of = (name: string, outcomes: MarketNames['outcomes'], rule: string): MarketNames => ({
  name,
  outcomes,
  rule,
});

function winnerAndTotal({ resultAndTotal }: PairNaming['sets']): MarketNames['outcomes'] {
  return {
    '794': resultAndTotal['794'],
    '796': resultAndTotal['796'],
    '802': resultAndTotal['802'],
    '804': resultAndTotal['804'],
  };
}

const killMargins = ({ sets, timed }: PairNaming) => margins(sets, timed, 14_711, ['1–5', '6–10'], '11');

function mapMarkets(naming: PairNaming, w: DeepDotaWords): Markets {
  const { sets, timed } = naming;
  const { questions: q } = timed;
  return {
    ...pairMarkets(naming, {
      base: 16_500,
      named: w.map,
      rule: 'map_kills',
      drawNoBet: 'map_kills_draw_no_bet',
      places: [1, 2, 4, 5, 8, 10, 13, 14],
    }),
    ...pairMarkets(naming, {
      base: 16_530,
      named: w.early,
      rule: 'map_early_kills',
      drawNoBet: 'map_early_draw_no_bet',
      places: [1, 2, 3, 4, 5, 6, 10, 12],
    }),
    '16560': of(w.map(q.margin), killMargins(naming), 'map_kills'),
    '16561': of(w.map(q.resultAndTotal), winnerAndTotal(sets), 'map_kills'),
    '16562': of(w.mapMostAndWinner, leaderAndWinner(sets), 'map_kills'),
    '16563': of(w.mapFirstAndWinner, twoWinners(), 'first_blood'),
    '16564': of(w.mapRaceAndWinner, twoWinners(), 'map_kill_race'),
    '16565': of(w.earlyAndWinner, leaderAndWinner(sets), 'map_early_kills'),
    '16566': of(w.minutes, sets.total, 'map_minutes'),
    '16567': of(w.winnerAndMinutes, winnerAndTotal(sets), 'map_minutes'),
  };
}

function matchMarkets(naming: PairNaming, maps: DeepSetWords, w: DeepDotaWords): Markets {
  const { sets, own, timed } = naming;
  const { questions: q } = timed;
  const [first, second] = maps.names;
  const kills = (name: string, outcomes: MarketNames['outcomes']) => of(name, outcomes, 'all_kills');
  return {
    '16580': kills(w.match(q.total), sets.total),
    '16581': kills(w.match(q.sideTotal(HOME)), sets.total),
    '16582': kills(w.match(q.sideTotal(AWAY)), sets.total),
    '16583': kills(w.match(q.handicap), sets.handicap),
    '16584': kills(w.match(q.result), sets.threeWay),
    '16585': of(w.match(q.drawNoBet), sets.twoWay, 'all_kills_draw_no_bet'),
    '16586': kills(w.match(q.oddEven), sets.oddEven),
    '16587': kills(w.match(q.margin), killMargins(naming)),
    '16588': kills(w.match(q.resultAndTotal), winnerAndTotal(sets)),
    '16589': kills(w.mostAndWinner, leaderAndWinner(sets)),
    '16590': kills(w.best, sets.total),
    '16591': kills(w.weakest, sets.total),
    '16592': kills(w.firstTwo(q.total), sets.total),
    '16593': kills(w.firstTwo(q.handicap), sets.handicap),
    '16594': kills(w.more, { '15881': first, '15882': second, '15883': own.highestHalf['10462'] }),
    '16595': of(w.longest, sets.total, 'map_minutes'),
    '16596': kills(w.match(q.sideOddEven(HOME)), sets.oddEven),
    '16597': kills(w.match(q.sideOddEven(AWAY)), sets.oddEven),
  };
}

function courseMarkets(naming: PairNaming, maps: DeepSetWords): Markets {
  const { sets } = naming;
  const course = (name: string, outcomes: MarketNames['outcomes']) => of(name, outcomes, 'wins_a_map');
  const won = numbers(naming, 0, 2);
  return {
    '16600': course(maps.firstAndMatch, twoWinners()),
    '16601': course(maps.secondAndMatch, twoWinners()),
    '16602': course(maps.comeback, sets.yesNo),
    '16603': course(maps.sideComeback(HOME), sets.yesNo),
    '16604': course(maps.sideComeback(AWAY), sets.yesNo),
    '16605': course(maps.afterTwo, {}),
    '16606': course(maps.firstTwoWinners, twoWinners()),
    '16607': course(maps.firstAndTotal, winnerAndTotal(sets)),
    '16608': course(maps.sideExact(HOME), won),
    '16609': course(maps.sideExact(AWAY), won),
    '16610': course(maps.twoInARow(HOME), sets.yesNo),
    '16611': course(maps.twoInARow(AWAY), sets.yesNo),
  };
}

/** Names of the markets that only the matches of foremost leagues of Dota 2 have. */
export function deepDota(naming: PairNaming, maps: DeepSetWords, words: DeepDotaWords): CatalogPart {
  return {
    sports: {},
    groups: {},
    periods: {},
    rules: words.rules,
    markets: {
      ...mapMarkets(naming, words),
      ...matchMarkets(naming, maps, words),
      ...courseMarkets(naming, maps),
    },
  };
}
