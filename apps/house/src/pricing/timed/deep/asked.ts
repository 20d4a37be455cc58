import type { MarketTemplate } from '#feed/world.ts';
import { pairIn } from '../score-offers.ts';
import type { ScoreState } from '../score-state.ts';
import type { Span } from '../timed-offer.ts';
import type { Scope } from './scopes.ts';

/** One part of a match with what is expected of it before the start. */
export interface ScopeFacts {
  readonly scope: Scope;
  /** Which one, counted from 0. */
  readonly index: number;
  readonly span: Span;
  readonly home: number;
  readonly away: number;
  /** How far lines of sides, of sums and of leads go to either side. */
  readonly reach: number;
  /** Points that both sides may be asked to have. */
  readonly both: readonly number[];
}

/** A question of a scope: its market type, and what its specifier begins with. */
export interface Asked extends ScopeFacts {
  readonly template: MarketTemplate;
  readonly prefix: string;
}

/** What has been scored by both sides, and by how many the home side leads. */
export function read(state: ScoreState, span: Span) {
  const [home, away] = pairIn(state, span);
  return { home, away, sum: home + away, lead: home - away };
}

/** Lines of half points around the sum that is expected, few enough for markets that ask two things at once. */
export function fewLines({ home, away }: Asked): number[] {
  const middle = Math.floor(home + away) + 0.5;
  const step = Math.max(1, Math.round((home + away) / 16));
  return [middle - step, middle, middle + step].filter((line) => line > 0);
}
