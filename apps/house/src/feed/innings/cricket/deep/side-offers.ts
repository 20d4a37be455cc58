import { BALL_RUNS, OVER_BALLS, OVERS, WICKET, WICKETS } from '#pricing/innings/cricket/ball.ts';
import type { Side } from '../../../world.ts';
import { lines, spacedLines } from '../../verdicts.ts';
import { hasBatted, type MatchState, type OverMarks } from '../match-state.ts';
import {
  ask,
  byCount,
  type CricketOffer,
  type Find,
  odd,
  passes,
  type Question,
  runsAfter,
  whileAtBat,
  wicketsAfter,
  yes,
} from './ask.ts';
import { SIDE } from './rows.ts';

const POWERPLAY_OVERS = 6;
/** Overs after which the score is asked, beside the first six. */
const AFTER = [10, 15];
const MILESTONES = [50, 100, 150];
const RANGE_ENDS = [119, 139, 159, 179, 199];
const OVER_RANGE_ENDS = [3, 6, 9, 12];

const FOUR = BALL_RUNS.indexOf(4);
const SIX = BALL_RUNS.indexOf(6);

const rangeOf = (ends: readonly number[]) => (count: number) => {
  const found = ends.findIndex((end) => count <= end);
  return found === -1 ? ends.length : found;
};

const ended = (state: MatchState, side: Side, overs: number) =>
  state[side].balls >= overs * OVER_BALLS || hasBatted(state, side);

/** Markets on the score after some overs; shown until these are bowled. */
function afterOffers(find: (question: keyof typeof SIDE) => ReturnType<Find>, side: Side): CricketOffer[] {
  const runs = (overs: number, line: number) =>
    ask(find('runsAfter'), {
      specifier: `overs=${overs}|total=${line}`,
      winner: (state) => passes(runsAfter(state[side], overs), line, ended(state, side, overs)),
      chances: whileAtBat(side, ({ model }) =>
        byCount(model.detailed.overs[overs - 1]?.runs ?? [], 2, (count) => yes(count > line)),
      ),
    });
  const wickets = (template: ReturnType<Find>, overs: number, line: number, part: string) =>
    ask(template, {
      specifier: `${part}total=${line}`,
      winner: (state) => passes(wicketsAfter(state[side], overs), line, ended(state, side, overs)),
      chances: whileAtBat(side, ({ model }) =>
        byCount(model.detailed.overs[overs - 1]?.wickets ?? [], 2, (count) => yes(count > line)),
      ),
    });
  return [
    ...AFTER.flatMap((overs) => [
      ...spacedLines(3 * overs + 0.5, 13 * overs + 0.5, 4).map((line) => runs(overs, line)),
      ...lines(0.5, 7.5).map((line) => wickets(find('wicketsAfter'), overs, line, `overs=${overs}|`)),
    ]),
    ...lines(0.5, 4.5).map((line) => wickets(find('powerplayWickets'), POWERPLAY_OVERS, line, '')),
    ask(find('powerplayOddEven'), {
      winner: (state) =>
        ended(state, side, POWERPLAY_OVERS) ? odd(runsAfter(state[side], POWERPLAY_OVERS)) : null,
      chances: whileAtBat(side, ({ model }) =>
        byCount(model.detailed.overs[POWERPLAY_OVERS - 1]?.runs ?? [], 2, odd),
      ),
    }),
  ];
}

/** Markets on the whole innings of a side. */
function inningsOffers(find: (question: keyof typeof SIDE) => ReturnType<Find>, side: Side): CricketOffer[] {
  const atEnd = (of: (state: MatchState) => number) => (state: MatchState) =>
    hasBatted(state, side) ? of(state) : null;
  const ranges = rangeOf(RANGE_ENDS);
  return [
    ask(find('oddEven'), {
      winner: atEnd((state) => odd(state[side].runs)),
      chances: ({ model }) => byCount(model.totals[side], 2, odd),
    }),
    ask(find('ranges'), {
      winner: (state) => {
        const { runs } = state[side];
        const isLast = ranges(runs) === RANGE_ENDS.length;
        return isLast || hasBatted(state, side) ? ranges(runs) : null;
      },
      chances: ({ model }) => byCount(model.totals[side], RANGE_ENDS.length + 1, ranges),
    }),
    ask(find('wickets'), {
      winner: atEnd((state) => state[side].wickets),
      chances: whileAtBat(side, ({ model }) => model.current.wickets),
    }),
    ...MILESTONES.flatMap((points) =>
      lines(2.5, OVERS - 0.5).map((line) => untilOffer(find, side, points, line)),
    ),
    ...lines(1, WICKETS).flatMap((number) =>
      lines(0.5, OVERS - 0.5).map((line) => fallOffer(find, side, number, line)),
    ),
  ];
}

