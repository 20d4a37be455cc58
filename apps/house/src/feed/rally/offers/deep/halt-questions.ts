import { type Halt, isHalted } from '#pricing/rally/deep/deep-tables.ts';
import type { Pair } from '../../../world.ts';
import type { RallyState } from '../../state.ts';
import {
  decided,
  isNear,
  isSetPoint,
  type OfferKit,
  type RallyOffer,
  setScore,
  setsOf,
  voided,
} from '../offer.ts';
import type { Ask, Targets } from './ask.ts';

/** Score of a set at a moment; null where it has not come to it. */
function scoreAt(log: string, halt: Halt): Pair | null {
  const score: [number, number] = [0, 0];
  for (const mark of log) {
    score[mark === 'h' ? 0 : 1] += 1;
    if (isHalted(halt, ...score)) return score;
  }
  return null;
}

const reached = (state: RallyState, set: number, halt: Halt) => {
  const found = setScore(state, set);
  return found === null ? null : scoreAt(found.log, halt);
};

/** The next happening can bring the set to the moment. */
const isClose = (kit: OfferKit, state: RallyState, set: number, halt: Halt) =>
  set === state.done.length &&
  !state.paused &&
  kit.isUnitPoint(state) &&
  !isHalted(halt, state.a, state.b) &&
  (isHalted(halt, state.a + 1, state.b) || isHalted(halt, state.a, state.b + 1));

/** What a market asks of the score of a set at a moment. */
interface AtHalt {
  readonly halt: Halt;
  /** What stands in the specifier behind the number of the set. */
  readonly more: string;
  readonly of: (home: number, away: number) => number;
}

const specifierOf = (kit: OfferKit, set: number, more: string) =>
  `${kit.nr}=${set + 1}${more === '' ? '' : `|${more}`}`;

function atHalt({ kit, template }: Ask, set: number, { halt, more, of }: AtHalt): RallyOffer {
  return {
    template,
    specifier: specifierOf(kit, set, more),
    settle: (state) => {
      const score = reached(state, set, halt);
      if (score !== null) return decided(template, of(...score));
      return state.over ? voided(template) : null;
    },
    chances: (model, state) => {
      if (!isNear(state, set) || reached(state, set, halt) !== null) return null;
      const chances = new Array<number>(template.outcomeIds.length).fill(0);
      for (const { a, b, p } of model.deep().halts(set, halt)) {
        const index = of(a, b);
        chances[index] = (chances[index] ?? 0) + p;
      }
      return chances;
    },
    isStopped: (state) => isClose(kit, state, set, halt),
  };
}

/** Who leads at a moment of a set, and who wins it. Outcomes: home and home, home and away, away and home, away and away. */
function haltAndWinner({ kit, template }: Ask, set: number, halt: Halt, more: string): RallyOffer {
  const leader = (home: number, away: number) => (home > away ? 0 : 2);
  return {
    template,
    specifier: specifierOf(kit, set, more),
    settle: (state) => {
      const found = setScore(state, set);
      if (found === null) return state.over ? voided(template) : null;
      const score = scoreAt(found.log, halt);
      if (!found.over || score === null) return null;
      return decided(template, leader(...score) + (found.score[0] > found.score[1] ? 0 : 1));
    },
    chances: (model, state) => {
      if (!isNear(state, set)) return null;
      const chances = new Array<number>(template.outcomeIds.length).fill(0);
      const add = (index: number, p: number) => {
        chances[index] = (chances[index] ?? 0) + p;
      };
      const score = reached(state, set, halt);
      if (score !== null) {
        for (const { a, b, p } of model.finals(set)) add(leader(...score) + (a > b ? 0 : 1), p);
        return chances;
      }
      for (const { a, b, p, home } of model.deep().halts(set, halt)) {
        add(leader(a, b), p * home);
        add(leader(a, b) + 1, p * (1 - home));
      }
      return chances;
    },
    isStopped: (state) =>
      isClose(kit, state, set, halt) || (set === state.done.length && isSetPoint(kit, state)),
  };
}

const after = (units: number): Halt => ({ kind: 'after', units });
const to = (units: number): Halt => ({ kind: 'race', units });

const eachSet = (ask: Ask, make: (set: number) => readonly RallyOffer[]) => setsOf(ask.kit).flatMap(make);

export const leaderAfter = (ask: Ask, targets: Targets): RallyOffer[] =>
  eachSet(ask, (set) =>
    targets(set).map((units) =>
      atHalt(ask, set, {
        halt: after(units),
        more: `${ask.kit.raceNr}=${units}`,
        of: (home, away) => (home > away ? 0 : home === away ? 1 : 2),
      }),
    ),
  );

/** Scores after so many units, home's best first. */
export const scoreAfter = (ask: Ask, units: number): RallyOffer[] =>
  eachSet(ask, (set) => [atHalt(ask, set, { halt: after(units), more: '', of: (_home, away) => away })]);

export const handicapAfter = (ask: Ask, targets: Targets, grid: readonly number[]): RallyOffer[] =>
  eachSet(ask, (set) =>
    targets(set).flatMap((units) =>
      grid.map((hcp) =>
        atHalt(ask, set, {
          halt: after(units),
          more: `${ask.kit.raceNr}=${units}|hcp=${hcp}`,
          of: (home, away) => (home - away + hcp > 0 ? 0 : 1),
        }),
      ),
    ),
  );

export const races = (ask: Ask, targets: Targets): RallyOffer[] =>
  eachSet(ask, (set) =>
    targets(set).map((units) =>
      atHalt(ask, set, {
        halt: to(units),
        more: `${ask.kit.raceNr}=${units}`,
        of: (home, away) => (home > away ? 0 : 1),
      }),
    ),
  );

export const raceAndWinner = (ask: Ask, targets: Targets): RallyOffer[] =>
  eachSet(ask, (set) =>
    targets(set).map((units) => haltAndWinner(ask, set, to(units), `${ask.kit.raceNr}=${units}`)),
  );

export const firstAndWinner = (ask: Ask): RallyOffer[] =>
  eachSet(ask, (set) => [haltAndWinner(ask, set, after(1), '')]);
