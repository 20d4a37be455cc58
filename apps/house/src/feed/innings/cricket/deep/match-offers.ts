import { exactly } from '#pricing/innings/counts.ts';
import { BALL_RUNS, BALLS } from '#pricing/innings/cricket/ball.ts';
import type { DeepBook } from '#pricing/innings/cricket/match-book.ts';
import type { Distribution } from '#pricing/poisson.ts';
import type { Pair } from '../../../world.ts';
import { lines, spacedLines } from '../../verdicts.ts';
import { hasBatted, type MatchState, type SideInnings } from '../match-state.ts';
import { ask, byCount, type CricketOffer, type Find, passes, runsAfter, sumOf, yes } from './ask.ts';
import { MATCH } from './rows.ts';

const FOUR = BALL_RUNS.indexOf(4);
const SIX = BALL_RUNS.indexOf(6);
const MORE_AFTER = [1, 6, 10, 15];
const RUN_BANDS = [10, 25];
const WICKET_BANDS = [3, 6];
const ALL_WICKETS = 10;

const place = (lead: number) => 1 - Math.sign(lead);
const isScored = (state: MatchState) => hasBatted(state, 'home') && hasBatted(state, 'away');
const leadOf = ({ home, away }: MatchState) => home.runs - away.runs;
const atEnd = (of: (state: MatchState) => number) => (state: MatchState) =>
  isScored(state) ? of(state) : null;
const bandOf = (bands: readonly number[], value: number) => {
  const found = bands.findIndex((end) => value <= end);
  return found === -1 ? bands.length : found;
};

function leadChances(book: DeepBook, outcomes: number, of: (lead: number) => number): number[] {
  const list = new Array<number>(outcomes).fill(0);
  for (const [lead, chance] of book.pairs().leads) {
    const index = of(lead);
    if (index >= 0) list[index] = (list[index] ?? 0) + chance;
  }
  return list;
}

function marginChances(book: DeepBook): number[] {
  const list = leadChances(book, 7, (lead) => (lead < 0 ? -1 : lead === 0 ? 3 : bandOf(RUN_BANDS, lead)));
  book.pairs().passed.forEach((chance, lost) => {
    const index = 4 + bandOf(WICKET_BANDS, ALL_WICKETS - lost);
    list[index] = (list[index] ?? 0) + chance;
  });
  return list;
}

function marginOf(state: MatchState): number {
  const lead = leadOf(state);
  if (lead > 0) return bandOf(RUN_BANDS, lead);
  return lead === 0 ? 3 : 4 + bandOf(WICKET_BANDS, ALL_WICKETS - state.away.wickets);
}

/** Outcomes: home and under, home and over, away and under, away and over. */
function winnerAndTotal(
  sums: readonly [number[], number[], number[]],
  line: number,
  superOver: number,
): number[] {
  const [home, level, away] = sums.map((counts) =>
    byCount(
      Array.from(counts, (chance: number | undefined) => chance ?? 0),
      2,
      (count) => (count > line ? 1 : 0),
    ),
  );
  return [0, 1].flatMap((side) =>
    [0, 1].map((isOver) => {
      const own = (side === 0 ? home : away)?.[isOver] ?? 0;
      return own + (side === 0 ? superOver : 1 - superOver) * (level?.[isOver] ?? 0);
    }),
  );
}

function resultOffers(find: Find): CricketOffer[] {
  const of = (id: string, line: number, count: (state: MatchState) => number, key: 'byTotal' | 'byFirst') =>
    ask(find(id), {
      specifier: `total=${line}`,
      winner: (state) =>
        state.winner === null ? null : (state.winner === 'home' ? 0 : 2) + (count(state) > line ? 1 : 0),
      chances: (book) => winnerAndTotal(book.pairs()[key], line, book.superOver),
    });
  return [
    ask(find(MATCH.result), {
      winner: atEnd((state) => place(leadOf(state))),
      chances: (book) => leadChances(book, 3, place),
    }),
    ask(find(MATCH.drawNoBet), {
      winner: atEnd((state) => (leadOf(state) === 0 ? -1 : yes(leadOf(state) > 0))),
      chances: (book) => leadChances(book, 2, (lead) => (lead === 0 ? -1 : yes(lead > 0))),
    }),
    ...spacedLines(-60.5, 5.5, 6).map((hcp) =>
      ask(find(MATCH.handicap), {
        specifier: `hcp=${hcp}`,
        winner: atEnd((state) => yes(leadOf(state) + hcp > 0)),
        chances: (book) => leadChances(book, 2, (lead) => yes(lead + hcp > 0)),
      }),
    ),
    ask(find(MATCH.margin), { winner: atEnd(marginOf), chances: marginChances }),
    ...spacedLines(280.5, 360.5, 20).map((line) =>
      of(MATCH.winnerAndTotal, line, ({ home, away }) => home.runs + away.runs, 'byTotal'),
    ),
    ...spacedLines(140.5, 180.5, 10).map((line) =>
      of(MATCH.winnerAndFirst, line, ({ home }) => home.runs, 'byFirst'),
    ),
  ];
}

