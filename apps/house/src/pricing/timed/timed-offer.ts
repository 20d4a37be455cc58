import type { Offer, Results } from '#feed/scripted/scripted-match.ts';
import type { MarketTemplate } from '#feed/world.ts';
import type { ScoreModel } from './score-model.ts';
import { regularOf, type ScoreState } from './score-state.ts';

/** The periods that a market is about, both included; null for the whole match with overtime. */
export interface Span {
  from: number;
  to: number;
}

export interface TimedOffer extends Offer<ScoreState, ScoreModel> {
  readonly span: Span | null;
}

/** What makes one market of a type. */
interface OfferRule {
  specifier?: string;
  span: Span | null;
  /** Which outcome has won, by its place in the template; null while open. */
  winner(state: ScoreState, ended: boolean): number | null;
  chances(model: ScoreModel, state: ScoreState): readonly number[] | null;
}

export function hasEnded(state: ScoreState, span: Span | null): boolean {
  if (span === null || state.over) return state.over;
  return state.ended > Math.min(span.to, regularOf(state) - 1);
}

const RESULTS = new WeakMap<MarketTemplate, Map<number, Results>>();

/** Results in which one outcome has won, by its place; one object for all matches. */
export function resultsOf(template: MarketTemplate, winner: number): Results {
  const known = RESULTS.get(template) ?? new Map<number, Results>();
  RESULTS.set(template, known);
  const results =
    known.get(winner) ??
    Object.fromEntries(template.outcomeIds.map((id, index) => [id, index === winner ? 'won' : 'lost']));
  known.set(winner, results);
  return results;
}

const OFFERS = new WeakMap<MarketTemplate, Map<string, TimedOffer>>();

/** A market by its type and specifier, which say all about it: matches of a sport share it. */
export function offerOf(template: MarketTemplate, rule: OfferRule): TimedOffer {
  const { specifier = '', span } = rule;
  const known = OFFERS.get(template) ?? new Map<string, TimedOffer>();
  OFFERS.set(template, known);
  const found = known.get(specifier);
  if (found !== undefined) return found;
  const offer: TimedOffer = {
    template,
    specifier,
    span,
    settle: (state) => {
      const winner = rule.winner(state, hasEnded(state, span));
      return winner === null ? null : resultsOf(template, winner);
    },
    chances: rule.chances,
  };
  known.set(specifier, offer);
  return offer;
}

/** The specifier of a market: its parts in order, empty ones left out. */
export function specifierOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('|');
}

const middleOf = (centre: number) => Math.floor(centre) + 0.5;

/** Half points around a centre: `reach` to either side, `step` apart. */
export function linesAround(centre: number, reach: number, step = 1): number[] {
  const middle = middleOf(centre);
  const count = Math.floor(reach / step);
  return Array.from({ length: 2 * count + 1 }, (_, index) => middle + (index - count) * step);
}

/** Where the lines of a market type lie: `reach` to either side of `centre`, in the part of a match that `prefix` names. */
export interface Lines {
  centre: number;
  reach: number;
  step?: number;
  prefix?: string;
}

const LISTS = new WeakMap<MarketTemplate, Map<string, readonly TimedOffer[]>>();

/** The offers of a market type on lines around a centre, made once: most matches of a sport have the same. No offer is made where `make` answers null. */
export function offersAround(
  template: MarketTemplate,
  { centre, reach, step = 1, prefix = '' }: Lines,
  make: (line: number) => TimedOffer | null,
): readonly TimedOffer[] {
  const known = LISTS.get(template) ?? new Map<string, readonly TimedOffer[]>();
  LISTS.set(template, known);
  const key = `${middleOf(centre)}/${reach}/${step}/${prefix}`;
  const found = known.get(key) ?? linesAround(centre, reach, step).flatMap((line) => make(line) ?? []);
  known.set(key, found);
  return found;
}
