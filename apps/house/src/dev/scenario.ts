import type { MinorUnits } from '@touchline/betting';
import type { EndReason } from '#realtime/port.ts';
import type { RefusalReason } from '../bets/refusal.ts';
import type { FaultyBet } from './faults.ts';

/**
 * The call during which a scenario happens; `any` is every call of the two APIs. `world` happens when it is switched on and
 * lasts until it is switched off; `now` happens when it is switched on and is over.
 */
export type ScenarioCall = 'placement' | 'cash_out' | 'favourites' | 'any' | 'world' | 'now';

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
  /** The work is done, and a field is wrong everywhere in the answer; undefined: it is missing. */
  | { readonly kind: 'mutilated'; readonly field: string; readonly to: string | undefined }
  /** The connection breaks before the house has read anything. */
  | { readonly kind: 'not_received' }
  /** The session has ended before the call arrives. */
  | { readonly kind: 'signed_out' }
  /** The whole call is refused with a status; `code` where it is not one that the client knows. */
  | {
      readonly kind: 'status';
      readonly status: 401 | 403 | 409 | 422 | 429 | 500 | 503;
      readonly code: number;
    }
  /** A provider is out of service. */
  | { readonly kind: 'provider'; readonly provider: 'betradar' | 'oddin' }
  /** The feed says nothing more. */
  | { readonly kind: 'feed' }
  /** Statements of the call fail: all of them, or those that write. */
  | { readonly kind: 'database'; readonly state: DatabaseState }
  /** The answer says that the house's clock is so far ahead of its own. */
  | { readonly kind: 'clock'; readonly seconds: number }
  /** Real-time connections end with a code; null: without a word. */
  | { readonly kind: 'sockets'; readonly end: EndReason | null }
  /** The real-time layer forgets what it published. */
  | { readonly kind: 'history' }
  /** The match of the first selection is void, once the bet was answered. */
  | { readonly kind: 'void' }
  /** The market of the first selection is settled as lost once the bet was answered, and as won so much later. */
  | { readonly kind: 'correction'; readonly seconds: number };

/** What is wrong with a database: it does not answer, or nothing can be written to its disk. */
export type DatabaseState = 'gone' | 'full';

/** One fault that a call can meet, by name. */
export interface Scenario {
  readonly name: string;
  /** What happens, as a person reads it in the development panel. */
  readonly sentence: string;
  readonly call: ScenarioCall;
  readonly effect: Effect;
}
