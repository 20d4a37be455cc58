import { numbers, type PairNaming } from './deep-pairs.ts';
import { AWAY, HOME } from './deep-timed.ts';
import type { CatalogPart, MarketNames } from './names.ts';

type OfSide = (side: string) => string;
type Outcomes = MarketNames['outcomes'];

/** Words for the markets of the full depth of cricket. Those of one over take its number. */
export interface DeepCricketWords {
  readonly oddEven: OfSide;
  readonly ranges: OfSide;
  readonly wickets: OfSide;
  readonly overOddEven: OfSide;
  readonly overWicket: OfSide;
  readonly overBoundary: OfSide;
  readonly overSix: OfSide;
  readonly overRanges: OfSide;
  readonly powerplayWickets: OfSide;
  readonly powerplayOddEven: OfSide;
  /** Takes `{overs}`. */
  readonly runsAfter: OfSide;
  readonly wicketsAfter: OfSide;
  /** Takes `{points}`. */
  readonly oversUntil: OfSide;
  /** Takes `{wicketnr}`. */
  readonly overOfFall: OfSide;
  readonly fours: string;
  readonly sixes: string;
  readonly boundaries: string;
  readonly highestOver: string;
  readonly result: string;
  readonly drawNoBet: string;
  readonly handicap: string;
  readonly margin: string;
  /** Takes `{total}`, as the next one does. */
  readonly winnerAndTotal: string;
  readonly winnerAndFirst: string;
  readonly matchWickets: string;
  readonly moreWickets: string;
  /** Takes `{overs}`. */
  readonly moreAfter: string;
  readonly opening: string;
  readonly level: string;
  /** `text` is a range of numbers. */
  readonly band: (text: string) => string;
  readonly byRuns: (side: string, band: string) => string;
  readonly byWickets: (side: string, band: string) => string;
  readonly rules: Readonly<Record<CricketRule, string>>;
}

type CricketRule =
  | 'cricket_over_marks'
  | 'cricket_after_overs'
  | 'cricket_overs_until'
  | 'cricket_over_of_fall'
  | 'cricket_first_innings'
  | 'cricket_scores'
  | 'cricket_draw_no_bet'
  | 'cricket_total_wickets'
  | 'cricket_opening';

const named = (first: number, names: readonly string[]): Outcomes =>
  Object.fromEntries(names.map((name, index) => [String(first + index), name]));

const of = (name: string, outcomes: Outcomes, rule: string): MarketNames => ({ name, outcomes, rule });

function sideMarkets(
  naming: PairNaming,
  w: DeepCricketWords,
  side: string,
  offset: number,
): Record<string, MarketNames> {
  const { sets, timed } = naming;
  const ranges = ['0–119', '120–139', '140–159', '160–179', '180–199'].map(w.band);
  const few = ['0–3', '4–6', '7–9', '10–12'].map(w.band);
  const rows: readonly (readonly [id: number, names: MarketNames])[] = [
    [16_300, of(w.oddEven(side), sets.oddEven, 'cricket_runs')],
    [16_302, of(w.ranges(side), named(16_810, [...ranges, timed.orMore('200')]), 'cricket_runs')],
    [16_304, of(w.wickets(side), numbers(naming, 0, 10), 'cricket_wickets')],
    [16_306, of(w.overOddEven(side), sets.oddEven, 'cricket_over')],
    [16_308, of(w.overWicket(side), sets.yesNo, 'cricket_over_marks')],
    [16_310, of(w.overBoundary(side), sets.yesNo, 'cricket_over_marks')],
    [16_312, of(w.overSix(side), sets.yesNo, 'cricket_over_marks')],
    [16_314, of(w.overRanges(side), named(16_820, [...few, timed.orMore('13')]), 'cricket_over')],
    [16_316, of(w.powerplayWickets(side), sets.total, 'cricket_after_overs')],
    [16_318, of(w.powerplayOddEven(side), sets.oddEven, 'cricket_powerplay')],
    [16_320, of(w.runsAfter(side), sets.total, 'cricket_after_overs')],
    [16_322, of(w.wicketsAfter(side), sets.total, 'cricket_after_overs')],
    [16_324, of(w.oversUntil(side), sets.total, 'cricket_overs_until')],
    [16_326, of(w.overOfFall(side), sets.total, 'cricket_over_of_fall')],
  ];
  return Object.fromEntries(rows.map(([id, names]) => [String(id + offset), names]));
}

function matchMarkets({ sets, timed }: PairNaming, w: DeepCricketWords): Record<string, MarketNames> {
  const { resultAndTotal } = sets;
  const winnerAndTotal = {
    '794': resultAndTotal['794'],
    '796': resultAndTotal['796'],
    '802': resultAndTotal['802'],
    '804': resultAndTotal['804'],
  };
  const level = { '1': HOME, '2': w.level, '3': AWAY };
  const byRuns = [w.band('1–10'), w.band('11–25'), timed.orMore('26')].map((band) => w.byRuns(HOME, band));
  const byWickets = [w.band('1–3'), w.band('4–6'), w.band('7–10')].map((band) => w.byWickets(AWAY, band));
  const margins = named(16_830, [...byRuns, w.level, ...byWickets]);
  return {
    '16340': of(w.fours, sets.total, 'cricket_first_innings'),
    '16341': of(w.sixes, sets.total, 'cricket_first_innings'),
    '16342': of(w.boundaries, sets.total, 'cricket_first_innings'),
    '16343': of(w.highestOver, sets.total, 'cricket_first_innings'),
    '16350': of(w.result, level, 'cricket_scores'),
    '16351': of(w.drawNoBet, sets.twoWay, 'cricket_draw_no_bet'),
    '16352': of(w.handicap, sets.handicap, 'cricket_scores'),
    '16353': of(w.margin, margins, 'cricket_scores'),
    '16354': of(w.winnerAndTotal, winnerAndTotal, 'cricket_winner'),
    '16355': of(w.winnerAndFirst, winnerAndTotal, 'cricket_winner'),
    '16356': of(w.matchWickets, sets.total, 'cricket_total_wickets'),
    '16357': of(w.moreWickets, level, 'cricket_total_wickets'),
    '16358': of(w.moreAfter, level, 'cricket_after_overs'),
    '16359': of(w.opening, level, 'cricket_opening'),
  };
}

/** Names of the markets that only the matches of foremost leagues of cricket have. */
export function deepCricket(naming: PairNaming, words: DeepCricketWords): CatalogPart {
  return {
    sports: {},
    groups: {},
    periods: {},
    rules: words.rules,
    markets: {
      ...sideMarkets(naming, words, HOME, 0),
      ...sideMarkets(naming, words, AWAY, 1),
      ...matchMarkets(naming, words),
    },
  };
}
