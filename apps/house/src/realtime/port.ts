/** Where a channel stands: the number of its last publication, and which life of the channel counts them. */
export interface Position {
  readonly offset: number;
  readonly epoch: string;
}

/** What may go with a publication. */
export interface PublishOptions {
  readonly tags?: Readonly<Record<string, string>>;
  /** A second publication with the same key within five minutes is answered with the position of the first. */
  readonly idempotencyKey?: string;
  /** Publications of a version not above the channel's last are dropped; the answer is the current position. */
  readonly version?: number;
}

/** A publication as history keeps it. */
export interface Publication {
  readonly offset: number;
  readonly data: unknown;
  readonly tags?: Readonly<Record<string, string>>;
}

/** One connection that listens to a channel. `user` is empty for a visitor. */
export interface PresentClient {
  readonly client: string;
  readonly user: string;
}

/** Why a connection or a subscription is ended: a code of the protocol and plain words. */
export interface EndReason {
  readonly code: number;
  readonly reason: string;
}

/**
 * What the house says to the real-time layer, whichever it is. All calls are ordered per channel in the order they were
 * made. Errors: `RealtimeError` with the protocol's error code (102 for a channel of no namespace).
 */
export interface RealtimePort {
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<Position>;
  broadcast(channels: readonly string[], data: unknown, options?: PublishOptions): Promise<Position[]>;
  /** Where the channel stands now. Read it before the data of a snapshot, so that nothing falls between them. */
  position(channel: string): Promise<Position>;
  history(channel: string, limit: number): Promise<{ publications: Publication[] } & Position>;
  presence(channel: string): Promise<PresentClient[]>;
  presenceStats(channel: string): Promise<{ clients: number; users: number }>;
  /** Channels of a namespace that somebody is subscribed to. */
  subscribed(namespace: string): Promise<string[]>;
  /** Ends all connections of a user. Default: 3503, after which the client stays away; 3011 makes it come back. */
  disconnectUser(user: string, reason?: EndReason): Promise<void>;
  /** Ends a user's subscription to a channel for good. */
  unsubscribeUser(user: string, channel: string): Promise<void>;
}

/** A refusal of the real-time layer, with the protocol's error code. */
export class RealtimeError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
