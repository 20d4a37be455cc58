import type { EpochMs } from '@touchline/betting';
import type { WorldOrder } from '../cluster/orders.ts';
import type { House } from '../house.ts';
import type { Transaction } from './audit-log.ts';

/** What a command came to. `refused` is why it did nothing, as the log and the operator read it. */
export type Outcome =
  | { readonly kind: 'done'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly why: string };

/** A command that is ready to take effect. */
export interface Effect {
  /** What the log names: a match, market, bet, player or feature; empty where it concerns all. */
  readonly subject: string;
  /** Writes to the database, in the transaction that holds the row of the log as well, and by nothing but it. */
  write(tx: Transaction, at: EpochMs): Promise<Outcome>;
  /** What makes the running world follow what was written, in this house and in each beside it. */
  readonly orders?: readonly WorldOrder[];
  /** What is left to do when the running world of this house follows. Where it fails the house does it later by itself. */
  afterwards?(): Promise<void>;
}

/** Why a command cannot be carried out, found before anything is written. */
export interface Hindrance {
  readonly subject: string;
  readonly why: string;
}

/** Looks at what a command names. Answers what it will do, or why it cannot. */
export type Prepare<A> = (house: House, args: A) => Promise<Effect | Hindrance>;

export const done = (result: Readonly<Record<string, unknown>> = {}): Outcome => ({ kind: 'done', result });
export const refused = (why: string): Outcome => ({ kind: 'refused', why });
