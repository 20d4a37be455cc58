import type { BattingCount } from '#pricing/innings/baseball/batting-counts.ts';
import type { GameBook } from '#pricing/innings/baseball/game-book.ts';
import { FIRST_INNINGS, INNINGS } from '#pricing/innings/baseball/model.ts';
import { type PairSource, partOffers } from '#pricing/pairs/pair-offers.ts';
import type { PairGrids } from '#pricing/pairs/pair-questions.ts';
import type { Offer } from '../../../scripted/scripted-match.ts';
import type { MarketTemplate } from '../../../world.ts';
import { lines } from '../../verdicts.ts';
import { type BaseballState, isPlayed, runsThrough } from '../game-state.ts';
import { ASKED, PARTS } from './rows.ts';

type BaseballOffer = Offer<BaseballState, GameBook>;
type Source = PairSource<BaseballState, GameBook>;
type Find = (id: string) => MarketTemplate;

/** Numbers of innings whose runs are asked from the first on, beside the first five. */
export const OPENINGS = [3, 7] as const;

const inningGrids: PairGrids = {
  home: lines(0.5, 2.5),
  away: lines(0.5, 2.5),
  handicap: lines(-1.5, 1.5),
  starts: [-1, 1],
  combined: [1.5, 2.5],
  both: [1, 2],
};

/** About half a run in each half of an inning. */
const openingGrids = (innings: number): PairGrids => ({
  total: lines(0.5, 1.5 * innings + 3),
  home: lines(0.5, 0.8 * innings + 1.5),
  away: lines(0.5, 0.8 * innings + 1.5),
  handicap: lines(-3.5, 3.5),
  starts: [-2, -1, 1, 2],
  combined: lines(innings - 1.5, innings + 0.5),
  both: [1, 2, 3],
});

const COUNT_GRIDS: Readonly<Record<BattingCount, PairGrids>> = {
  hits: {
    total: lines(3.5, 17.5),
    home: lines(1.5, 9.5),
    away: lines(1.5, 9.5),
    handicap: lines(-4.5, 4.5),
  },
  homeRuns: {
    total: lines(0.5, 4.5),
    home: lines(0.5, 2.5),
    away: lines(0.5, 2.5),
    handicap: [-1.5, -0.5, 0.5, 1.5],
  },
  strikeouts: {
    total: lines(4.5, 17.5),
    home: lines(1.5, 9.5),
    away: lines(1.5, 9.5),
    handicap: lines(-4.5, 4.5),
  },
};

const GAME_GRIDS: PairGrids = {
  combined: lines(6.5, 10.5),
  starts: [-3, -2, -1, 1, 2, 3],
  both: [1, 2, 3, 4, 5],
};

/** The inning in play and the next one are offered. */
const inningSource = (number: number): Source => ({
  specifier: `inningnr=${number}`,
  read: (state) => ({
    counts: state.innings[number - 1] ?? [0, 0],
    ended: isPlayed(state, number),
  }),
  chances: (book, { inning }) =>
    number === inning || number === inning + 1 ? book.inningPairs(number) : null,
});

const openingSource = (innings: number, specifier: string): Source => ({
  specifier,
  read: (state) => ({ counts: runsThrough(state, innings), ended: isPlayed(state, innings) }),
  chances: (book) => book.openingPairs(innings),
});

const countSource = (what: BattingCount): Source => ({
  specifier: '',
  read: (state) => ({ counts: state.firstFive[what], ended: isPlayed(state, FIRST_INNINGS) }),
  chances: (book, state) => book.countPairs(what, state.firstFive[what]),
});

const GAME: Source = {
  specifier: '',
  read: ({ total, over }) => ({ counts: total, ended: over }),
  chances: (book) => book.finalPairs(),
};

/** Markets on counts of both sides in parts of a game. */
export function baseballPartOffers(find: Find): BaseballOffer[] {
  const of = (part: keyof typeof PARTS, source: Source, grids: PairGrids) =>
    partOffers(find, PARTS[part], source, { questions: ASKED[part], grids });
  return [
    ...of('game', GAME, GAME_GRIDS),
    ...of('five', openingSource(FIRST_INNINGS, ''), openingGrids(FIRST_INNINGS)),
    ...OPENINGS.flatMap((innings) =>
      of('opening', openingSource(innings, `innings=${innings}`), openingGrids(innings)),
    ),
    ...lines(1, INNINGS - 1).flatMap((number) => of('inning', inningSource(number), inningGrids)),
    ...(['hits', 'homeRuns', 'strikeouts'] as const).flatMap((what) =>
      of(what, countSource(what), COUNT_GRIDS[what]),
    ),
  ];
}