function wicketOffers(find: Find): CricketOffer[] {
  const each = (book: DeepBook, outcomes: number, of: (home: number, away: number) => number) => {
    const list = new Array<number>(outcomes).fill(0);
    book.pairs().wickets.forEach((row, home) => {
      row.forEach((chance, away) => {
        const index = of(home, away);
        list[index] = (list[index] ?? 0) + chance;
      });
    });
    return list;
  };
  return [
    ...lines(4.5, 17.5).map((line) =>
      ask(find(MATCH.wickets), {
        specifier: `total=${line}`,
        winner: (state) => passes(state.home.wickets + state.away.wickets, line, isScored(state)),
        chances: (book) => each(book, 2, (home, away) => yes(home + away > line)),
      }),
    ),
    ask(find(MATCH.moreWickets), {
      winner: atEnd(({ home, away }) => place(home.wickets - away.wickets)),
      chances: (book) => each(book, 3, (home, away) => place(home - away)),
    }),
  ];
}

/** Which of two counts is higher: the second grows on after the first is known. */
function compared(home: Distribution, away: Distribution): number[] {
  const list: [number, number, number] = [0, 0, 0];
  /** Chance that the other side has fewer. */
  let fewer = 0;
  const all = sumOf(away);
  home.forEach((p, own) => {
    const level = away[own] ?? 0;
    list[0] += p * fewer;
    list[1] += p * level;
    list[2] += p * Math.max(0, all - fewer - level);
    fewer += level;
  });
  return list;
}

/** What a side has after some overs, or at the fall of its first wicket; `ended` says that it stays so. */
interface Stand {
  readonly value: (innings: SideInnings) => number;
  readonly ended: (innings: SideInnings) => boolean;
  readonly now: (book: DeepBook) => Distribution;
  readonly fresh: (book: DeepBook) => Distribution;
}

/**
 * Who has more. A chase that ends early has passed the whole score of the home side, and with it whatever that had on the way: its target
 * changes nothing in the comparison.
 */
function moreOffer(find: Find, id: string, specifier: string, stand: Stand): CricketOffer {
  const known = (state: MatchState, side: 'home' | 'away') =>
    stand.ended(state[side]) || hasBatted(state, side);
  const values = ({ home, away }: MatchState): Pair => [stand.value(home), stand.value(away)];
  return ask(find(id), {
    specifier,
    winner: (state) => {
      const [home, away] = values(state);
      if (state.innings === 2 && away > home) return 2;
      return known(state, 'home') && known(state, 'away') ? place(home - away) : null;
    },
    chances: (book, state) => {
      const [home] = values(state);
      if (state.innings === 2) return compared(exactly(home), stand.now(book));
      return compared(known(state, 'home') ? exactly(home) : stand.now(book), stand.fresh(book));
    },
  });
}

function standOffers(find: Find): CricketOffer[] {
  return [
    ...MORE_AFTER.map((overs) =>
      moreOffer(find, MATCH.moreAfter, `overs=${overs}`, {
        value: (innings) => runsAfter(innings, overs),
        ended: ({ balls }) => balls >= overs * 6,
        now: ({ model }) => model.detailed.overs[overs - 1]?.runs ?? [],
        fresh: ({ model }) => model.chases.detailed.overs[overs - 1]?.runs ?? [],
      }),
    ),
    moreOffer(find, MATCH.opening, '', {
      value: ({ falls, runs }) => falls[0] ?? runs,
      ended: ({ falls, balls }) => falls.length > 0 || balls >= BALLS,
      now: (book) => book.nextWicket(),
      fresh: ({ model }) => model.chases.opening,
    }),
  ];
}

/** Markets on the first innings alone, which no target cuts short. */
function firstOffers(find: Find): CricketOffer[] {
  const counts = (
    id: string,
    grid: readonly number[],
    count: (innings: SideInnings) => number,
    isMeant: (result: number) => boolean,
  ) => {
    const rest = new WeakMap<DeepBook, Distribution>();
    const restOf = (book: DeepBook) => {
      const found = rest.get(book) ?? book.model.counts(isMeant);
      rest.set(book, found);
      return found;
    };
    return grid.map((line) =>
      ask(find(id), {
        specifier: `total=${line}`,
        winner: (state) => passes(count(state.home), line, hasBatted(state, 'home')),
        chances: (book, state) => byCount(restOf(book), 2, (more) => yes(count(state.home) + more > line)),
      }),
    );
  };
  const four = (result: number) => result === FOUR;
  const six = (result: number) => result === SIX;
  return [
    ...counts(MATCH.fours, lines(5.5, 24.5), ({ fours }) => fours, four),
    ...counts(MATCH.sixes, lines(1.5, 16.5), ({ sixes }) => sixes, six),
    ...counts(
      MATCH.boundaries,
      lines(10.5, 34.5),
      ({ fours, sixes }) => sumOf([fours, sixes]),
      (result) => four(result) || six(result),
    ),
    ...[15.5, 17.5, 19.5].map((line) =>
      ask(find(MATCH.highestOver), {
        specifier: `total=${line}`,
        winner: ({ home, ...state }) =>
          passes(Math.max(0, ...home.overs), line, hasBatted({ ...state, home }, 'home')),
        chances: ({ model }) => {
          const within = model.oversWithin(Math.floor(line));
          return [1 - within, within];
        },
      }),
    ),
  ];
}

/** Markets on both innings, and on the first one. */
export const cricketMatchOffers = (find: Find): CricketOffer[] => [
  ...resultOffers(find),
  ...wicketOffers(find),
  ...standOffers(find),
  ...firstOffers(find),
];
