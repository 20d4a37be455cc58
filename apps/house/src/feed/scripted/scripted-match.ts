import type { MatchView } from '../sport.ts';
import type { LegResult, MarketTemplate, SuspensionReason } from '../world.ts';

/** How a match stands from a moment on; moments are feed milliseconds from the scheduled start. */
export interface Step<S> {
  at: number;
  state: S;
}

/** All markets stop from one moment to the other. */
export interface Stretch {
  from: number;
  to: number;
  reason: SuspensionReason;
}

/** All that will happen in one match. The first step is the start of play, the last its end. */
export interface Script<S> {
  steps: readonly Step<S>[];
  suspensions: readonly Stretch[];
}

export type Results = Record<string, LegResult>;

/** One market that a match can have: a market type with its specifier. */
export interface Offer<S, M> {
  readonly template: MarketTemplate;
  readonly specifier: string;
  /** Results of all its outcomes as soon as they are certain, null before. What is certain stays certain. */
  settle(state: S): Results | null;
  /**
   * Chance of each outcome in the order of the template, together one; null where it is not offered at this moment.
   * An outcome that cannot come has 0.
   */
  chances(model: M, state: S): readonly number[] | null;
  /** Shown, but no bets are taken in this state. */
  isStopped?(state: S): boolean;
}

/** A match that was played out beforehand, with all its markets, and the model that prices them. */
export interface ScriptedMatch<S, M> {
  /** Belongs to seed and match. */
  readonly key: number;
  /** Made when it is first wanted: a match that lies ahead is priced and shown without. */
  readonly script: Script<S>;
  /** Made when they are first wanted, too. Every market that this match can have at any time, lines that are never reached included. */
  readonly offers: readonly Offer<S, M>[];
  /** What all prices of a moment come from. `state` is null before the start; `noise` lies between −1 and 1 and drifts with each tick. */
  model(state: S | null, at: number, noise: number): M;
  /** The step that noise is taken in before the start; the model hangs on nothing else then. Left out where it is taken as it comes. */
  stepOf?(noise: number): number;
  /** What offers are judged by before the start. */
  readonly initial: S;
  /** What is visible; suspensions are the engine's. `state` is null before the start. */
  view(state: S | null, at: number): Omit<MatchView, 'suspension' | 'status'>;
  /** When an offer is settled at the latest, feed milliseconds from the scheduled start, where that is known and near. */
  settlesBy?(offer: Offer<S, M>, state: S, at: number): number | null;
  /** The same match with one more score now; undefined where none can be. */
  withScore?(side: 'home' | 'away', at: number): ScriptedMatch<S, M> | undefined;
}
