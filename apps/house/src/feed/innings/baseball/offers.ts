import type { GameBook } from '#pricing/innings/baseball/game-book.ts';
import { FIRST_INNINGS, INNINGS } from '#pricing/innings/baseball/model.ts';
import type { Offer, Results } from '../../scripted/scripted-match.ts';
import type { MarketTemplate } from '../../world.ts';
import { templateFinder } from '../market-rows.ts';
import { lines, oddOrEven, overLine, threeWay, withHandicap, wonBy } from '../verdicts.ts';
import { baseballCourseOffers } from './deep/course-offers.ts';
import { baseballPartOffers } from './deep/part-offers.ts';
import { type BaseballState, isPlayed, runsThrough } from './game-state.ts';
import { BASEBALL, BASEBALL_TEMPLATES } from './templates.ts';

type BaseballOffer = Offer<BaseballState, GameBook>;
type Chances = BaseballOffer['chances'];

/** Innings that both sides play in full whatever the score. */
const WHOLE_INNINGS = INNINGS - 1;

const template = templateFinder(BASEBALL_TEMPLATES);

function offer(
  id: string,
  specifier: string,
  chances: Chances,
  settle: (state: BaseballState, outcomeIds: MarketTemplate['outcomeIds']) => Results | null,
): BaseballOffer {
  const type = template(id);
  return { template: type, specifier, chances, settle: (state) => settle(state, type.outcomeIds) };
}

/** An offer that is decided when the game is over. */
function atTheEnd(
  id: string,
  specifier: string,
  chances: Chances,
  winner: (state: BaseballState) => number,
): BaseballOffer {
  return offer(id, specifier, chances, (state, ids) => (state.over ? wonBy(ids, winner(state)) : null));
}

function overOffer(
  id: string,
  line: number,
  chances: Chances,
  count: (state: BaseballState) => number,
): BaseballOffer {
  return offer(id, `total=${line}`, chances, (state, ids) => overLine(ids, count(state), line, state.over));
}

function marginOf({ total: [home, away] }: BaseballState): number {
  const lead = Math.min(3, Math.abs(home - away));
  return home > away ? lead - 1 : lead + 2;
}

function gameOffers(): BaseballOffer[] {
  return [
    atTheEnd(
      BASEBALL.winner,
      '',
      (book) => book.winner(),
      ({ total: [home, away] }) => (home > away ? 0 : 1),
    ),
    ...lines(0.5, 29.5).map((line) =>
      overOffer(
        BASEBALL.total,
        line,
        (book) => book.total(line),
        ({ total: [home, away] }) => home + away,
      ),
    ),
    ...lines(-9.5, 9.5).map((line) =>
      atTheEnd(
        BASEBALL.runLine,
        `hcp=${line}`,
        (book) => book.runLine(line),
        ({ total }) => withHandicap(total, line),
      ),
    ),
    ...lines(0.5, 17.5).flatMap((line) => [
      overOffer(
        BASEBALL.homeTotal,
        line,
        (book) => book.sideTotal('home', line),
        ({ total }) => total[0],
      ),
      overOffer(
        BASEBALL.awayTotal,
        line,
        (book) => book.sideTotal('away', line),
        ({ total }) => total[1],
      ),
    ]),
    atTheEnd(BASEBALL.margin, '', (book) => book.margin(), marginOf),
    atTheEnd(
      BASEBALL.oddEven,
      '',
      (book) => book.oddEven(),
      ({ total: [home, away] }) => oddOrEven(home + away),
    ),
    offer(
      BASEBALL.firstRun,
      '',
      (book) => book.firstRun(),
      ({ firstScorer }, ids) => (firstScorer === null ? null : wonBy(ids, firstScorer === 'home' ? 0 : 1)),
    ),
  ];
}

function regularOffers(): BaseballOffer[] {
  const hasEnded = (state: BaseballState) => isPlayed(state, INNINGS);
  return [
    offer(
      BASEBALL.nineInnings,
      '',
      (book) => book.nineInnings(),
      (state, ids) => (hasEnded(state) ? wonBy(ids, threeWay(runsThrough(state, INNINGS))) : null),
    ),
    offer(
      BASEBALL.extraInnings,
      '',
      (book) => {
        const level = book.nineInnings()[1] ?? 0;
        return [level, 1 - level];
      },
      (state, ids) => (hasEnded(state) ? wonBy(ids, state.inning > INNINGS ? 0 : 1) : null),
    ),
  ];
}

function firstFiveOffers(): BaseballOffer[] {
  const runs = (state: BaseballState) => runsThrough(state, FIRST_INNINGS);
  const hasEnded = (state: BaseballState) => isPlayed(state, FIRST_INNINGS);
  return [
    offer(
      BASEBALL.firstFive,
      '',
      (book) => book.firstFive(),
      (state, ids) => (hasEnded(state) ? wonBy(ids, threeWay(runs(state))) : null),
    ),
    ...lines(0.5, 15.5).map((line) =>
      offer(
        BASEBALL.firstFiveTotal,
        `total=${line}`,
        (book) => book.firstFiveTotal(line),
        (state, ids) => overLine(ids, runs(state)[0] + runs(state)[1], line, hasEnded(state)),
      ),
    ),
    ...lines(-5.5, 5.5).map((line) =>
      offer(
        BASEBALL.firstFiveRunLine,
        `hcp=${line}`,
        (book) => book.firstFiveRunLine(line),
        (state, ids) => (hasEnded(state) ? wonBy(ids, withHandicap(runs(state), line)) : null),
      ),
    ),
  ];
}

/** The inning in play and the next one are offered. */
function inningOffers(number: number): BaseballOffer[] {
  const isNear = (state: BaseballState) => number === state.inning || number === state.inning + 1;
  const runs = (state: BaseballState) => state.innings[number - 1] ?? [0, 0];
  return [
    offer(
      BASEBALL.inning,
      `inningnr=${number}`,
      (book, state) => (isNear(state) ? book.inning(number) : null),
      (state, ids) => (isPlayed(state, number) ? wonBy(ids, threeWay(runs(state))) : null),
    ),
    ...lines(0.5, 5.5).map((line) =>
      offer(
        BASEBALL.inningTotal,
        `inningnr=${number}|total=${line}`,
        (book, state) => (isNear(state) ? book.inningTotal(number, line) : null),
        (state, ids) => overLine(ids, runs(state)[0] + runs(state)[1], line, isPlayed(state, number)),
      ),
    ),
  ];
}

/** Every market of a game, the same for all: the array is shared. */
export const BASEBALL_OFFERS: readonly BaseballOffer[] = [
  ...gameOffers(),
  ...regularOffers(),
  ...firstFiveOffers(),
  ...lines(1, WHOLE_INNINGS).flatMap(inningOffers),
];

/** With what the games of foremost leagues have beside. */
export const BASEBALL_DEEP_OFFERS: readonly BaseballOffer[] = [
  ...BASEBALL_OFFERS,
  ...baseballPartOffers(template),
  ...baseballCourseOffers(template),
];
