import type { CourseEnds, CourseRule } from '#pricing/innings/baseball/course.ts';
import type { GameBook } from '#pricing/innings/baseball/game-book.ts';
import { FIRST_INNINGS, INNINGS } from '#pricing/innings/baseball/model.ts';
import { decidedBy } from '#pricing/pairs/pair-offers.ts';
import type { Offer } from '../../../scripted/scripted-match.ts';
import type { MarketTemplate, Side } from '../../../world.ts';
import { lines } from '../../verdicts.ts';
import { type BaseballState, isPlayed, runsThrough } from '../game-state.ts';
import {
  behind,
  behindFlag,
  firstScorer,
  halvesWithin,
  inningsWithin,
  lastScorer,
  leaderAfter,
  reached,
  reachedBy,
  runsInAll,
  sideFlag,
} from './course-rules.ts';
import { OPENINGS } from './part-offers.ts';
import { COURSE } from './rows.ts';

type BaseballOffer = Offer<BaseballState, GameBook>;
type Find = (id: string) => MarketTemplate;

const BEST = { inning: lines(3.5, 5.5), half: lines(2.5, 4.5) };
const RACES = [2, 3, 4, 5, 6];

interface CourseQuestion {
  readonly specifier?: string;
  /** Which outcome is certain, by its place; null while none is. */
  readonly winner: (state: BaseballState) => number | null;
  readonly chances: BaseballOffer['chances'];
}

function ofCourse(template: MarketTemplate, question: CourseQuestion): BaseballOffer {
  return {
    template,
    specifier: question.specifier ?? '',
    settle: (state) => {
      const winner = question.winner(state);
      return winner === null ? null : decidedBy(template, winner);
    },
    chances: (book, state) => {
      const winner = question.winner(state);
      return winner === null
        ? question.chances(book, state)
        : template.outcomeIds.map((_, index) => yesOf(index === winner));
    },
  };
}

const yesOf = (isSo: boolean) => (isSo ? 1 : 0);
const yes = (isSo: boolean) => (isSo ? 0 : 1);
const pair = (chance: number) => [chance, 1 - chance];
const homeWins = ({ total: [home, away] }: BaseballState) => home > away;
const atEnd = (winner: (state: BaseballState) => number) => (state: BaseballState) =>
  state.over ? winner(state) : null;

/** Sums of what is remembered and of who wins; `of` says which outcome each is. */
function sums(
  { ends }: CourseEnds,
  outcomes: number,
  of: (flag: number, isHome: boolean) => number,
): number[] {
  const list = new Array<number>(outcomes).fill(0);
  ends.forEach(([home, away], flag) => {
    for (const [isHome, chance] of [[true, home] as const, [false, away] as const]) {
      if (chance === 0) continue;
      const index = of(flag, isHome);
      list[index] = (list[index] ?? 0) + chance;
    }
  });
  return list;
}

function scorerOffers(find: Find): BaseballOffer[] {
  const last = ({ incidents }: BaseballState) => incidents.at(-1)?.side;
  return [
    ofCourse(find(COURSE.firstAndWinner), {
      winner: atEnd((state) => (state.firstScorer === 'home' ? 0 : 2) + yes(homeWins(state))),
      chances: (book, state) =>
        sums(
          book.course('first', () => firstScorer(state)),
          4,
          (flag, isHome) => (flag === 1 ? yes(isHome) : 2 + yes(isHome)),
        ),
    }),
    ofCourse(find(COURSE.lastRun), {
      winner: atEnd((state) => sideFlag(last(state)) - 1),
      chances: (book, state) =>
        sums(
          book.course('last', () => lastScorer(state)),
          2,
          (flag) => (flag === 1 ? 0 : 1),
        ),
    }),
    ofCourse(find(COURSE.firstRunInning), {
      winner: ({ innings, inning, firstScorer: side }) => {
        if (inning >= INNINGS) {
          const first = innings.findIndex(([home, away]) => home + away > 0);
          return first === -1 ? INNINGS - 1 : Math.min(INNINGS - 1, first);
        }
        return side === null ? null : innings.findIndex(([home, away]) => home + away > 0);
      },
      chances: (book, state) => {
        const from = state.inning - 1;
        const known = book.firstRunInnings();
        const early = Array.from({ length: INNINGS - 1 }, (_, index) => known[index - from] ?? 0);
        return [...early, 1 - early.reduce((sum, p) => sum + p, 0)];
      },
    }),
    ...RACES.map((target) =>
      ofCourse(find(COURSE.race), {
        specifier: `points=${target}`,
        winner: ({ incidents, over }) => {
          const first = incidents.find(({ score }) => Math.max(...(score ?? [0, 0])) >= target);
          return first === undefined ? (over ? 1 : null) : first.side === 'home' ? 0 : 2;
        },
        chances: (book) => book.race(target),
      }),
    ),
  ];
}

