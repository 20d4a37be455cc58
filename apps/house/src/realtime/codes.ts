import type { EndReason } from './port.ts';

/** An error reply of the protocol. A client retries a temporary one; any other ends its connection or subscription. */
export interface ErrorReply {
  readonly code: number;
  readonly message: string;
  readonly temporary?: true;
}

export const ERRORS = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const satisfies Record<string, ErrorReply>;

/**
 * Close codes. Clients come back after 3000–3499 and stay away after 3500–3999. Reasons are plain words: a client would
 * read JSON in them as instructions.
 */
export const CLOSE = {
  shutdown: { code: 3001, reason: 'shutdown' },
  serverError: { code: 3004, reason: 'internal server error' },
  expired: { code: 3005, reason: 'connection expired' },
  subscriptionExpired: { code: 3006, reason: 'subscription expired' },
  slow: { code: 3008, reason: 'slow' },
  forceReconnect: { code: 3011, reason: 'force reconnect' },
  noPong: { code: 3012, reason: 'no pong' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forceDisconnect: { code: 3503, reason: 'force disconnect' },
  connectionLimit: { code: 3504, reason: 'connection limit' },
} as const satisfies Record<string, EndReason>;

/** Codes of an unsubscribe push: below 2500 the subscription ends, from 2500 on the client subscribes again. */
export const UNSUBSCRIBE = {
  server: { code: 2000, reason: 'server unsubscribe' },
  insufficientState: { code: 2500, reason: 'insufficient state' },
  expired: { code: 2501, reason: 'subscription expired' },
  stateInvalidated: { code: 2502, reason: 'state invalidated' },
} as const satisfies Record<string, EndReason>;
