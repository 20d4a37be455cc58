import type { RallyState } from '../state.ts';
import {
  either,
  isNear,
  type OfferKit,
  type RallyOffer,
  setScore,
  setsOf,
  templateOf,
  twoWays,
  voided,
} from './offer.ts';

/** Units beyond the one in play on which bets are taken. */
const AHEAD = 2;

const isInPlay = (state: RallyState, set: number, unit: number) =>
  !state.over && !state.paused && set === state.done.length && state.log.length === unit - 1;

function unitOffer(
  kit: OfferKit,
  id: string,
  place: { set: number; unit: number },
  isOpen: (state: RallyState) => boolean,
): RallyOffer {
  const template = templateOf(kit, id);
  const { set, unit } = place;
  return {
    template,
    specifier: `${kit.nr}=${set + 1}|${kit.unitNr}=${unit}`,
    settle: (state) => {
      const found = setScore(state, set);
      const mark = found?.log[unit - 1];
      if (mark !== undefined) return either(template, mark === 'h');
      return found?.over === true || state.over ? voided(template) : null;
    },
    chances: (model, state) => (isOpen(state) ? twoWays(model.unit(set, unit)) : null),
    isStopped: (state) => isInPlay(state, set, unit) && kit.isUnitPoint(state),
    endsWithUnit: (state) => isInPlay(state, set, unit),
  };
}

/** The winner of each game, leg or round: the one in play and the next ones. Void where it is never played. */
export function unitWinners(kit: OfferKit, id: string, mostUnits: number): RallyOffer[] {
  return setsOf(kit).flatMap((set) =>
    Array.from({ length: mostUnits }, (_, index) => index + 1).map((unit) =>
      unitOffer(kit, id, { set, unit }, (state) => {
        const ahead = unit - 1 - state.log.length;
        return !state.over && set === state.done.length && ahead >= 0 && ahead <= AHEAD;
      }),
    ),
  );
}

/** The winner of certain units, offered from the set before on. */
export function namedUnits(kit: OfferKit, id: string, units: readonly number[]): RallyOffer[] {
  return setsOf(kit).flatMap((set) =>
    units.map((unit) =>
      unitOffer(kit, id, { set, unit }, (state) => {
        const isOver = set === state.done.length && state.log.length >= unit;
        return isNear(state, set) && !isOver;
      }),
    ),
  );
}