function lengthOffers(find: Find): BaseballOffer[] {
  const ends = (book: GameBook, state: BaseballState) => book.course('reached', () => reached(state));
  const bottomIsCertain = (state: BaseballState) => (reachedBy(state) > 0 ? 0 : state.over ? 1 : null);
  return [
    ofCourse(find(COURSE.innings), {
      winner: (state) => {
        const extras = Math.max(0, state.inning - INNINGS);
        return state.over || extras >= 3 ? Math.min(3, extras) : null;
      },
      chances: (book, state) => sums(ends(book, state), 4, (flag) => Math.max(0, flag - 1)),
    }),
    ofCourse(find(COURSE.bottomNinth), {
      winner: bottomIsCertain,
      chances: (book, state) => sums(ends(book, state), 2, (flag) => yes(flag > 0)),
    }),
    ofCourse(find(COURSE.walkOff), {
      winner: atEnd((state) => yes(homeWins(state) && state.batting === 'home')),
      chances: (book, state) =>
        // In extra innings the home side always bats when it wins.
        sums(ends(book, state), 2, (flag, isHome) => yes(isHome && flag > 0)),
    }),
    ofCourse(find(COURSE.winnerAndExtra), {
      winner: atEnd((state) => (homeWins(state) ? 0 : 2) + yes(state.inning > INNINGS)),
      chances: (book, state) =>
        sums(ends(book, state), 4, (flag, isHome) => (isHome ? 0 : 2) + yes(flag > 1)),
    }),
  ];
}

/** Outcomes: who leads after some innings, home, level, away, and who wins. */
function leaderOffers(find: Find): BaseballOffer[] {
  const of = (template: MarketTemplate, innings: number, specifier: string) =>
    ofCourse(template, {
      specifier,
      winner: atEnd((state) => {
        const [home, away] = runsThrough(state, innings);
        return 2 * (1 - Math.sign(home - away)) + yes(homeWins(state));
      }),
      chances: (book, state) =>
        sums(
          book.course(`leader ${innings}`, () => leaderAfter(state, innings)),
          6,
          (flag, isHome) => {
            const leader = flag === 1 ? 0 : flag === 0 ? 1 : 2;
            return 2 * leader + yes(isHome);
          },
        ),
    });
  return [
    of(find(COURSE.fiveAndWinner), FIRST_INNINGS, ''),
    ...OPENINGS.map((innings) => of(find(COURSE.openingAndWinner), innings, `innings=${innings}`)),
  ];
}

function comebackOffers(find: Find): BaseballOffer[] {
  const of = (template: MarketTemplate, side: Side) => {
    const own = sideFlag(side);
    const isWon = (flag: number, isHome: boolean) => yes((flag & own) > 0 && isHome === (side === 'home'));
    return ofCourse(template, {
      winner: atEnd((state) => isWon(behindFlag(state), homeWins(state))),
      chances: (book, state) =>
        sums(
          book.course('behind', () => behind(state)),
          2,
          isWon,
        ),
    });
  };
  return [of(find(COURSE.homeComeback), 'home'), of(find(COURSE.awayComeback), 'away')];
}

/** A market on the most that comes in any inning; `rule` fails where it is more than the line. */
function bestOffers(
  template: MarketTemplate,
  grid: readonly number[],
  rule: (state: BaseballState, most: number) => CourseRule,
  best: (state: BaseballState) => number,
): BaseballOffer[] {
  return grid.map((line) =>
    ofCourse(template, {
      specifier: `total=${line}`,
      winner: (state) => (best(state) > line ? 0 : state.over ? 1 : null),
      chances: (book, state) => {
        const key = `${template.id} ${line}`;
        return pair(book.course(key, () => rule(state, Math.floor(line))).failed);
      },
    }),
  );
}

function inningsOffers(find: Find): BaseballOffer[] {
  const most = (count: (home: number, away: number) => number) => (state: BaseballState) =>
    Math.max(...state.innings.map(([home, away]) => count(home, away)));
  const within = (sides: readonly Side[]) => (state: BaseballState, runs: number) =>
    halvesWithin(state, sides, runs);
  const isScoreless = (state: BaseballState) =>
    state.innings.some(([home, away], index) => home + away === 0 && isPlayed(state, index + 1));
  return [
    ...bestOffers(
      find(COURSE.bestInning),
      BEST.inning,
      inningsWithin,
      most((home, away) => home + away),
    ),
    ...bestOffers(find(COURSE.bestHalf), BEST.half, within(['home', 'away']), most(Math.max)),
    ...bestOffers(
      find(COURSE.homeBest),
      BEST.half,
      within(['home']),
      most((home) => home),
    ),
    ...bestOffers(
      find(COURSE.awayBest),
      BEST.half,
      within(['away']),
      most((_home, away) => away),
    ),
    ofCourse(find(COURSE.scoreless), {
      winner: (state) => (isScoreless(state) ? 0 : state.over ? 1 : null),
      chances: (book, state) => pair(book.course('runs in all', () => runsInAll(state)).failed),
    }),
  ];
}

/** Markets on the course of a game. */
export const baseballCourseOffers = (find: Find): BaseballOffer[] => [
  ...scorerOffers(find),
  ...lengthOffers(find),
  ...leaderOffers(find),
  ...comebackOffers(find),
  ...inningsOffers(find),
];
