import type { SetMeasure, SetTest } from '#pricing/rally/deep/deep-tables.ts';
import type { Spread } from '#pricing/rally/tables.ts';
import type { RallyState } from '../../state.ts';
import { decided, either, isMatchPoint, isSetPoint, type RallyOffer, setScore, twoWays } from '../offer.ts';
import type { Ask } from './ask.ts';

const TOTAL: SetMeasure = { key: 'total', of: (a, b) => a + b };
const DIFFERENCE: SetMeasure = { key: 'difference', of: (a, b) => a - b };
const HOME: SetMeasure = { key: 'home', of: (a) => a };
const AWAY: SetMeasure = { key: 'away', of: (_a, b) => b };

/** Counted over the sets that are over. */
const soFar = ({ done }: RallyState, { of }: SetMeasure) =>
  done.reduce((sum, { home, away }, set) => sum + of(home, away, set), 0);

function each(spread: Spread, tell: (value: number, p: number) => void): void {
  spread.p.forEach((p, index) => {
    if (p > 0) tell(spread.from + index, p);
  });
}

/** A market on what is counted over the whole match and on who wins it; settled at the end. */
function ofMatch(
  { kit, template }: Ask,
  measure: SetMeasure,
  of: (value: number, isHome: boolean) => number,
  specifier = '',
): RallyOffer {
  return {
    template,
    specifier,
    settle: (state) =>
      state.over ? decided(template, of(soFar(state, measure), state.sets[0] > state.sets[1])) : null,
    chances: (model, state) => {
      const chances = new Array<number>(template.outcomeIds.length).fill(0);
      const so = soFar(state, measure);
      const { home, away } = model.deep().both(measure);
      for (const [spread, isHome] of [[home, true] as const, [away, false] as const]) {
        each(spread, (value, p) => {
          const index = of(so + value, isHome);
          chances[index] = (chances[index] ?? 0) + p;
        });
      }
      return chances;
    },
    isStopped: (state) => isMatchPoint(kit, state),
  };
}

const odd = (value: number) => (Math.abs(value) % 2 === 1 ? 0 : 1);
const sideMeasure = (seat: 0 | 1) => (seat === 0 ? HOME : AWAY);

export const sideOddEven = (ask: Ask, seat: 0 | 1): RallyOffer => ofMatch(ask, sideMeasure(seat), odd);

/** Outcomes: home and under, home and over, away and under, away and over. */
export const winnerAndTotal = (ask: Ask, grid: readonly number[]): RallyOffer[] =>
  grid.map((line) =>
    ofMatch(ask, TOTAL, (value, isHome) => (isHome ? 0 : 2) + (value > line ? 1 : 0), `total=${line}`),
  );

/** By how many units a side is ahead at the end, in bands that end with these leads; then none. */
export function margins(ask: Ask, ends: readonly number[]): RallyOffer {
  const bands = ends.length + 1;
  return ofMatch(ask, DIFFERENCE, (lead) => {
    if (lead === 0) return 2 * bands;
    const found = ends.findIndex((end) => Math.abs(lead) <= end);
    return (lead > 0 ? 0 : bands) + (found === -1 ? ends.length : found);
  });
}

const leader = (lead: number) => (lead > 0 ? 0 : lead === 0 ? 1 : 2);

export const most = (ask: Ask): RallyOffer => ofMatch(ask, DIFFERENCE, leader);

export const mostAndWinner = (ask: Ask): RallyOffer =>
  ofMatch(ask, DIFFERENCE, (lead, isHome) => 2 * leader(lead) + (isHome ? 0 : 1));

/** Sets that go beyond their usual end: none, one, two, more. */
export function extras(ask: Ask): RallyOffer {
  const { hadExtra } = ask.kit.rules;
  const measure: SetMeasure = { key: 'extras', of: (a, b, set) => (hadExtra(a, b, set) ? 1 : 0) };
  return ofMatch(ask, measure, (value) => Math.min(3, value));
}

