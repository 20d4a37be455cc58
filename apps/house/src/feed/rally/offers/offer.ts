import type { RallyModel } from '#pricing/rally/model.ts';
import { type SetRules, setOf } from '#pricing/rally/rules.ts';
import type { Offer, Results } from '../../scripted/scripted-match.ts';
import type { MarketTemplate, Pair } from '../../world.ts';
import type { RallyState } from '../state.ts';

export interface RallyOffer extends Offer<RallyState, RallyModel> {
  /** The unit in play decides it. */
  endsWithUnit?(state: RallyState): boolean;
}

/** What the offers of one format share. */
export interface OfferKit {
  rules: SetRules;
  templates: ReadonlyMap<string, MarketTemplate>;
  /** Name of a set in specifiers. */
  nr: 'setnr' | 'mapnr';
  /** Name of a unit in specifiers. */
  unitNr: 'gamenr' | 'pointnr' | 'legnr' | 'roundnr';
  /** Name of the number that a race goes to. */
  raceNr: 'games' | 'points' | 'legs' | 'rounds';
  /** The next thing that happens can end the unit, and no bets are taken on it. */
  isUnitPoint(state: RallyState): boolean;
}

export function templateOf({ templates }: OfferKit, id: string): MarketTemplate {
  const template = templates.get(id);
  if (template === undefined) throw new Error(`No market type ${id}`);
  return template;
}

/** One outcome won, the others lost. */
export function decided(template: MarketTemplate, index: number): Results {
  return Object.fromEntries(template.outcomeIds.map((id, at) => [id, at === index ? 'won' : 'lost']));
}

export function voided(template: MarketTemplate): Results {
  return Object.fromEntries(template.outcomeIds.map((id) => [id, 'void']));
}

/** First outcome when it is so, second when not. */
export const either = (template: MarketTemplate, isFirst: boolean) => decided(template, isFirst ? 0 : 1);

export const twoWays = (chance: number): readonly number[] => [chance, 1 - chance];

/** Lines with a half from one to another. */
export function lines(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** Lines around zero: −to … −from, from … to. */
export const handicaps = (from: number, to: number, step = 1): number[] => {
  const above = lines(from, to, step);
  return [...above.toReversed().map((line) => -line), ...above];
};

export const setsOf = ({ rules }: OfferKit): number[] =>
  Array.from({ length: 2 * rules.setsToWin - 1 }, (_, index) => index);

/** The next happening can end the set in play. */
export function isSetPoint(kit: OfferKit, state: RallyState): boolean {
  if (state.over || state.paused || !kit.isUnitPoint(state)) return false;
  const { a, b } = state;
  const set = setOf(state);
  return kit.rules.isOver(a + 1, b, set) || kit.rules.isOver(a, b + 1, set);
}

/** The next happening can end the match. */
export function isMatchPoint(kit: OfferKit, state: RallyState): boolean {
  const last = kit.rules.setsToWin - 1;
  if (state.sets[0] < last && state.sets[1] < last) return false;
  const { a, b } = state;
  const set = setOf(state);
  return (
    isSetPoint(kit, state) &&
    ((state.sets[0] === last && kit.rules.isOver(a + 1, b, set)) ||
      (state.sets[1] === last && kit.rules.isOver(a, b + 1, set)))
  );
}

/** Score of a set so far and whether it is over; null where it is not begun. */
export function setScore(state: RallyState, set: number): { score: Pair; log: string; over: boolean } | null {
  const done = state.done[set];
  if (done !== undefined) return { score: [done.home, done.away], log: done.log, over: true };
  if (state.over || set !== state.done.length) return null;
  return { score: [state.a, state.b], log: state.log, over: false };
}

/** Bets are taken on the set in play and the one after it. */
export const isNear = (state: RallyState, set: number): boolean =>
  !state.over && set >= state.done.length && set <= state.done.length + 1;
