import type { SetRules } from '#pricing/rally/rules.ts';
import type { RallyState } from '../../state.ts';
import { decided, isSetPoint, type RallyOffer } from '../offer.ts';
import { type Ask, withOutcomes } from './ask.ts';
import { countId } from './questions.ts';

/** In which order the sets of a match were won, `h` and `a`. */
type Course = string;

/** Every order in which the sets of a match can be won. */
function everyCourse({ setsToWin }: SetRules): Course[] {
  const grow = (marks: Course, home: number, away: number): Course[] =>
    home === setsToWin || away === setsToWin
      ? [marks]
      : [...grow(`${marks}h`, home + 1, away), ...grow(`${marks}a`, home, away + 1)];
  return grow('', 0, 0);
}

const marksOf = ({ done }: RallyState): Course =>
  done.map(({ home, away }) => (home > away ? 'h' : 'a')).join('');

/** A market on the order in which sets are won; settled as soon as no other outcome can come. */
function ofCourse({ kit, template }: Ask, of: (course: Course) => number, specifier = ''): RallyOffer {
  const outcomes = new Map(everyCourse(kit.rules).map((course) => [course, of(course)]));
  /** What is certain after some sets; −1 where nothing is. */
  const certain = new Map<Course, number>();
  for (const [course, index] of outcomes) {
    for (let length = 0; length <= course.length; length += 1) {
      const begun = course.slice(0, length);
      certain.set(begun, (certain.get(begun) ?? index) === index ? index : -1);
    }
  }
  return {
    template,
    specifier,
    settle: (state) => {
      const index = certain.get(marksOf(state)) ?? -1;
      return index === -1 ? null : decided(template, index);
    },
    chances: (model, state) => {
      const chances = new Array<number>(template.outcomeIds.length).fill(0);
      const begun = marksOf(state);
      for (const [rest, p] of model.deep().courses()) {
        const index = outcomes.get(begun + rest);
        if (index !== undefined) chances[index] = (chances[index] ?? 0) + p;
      }
      return chances;
    },
    isStopped: (state) => isSetPoint(kit, state),
  };
}

const count = (course: Course, seat: 0 | 1) => course.split(seat === 0 ? 'h' : 'a').length - 1;
const isHomes = (course: Course) => course.endsWith('h');
const rival = (seat: 0 | 1) => (seat === 0 ? 1 : 0);
const yes = (isSo: boolean) => (isSo ? 0 : 1);

/** Numbers that come are outcomes of their own. */
function exactly(ask: Ask, from: number, to: number, of: (course: Course) => number): RallyOffer {
  const kept = new Set(Array.from({ length: to - from + 1 }, (_, index) => countId(from + index)));
  return ofCourse(
    withOutcomes(ask, (_index, id) => kept.has(id)),
    (course) => of(course) - from,
  );
}

export const exactSets = (ask: Ask): RallyOffer =>
  exactly(ask, ask.kit.rules.setsToWin, 2 * ask.kit.rules.setsToWin - 1, (course) => course.length);

export const sideExactSets = (ask: Ask, seat: 0 | 1): RallyOffer =>
  exactly(ask, 0, ask.kit.rules.setsToWin, (course) => count(course, seat));

/** A side wins without losing a set. */
export const straight = (ask: Ask, seat: 0 | 1): RallyOffer =>
  ofCourse(ask, (course) => yes(count(course, rival(seat)) === 0));

/** The match goes to its last set. */
export const distance = (ask: Ask): RallyOffer =>
  ofCourse(ask, (course) => yes(course.length === 2 * ask.kit.rules.setsToWin - 1));

export const sideTotals = (ask: Ask, seat: 0 | 1, grid: readonly number[]): RallyOffer[] =>
  grid.map((line) => ofCourse(ask, (course) => yes(count(course, seat) > line), `total=${line}`));

/** Outcomes: home and under, home and over, away and under, away and over. */
const winnerAndTotal = (
  ask: Ask,
  grid: readonly number[],
  isHome: (course: Course) => boolean,
): RallyOffer[] =>
  grid.map((line) =>
    ofCourse(ask, (course) => (isHome(course) ? 0 : 2) + (course.length > line ? 1 : 0), `total=${line}`),
  );

export const matchAndTotal = (ask: Ask, grid: readonly number[]): RallyOffer[] =>
  winnerAndTotal(ask, grid, isHomes);

export const firstAndTotal = (ask: Ask, grid: readonly number[]): RallyOffer[] =>
  winnerAndTotal(ask, grid, (course) => course.startsWith('h'));

export const oddSets = (ask: Ask): RallyOffer => ofCourse(ask, (course) => yes(course.length % 2 === 1));

/** Who wins a set, and who the match. */
export const setAndMatch = (ask: Ask, set: number): RallyOffer =>
  ofCourse(ask, (course) => (course[set] === 'h' ? 0 : 2) + (isHomes(course) ? 0 : 1));

export const firstTwoWinners = (ask: Ask): RallyOffer =>
  ofCourse(ask, (course) => (course[0] === 'h' ? 0 : 2) + (course[1] === 'h' ? 0 : 1));

/** Who lost the first set wins the match. */
export const comeback = (ask: Ask): RallyOffer =>
  ofCourse(ask, (course) => yes(course.startsWith('h') !== isHomes(course)));

export const sideComeback = (ask: Ask, seat: 0 | 1): RallyOffer =>
  ofCourse(ask, (course) => {
    const isOwn = (mark: string | undefined) => mark === (seat === 0 ? 'h' : 'a');
    return yes(!isOwn(course[0]) && isOwn(course.at(-1)));
  });

/** Score in sets after so many of them, home's best first. */
export const scoreAfter = (ask: Ask, sets: number): RallyOffer =>
  ofCourse(ask, (course) => count(course.slice(0, sets), 1));

/** A side has won more sets than the other at some time. */
export const leads = (ask: Ask, seat: 0 | 1): RallyOffer =>
  ofCourse(ask, (course) => {
    const isAhead = (length: number) => {
      const begun = course.slice(0, length);
      return count(begun, seat) > count(begun, rival(seat));
    };
    return yes(Array.from(course, (_, index) => index + 1).some(isAhead));
  });

export const twoInARow = (ask: Ask, seat: 0 | 1): RallyOffer =>
  ofCourse(ask, (course) => yes(course.includes(seat === 0 ? 'hh' : 'aa')));