/** Whether some set of the match passes a test; `isFirst` says which outcome that is. */
function ofSome({ kit, template }: Ask, test: SetTest, isFirst: boolean, specifier = ''): RallyOffer {
  return {
    template,
    specifier,
    settle: ({ done, over }) => {
      if (done.some(({ home, away }) => test.holds(home, away))) return either(template, isFirst);
      return over ? either(template, !isFirst) : null;
    },
    chances: (model) => {
      const none = model.deep().none(test);
      return twoWays(isFirst ? 1 - none : none);
    },
    isStopped: (state) => isSetPoint(kit, state),
  };
}

export const anyToNil = (ask: Ask): RallyOffer =>
  ofSome(ask, { key: 'nil', holds: (a, b) => a === 0 || b === 0 }, true);

export const setToNil = (ask: Ask, seat: 0 | 1): RallyOffer =>
  ofSome(ask, { key: `nil ${seat}`, holds: (a, b) => (seat === 0 ? b : a) === 0 }, true);

export const best = (ask: Ask, grid: readonly number[]): RallyOffer[] =>
  grid.map((line) =>
    ofSome(ask, { key: `above ${line}`, holds: (a, b) => a + b > line }, true, `total=${line}`),
  );

export const weakest = (ask: Ask, grid: readonly number[]): RallyOffer[] =>
  grid.map((line) =>
    ofSome(ask, { key: `below ${line}`, holds: (a, b) => a + b < line }, false, `total=${line}`),
  );

export const widest = (ask: Ask, grid: readonly number[]): RallyOffer[] =>
  grid.map((line) =>
    ofSome(ask, { key: `wider ${line}`, holds: (a, b) => Math.abs(a - b) > line }, true, `total=${line}`),
  );

type Scores = readonly [first: readonly [number, number] | null, second: readonly [number, number] | null];

/** Scores of the first two sets as far as they are over. */
function firstTwo(state: RallyState): Scores {
  const of = (set: number) => {
    const found = setScore(state, set);
    return found?.over ? found.score : null;
  };
  return [of(0), of(1)];
}

/** A market on the first two sets, which every match has. */
function ofFirstTwo(
  { kit, template }: Ask,
  rule: {
    readonly of: (first: readonly [number, number], second: readonly [number, number]) => number;
    readonly chances: NonNullable<RallyOffer['chances']>;
  },
  specifier = '',
): RallyOffer {
  return {
    template,
    specifier,
    settle: (state) => {
      const [first, second] = firstTwo(state);
      return first === null || second === null ? null : decided(template, rule.of(first, second));
    },
    chances: (model, state) => (state.done.length > 1 ? null : rule.chances(model, state)),
    isStopped: (state) => state.done.length === 1 && isSetPoint(kit, state),
  };
}

const above = (spread: Spread, line: number) => {
  let sum = 0;
  each(spread, (value, p) => {
    if (value > line) sum += p;
  });
  return sum;
};

export const firstTwoTotals = (ask: Ask, grid: readonly number[]): RallyOffer[] =>
  grid.map((line) =>
    ofFirstTwo(
      ask,
      {
        of: (first, second) => (first[0] + first[1] + second[0] + second[1] > line ? 0 : 1),
        chances: (model, state) => twoWays(above(model.deep().firstTwo(firstTwo(state)[0]).total, line)),
      },
      `total=${line}`,
    ),
  );

export const firstTwoHandicaps = (ask: Ask, grid: readonly number[]): RallyOffer[] =>
  grid.map((hcp) =>
    ofFirstTwo(
      ask,
      {
        of: (first, second) => (first[0] - first[1] + second[0] - second[1] + hcp > 0 ? 0 : 1),
        chances: (model, state) => twoWays(above(model.deep().firstTwo(firstTwo(state)[0]).difference, -hcp)),
      },
      `hcp=${hcp}`,
    ),
  );

/** Which of the first two sets has more units, or neither. */
export const moreUnits = (ask: Ask): RallyOffer =>
  ofFirstTwo(ask, {
    of: (first, second) => {
      const lead = first[0] + first[1] - second[0] - second[1];
      return lead > 0 ? 0 : lead < 0 ? 1 : 2;
    },
    chances: (model, state) => model.deep().firstTwo(firstTwo(state)[0]).more,
  });