/** The over in which a side comes to so many runs; one that does not is over every line. */
function untilOffer(
  find: (question: keyof typeof SIDE) => ReturnType<Find>,
  side: Side,
  points: number,
  line: number,
): CricketOffer {
  const last = Math.floor(line);
  return ask(find('oversUntil'), {
    specifier: `points=${points}|total=${line}`,
    winner: (state) => {
      if (runsAfter(state[side], last) >= points) return 1;
      return ended(state, side, last) ? 0 : null;
    },
    chances: whileAtBat(side, ({ model }, state) =>
      state[side].runs >= points
        ? null
        : byCount(model.detailed.overs[last - 1]?.runs ?? [], 2, (count) => yes(count < points)),
    ),
  });
}

/** The over in which the next wicket falls; one that does not fall is over every line. */
function fallOffer(
  find: (question: keyof typeof SIDE) => ReturnType<Find>,
  side: Side,
  number: number,
  line: number,
): CricketOffer {
  const last = Math.floor(line);
  return ask(find('overOfFall'), {
    specifier: `wicketnr=${number}|total=${line}`,
    winner: (state) => {
      if (wicketsAfter(state[side], last) >= number) return 1;
      return ended(state, side, last) ? 0 : null;
    },
    chances: whileAtBat(side, ({ model }, state) =>
      last === 0 || state[side].wickets !== number - 1
        ? null
        : byCount(model.detailed.overs[last - 1]?.wickets ?? [], 2, (count) => yes(count < number)),
    ),
  });
}

/** Markets on one over; the one in play and the next are offered, and an over that is not begun counts for nobody. */
function overOffers(
  find: (question: keyof typeof SIDE) => ReturnType<Find>,
  side: Side,
  number: number,
): CricketOffer[] {
  const specifier = `overnr=${number}`;
  const isOver = (state: MatchState) => ended(state, side, number);
  const atBat = (
    chances: (ahead: 0 | 1, ...rest: Parameters<Question['chances']>) => readonly number[] | null,
  ) =>
    whileAtBat(side, (book, state) => {
      const ahead = number - 1 - Math.floor(state[side].balls / OVER_BALLS);
      return ahead === 0 || ahead === 1 ? chances(ahead, book, state) : null;
    });
  const ofRuns = (question: keyof typeof SIDE, outcomes: number, of: (runs: number) => number) =>
    ask(find(question), {
      specifier,
      winner: (state) => {
        const runs = state[side].overs[number - 1];
        return isOver(state) ? (runs === undefined ? -1 : of(runs)) : null;
      },
      chances: atBat((ahead, book) => {
        const runs = book.overRuns(ahead);
        return runs === null ? null : byCount(runs, outcomes, of);
      }),
    });
  const ofMarks = (
    question: keyof typeof SIDE,
    count: (marks: OverMarks) => number,
    isMeant: (result: number) => boolean,
  ) =>
    ask(find(question), {
      specifier,
      winner: (state) => {
        const marks = state[side].marks[number - 1];
        if (marks === undefined) return isOver(state) ? -1 : null;
        return passes(count(marks), 0, isOver(state));
      },
      chances: atBat((ahead, { model }) => {
        const none = model.without(ahead, isMeant);
        return none === null ? null : [1 - none, none];
      }),
    });
  return [
    ofRuns('overOddEven', 2, odd),
    ofRuns('overRanges', OVER_RANGE_ENDS.length + 1, rangeOf(OVER_RANGE_ENDS)),
    ofMarks(
      'overWicket',
      ({ wickets }) => wickets,
      (result) => result === WICKET,
    ),
    ofMarks(
      'overBoundary',
      ({ fours, sixes }) => fours + sixes,
      (result) => result === FOUR || result === SIX,
    ),
    ofMarks(
      'overSix',
      ({ sixes }) => sixes,
      (result) => result === SIX,
    ),
  ];
}

/** Markets on the innings of one side. */
export function cricketSideOffers(find: Find, side: Side): CricketOffer[] {
  const of = (question: keyof typeof SIDE) => find(String(SIDE[question] + (side === 'home' ? 0 : 1)));
  return [
    ...inningsOffers(of, side),
    ...afterOffers(of, side),
    ...lines(1, OVERS).flatMap((number) => overOffers(of, side, number)),
  ];
}
