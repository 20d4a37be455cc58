import type { AdmissionLimits, AllowedOrigins } from './admission.ts';
import type { Namespace } from './namespaces.ts';
import type { BacklogLimits } from './outbox.ts';

/** Who sent something: `user` is empty for a visitor, `client` names the connection. */
export interface Caller {
  readonly client: string;
  readonly user: string;
}

/** What the house does with what clients say. */
export interface HubHooks {
  /** A message of a client to the house, unchecked; there is no answer. */
  readonly onSend?: (caller: Caller, data: unknown) => void;
  /** A call of a client, unchecked. A `RealtimeError` becomes its error reply, anything else a temporary one. */
  readonly onRpc?: (caller: Caller, method: string, data: unknown) => Promise<unknown>;
  /** A connection that was let in has ended. */
  readonly onDisconnect?: (caller: Caller) => void;
  /** A bug inside the hub: the command concerned is answered with 100; where it expects no answer, its connection is closed with 3004. */
  readonly onError?: (error: unknown) => void;
}

/** Delays in ms; the defaults are those of the protocol's reference server. */
export interface HubTimes {
  readonly pingMs: number;
  readonly pongMs: number;
  readonly staleMs: number;
  /** Grace after the expiry of a token. */
  readonly expiredMs: number;
  /** How long a closed socket may take to say goodbye. */
  readonly closeMs: number;
  readonly tickMs: number;
}

export interface HubLimits extends AdmissionLimits, BacklogLimits {
  readonly channelsPerConnection: number;
  readonly connectionsPerUser: number;
  readonly frameBytes: number;
  /** Commands that may wait behind one whose token is being checked. */
  readonly commandsWaiting: number;
}

export interface HubOptions extends HubHooks {
  /** Key of the connection and subscription tokens. */
  readonly secret: string;
  readonly allowedOrigins: AllowedOrigins;
  readonly namespaces?: readonly Namespace[];
  readonly times?: Partial<HubTimes>;
  readonly limits?: Partial<HubLimits>;
  readonly now?: () => number;
}

export const DEFAULT_TIMES: HubTimes = {
  pingMs: 25_000,
  pongMs: 8_000,
  staleMs: 10_000,
  expiredMs: 25_000,
  closeMs: 1_000,
  tickMs: 250,
};

export const DEFAULT_LIMITS: HubLimits = {
  channelsPerConnection: 128,
  connectionsPerUser: 20,
  connectionsMax: 10_000,
  connectionsPerSecond: 2_000,
  connectionsPerSecondPerAddress: 200,
  frameBytes: 65_536,
  commandsWaiting: 1_024,
  softBytes: 262_144,
  hardBytes: 1_048_576,
};
