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

/** What a market asks of the final score of one set. */
interface Partition {
  /** What stands in the specifier behind the number of the set. */
  readonly more?: string;
  /** Which outcome a final score is, by its place among the ids. */
  readonly of: (home: number, away: number, set: number) => number;
  /** Which outcome is certain while the set is played; null while none is. */
  readonly certain?: (home: number, away: number) => number | null;
}

const specifierOf = (kit: OfferKit, set: number, more: string | undefined) =>
  `${kit.nr}=${set + 1}${more === undefined ? '' : `|${more}`}`;

/** A market on the final score of each set. */
export function ofEachSet(ask: Ask, { more, of, certain }: Partition, only = setsOf(ask.kit)): RallyOffer[] {
  const { kit, template } = ask;
  return only.map((set) => ({
    template,
    specifier: specifierOf(kit, set, more),
    settle: (state) => {
      const found = setScore(state, set);
      if (found === null) return state.over ? voided(template) : null;
      const [home, away] = found.score;
      if (found.over) return decided(template, of(home, away, set));
      const sure = certain?.(home, away) ?? null;
      return sure === null ? null : decided(template, sure);
    },
    chances: (model, state) => {
      if (!isNear(state, set)) return null;
      const chances = new Array<number>(template.outcomeIds.length).fill(0);
      for (const { a, b, p } of model.finals(set)) {
        const index = of(a, b, set);
        chances[index] = (chances[index] ?? 0) + p;
      }
      return chances;
    },
    isStopped: (state) => set === state.done.length && isSetPoint(kit, state),
  }));
}

const sideOf = (seat: 0 | 1, home: number, away: number) => (seat === 0 ? home : away);

/** One market in each set for each number that is asked there. */
function ofNumbers(ask: Ask, numbers: Targets, make: (number: number) => Partition): RallyOffer[] {
  return setsOf(ask.kit).flatMap((set) =>
    numbers(set).flatMap((number) => ofEachSet(ask, make(number), [set])),
  );
}

export const sideTotals = (ask: Ask, seat: 0 | 1, grid: Targets): RallyOffer[] =>
  ofNumbers(ask, grid, (line) => ({
    more: `total=${line}`,
    of: (home, away) => (sideOf(seat, home, away) > line ? 0 : 1),
    certain: (home, away) => (sideOf(seat, home, away) > line ? 0 : null),
  }));

export const sideOddEven = (ask: Ask, seat: 0 | 1): RallyOffer[] =>
  ofEachSet(ask, { of: (home, away) => (sideOf(seat, home, away) % 2 === 1 ? 0 : 1) });

export const oddEven = (ask: Ask): RallyOffer[] =>
  ofEachSet(ask, { of: (home, away) => ((home + away) % 2 === 1 ? 0 : 1) });

/** Outcomes: home and under, home and over, away and under, away and over. */
export const winnerAndTotal = (ask: Ask, grid: Targets): RallyOffer[] =>
  ofNumbers(ask, grid, (line) => ({
    more: `total=${line}`,
    of: (home, away) => (home > away ? 0 : 2) + (home + away > line ? 1 : 0),
  }));

/** Margins in bands that end with these leads; the last band is open. */
export function margins(ask: Ask, ends: readonly number[]): RallyOffer[] {
  const bands = ends.length + 1;
  const bandOf = (lead: number) => {
    const found = ends.findIndex((end) => lead <= end);
    return found === -1 ? ends.length : found;
  };
  return ofEachSet(ask, {
    of: (home, away) => (home > away ? 0 : bands) + bandOf(Math.abs(home - away)),
  });
}

export const bothReach = (ask: Ask, targets: Targets): RallyOffer[] =>
  ofNumbers(ask, targets, (target) => ({
    more: `${ask.kit.raceNr}=${target}`,
    of: (home, away) => (Math.min(home, away) >= target ? 0 : 1),
    certain: (home, away) => (Math.min(home, away) >= target ? 0 : null),
  }));

/** How many units a set has; `totals` are all that are possible. */
export const exactTotal = (ask: Ask, totals: readonly number[]): RallyOffer[] =>
  ofEachSet(ask, { of: (home, away) => totals.indexOf(home + away) });

export const toNil = (ask: Ask, seat: 0 | 1): RallyOffer[] =>
  ofEachSet(ask, {
    of: (home, away) => (sideOf(seat, away, home) === 0 ? 0 : 1),
    certain: (home, away) => (sideOf(seat, away, home) > 0 ? 1 : null),
  });

/** Outcomes: home with and without more than the usual end, then away. */
export const winnerAndExtra = (ask: Ask): RallyOffer[] =>
  ofEachSet(ask, {
    of: (home, away, set) => (home > away ? 0 : 2) + (ask.kit.rules.hadExtra(home, away, set) ? 0 : 1),
  });

export const handicaps = (ask: Ask, grid: readonly number[]): RallyOffer[] =>
  grid.flatMap((hcp) =>
    ofEachSet(ask, { more: `hcp=${hcp}`, of: (home, away) => (home - away + hcp > 0 ? 0 : 1) }),
  );
