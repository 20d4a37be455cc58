import type { MinorUnits } from '@touchline/betting';
import type { RefusalReason } from '../bets/refusal.ts';
import type { FaultyBet } from './faults.ts';

/** The call during which a scenario happens; `world` happens when it is switched on and lasts until it is switched off. */
export type ScenarioCall = 'placement' | 'cash_out' | 'favourites' | 'world';

/** A change of the world that touches the bet's first selection. */
export type WorldChange = 'price_falls' | 'price_rises' | 'market_suspends' | 'goal' | 'sockets_drop';

export type Effect =
  /** A bet is refused with a reason of the catalogue, beside what the house says itself. */
  | { readonly kind: 'refuse'; readonly reasons: (bet: FaultyBet) => readonly RefusalReason[] }
  /** Not more than this stake is taken, in smallest units; the call for the highest stake says so. */
  | { readonly kind: 'limit'; readonly most: MinorUnits }
  /** The world changes before the house reads the call, or once it has answered: that is during the bet delay. */
  | { readonly kind: 'change'; readonly change: WorldChange; readonly when: 'before' | 'after' }
  /** The answer comes late; `seconds` unless the switch says more. */
  | { readonly kind: 'late'; readonly seconds: number }
  /** The house does its work, and its answer is lost: the connection breaks, at once or when nobody waits any more. */
  | { readonly kind: 'lost'; readonly isHeld: boolean }
  /** The connection breaks before the house has read anything. */
  | { readonly kind: 'not_received' }
  /** The session has ended before the call arrives. */
  | { readonly kind: 'signed_out' }
  /** The whole call is refused with a status; `code` where it is not one that the client knows. */
  | { readonly kind: 'status'; readonly status: 409 | 422 | 429 | 500 | 503; readonly code: number }
  /** A provider is out of service. */
  | { readonly kind: 'provider'; readonly provider: 'betradar' | 'oddin' };

/** One fault that a call can meet, by name. */
export interface Scenario {
  readonly name: string;
  /** What happens, as a person reads it in the development panel. */
  readonly sentence: string;
  readonly call: ScenarioCall;
  readonly effect: Effect;
}
