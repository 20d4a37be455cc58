import type { Results } from '../../scripted/scripted-match.ts';
import type { MarketTemplate, Pair } from '../../world.ts';
import type { RallyState } from '../state.ts';
import {
  decided,
  either,
  isNear,
  isSetPoint,
  type OfferKit,
  type RallyOffer,
  setScore,
  setsOf,
  templateOf,
  twoWays,
  voided,
} from './offer.ts';

/** What a market on the score of one set says: one of two outcomes, once the set is over. */
interface SetQuestion {
  id: string;
  specifier?: string;
  isFirst(home: number, away: number): boolean;
  /** The first outcome is certain while the set is played. */
  isCertain?(home: number, away: number): boolean;
}

function settleSet(
  template: MarketTemplate,
  set: number,
  question: SetQuestion,
): (state: RallyState) => Results | null {
  return (state) => {
    const found = setScore(state, set);
    if (found === null) return state.over ? voided(template) : null;
    const [home, away] = found.score;
    if (found.over) return either(template, question.isFirst(home, away));
    return question.isCertain?.(home, away) === true ? either(template, true) : null;
  };
}

function aboutSet(kit: OfferKit, set: number, question: SetQuestion): RallyOffer {
  const template = templateOf(kit, question.id);
  const more = question.specifier === undefined ? '' : `|${question.specifier}`;
  return {
    template,
    specifier: `${kit.nr}=${set + 1}${more}`,
    settle: settleSet(template, set, question),
    chances: (model, state) => {
      if (!isNear(state, set)) return null;
      let first = 0;
      for (const { a, b, p } of model.finals(set)) if (question.isFirst(a, b)) first += p;
      return twoWays(Math.min(1, first));
    },
    isStopped: (state) => set === state.done.length && isSetPoint(kit, state),
  };
}

const perSet = (kit: OfferKit, make: (set: number) => readonly RallyOffer[]) => setsOf(kit).flatMap(make);

export const setWinners = (kit: OfferKit, id: string): RallyOffer[] =>
  perSet(kit, (set) => [aboutSet(kit, set, { id, isFirst: (home, away) => home > away })]);

export const setTotals = (
  kit: OfferKit,
  id: string,
  grid: (set: number) => readonly number[],
): RallyOffer[] =>
  perSet(kit, (set) =>
    grid(set).map((line) => {
      const isFirst = (home: number, away: number) => home + away > line;
      return aboutSet(kit, set, { id, specifier: `total=${line}`, isFirst, isCertain: isFirst });
    }),
  );

export const handicapsOfSets = (kit: OfferKit, id: string, grid: readonly number[]): RallyOffer[] =>
  perSet(kit, (set) =>
    grid.map((hcp) =>
      aboutSet(kit, set, {
        id,
        specifier: `hcp=${hcp}`,
        isFirst: (home, away) => home - away + hcp > 0,
      }),
    ),
  );

export const oddOfSets = (kit: OfferKit, id: string): RallyOffer[] =>
  perSet(kit, (set) => [aboutSet(kit, set, { id, isFirst: (home, away) => (home + away) % 2 === 1 })]);

/** The set goes beyond its usual end. */
export const extraOfSets = (kit: OfferKit, id: string): RallyOffer[] =>
  perSet(kit, (set) => [
    aboutSet(kit, set, { id, isFirst: (home, away) => kit.rules.hadExtra(home, away, set) }),
  ]);

export function scoresOfSets(kit: OfferKit, id: string): RallyOffer[] {
  const template = templateOf(kit, id);
  const indexOf = new Map(template.outcomeIds.map((score, index) => [score, index]));
  return perSet(kit, (set) => [
    {
      template,
      specifier: `${kit.nr}=${set + 1}`,
      settle: (state) => {
        const found = setScore(state, set);
        if (found === null) return state.over ? voided(template) : null;
        return found.over ? decided(template, indexOf.get(found.score.join(':')) ?? -1) : null;
      },
      chances: (model, state) => {
        if (!isNear(state, set)) return null;
        const chances = new Array<number>(template.outcomeIds.length).fill(0);
        for (const { a, b, p } of model.finals(set)) {
          const index = indexOf.get(`${a}:${b}`);
          if (index !== undefined) chances[index] = (chances[index] ?? 0) + p;
        }
        return chances;
      },
      isStopped: (state) => set === state.done.length && isSetPoint(kit, state),
    },
  ]);
}

/** Who reached a number of units first; null while nobody has. */
function firstTo(log: string, target: number): 0 | 1 | null {
  const count: [number, number] = [0, 0];
  for (const mark of log) {
    const seat = mark === 'h' ? 0 : 1;
    count[seat] += 1;
    if (count[seat] === target) return seat;
  }
  return null;
}

const isReached = (score: Pair, target: number) => score[0] >= target || score[1] >= target;

/** Who is first to a number of units in a set. */
export const races = (
  kit: OfferKit,
  id: string,
  targets: (set: number) => readonly number[],
): RallyOffer[] => {
  const template = templateOf(kit, id);
  return perSet(kit, (set) =>
    targets(set).map((target) => ({
      template,
      specifier: `${kit.nr}=${set + 1}|${kit.raceNr}=${target}`,
      settle: (state) => {
        const found = setScore(state, set);
        if (found === null) return state.over ? voided(template) : null;
        if (!isReached(found.score, target)) return null;
        return either(template, firstTo(found.log, target) === 0);
      },
      chances: (model, state) => {
        if (!isNear(state, set)) return null;
        const found = setScore(state, set);
        if (found !== null && isReached(found.score, target)) return null;
        return twoWays(model.race(set, target));
      },
      isStopped: (state) =>
        set === state.done.length &&
        !state.paused &&
        kit.isUnitPoint(state) &&
        (state.a === target - 1 || state.b === target - 1),
    })),
  );
};
