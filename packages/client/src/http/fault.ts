import type { ErrorBody, RefusalDetail } from '@touchline/contract';

/**
 * Why a call has no answer to show.
 * `refused`: the backend answered with an error body. `network`: no answer came. `timeout`: none came in time.
 * `cancelled`: the page no longer wanted it. `unreadable`: an answer that is not the contract's.
 */
export type FaultKind = 'refused' | 'network' | 'timeout' | 'cancelled' | 'unreadable';

/**
 * What a call says when it fails.
 * Shape:  `status` is the HTTP status (0 where no answer came), `code` the number of the error body (0 without one),
 *         `message` the backend's localised sentence or an empty text, `errorsByBet` keyed by the slip's bet id.
 * Source: specification §8; bodies: `ErrorBody` of the contract.
 */
export interface Fault {
  readonly kind: FaultKind;
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly details: readonly RefusalDetail[];
  readonly errorsByBet: ErrorBody['data']['errors_by_bet'];
  readonly retryAfterMs: number | null;
}

/** An answer, or the reason that there is none. */
export type Answer<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly fault: Fault };

/** A fault without an error body. */
export const bareFault = (kind: FaultKind, status = 0): Fault => ({
  kind,
  status,
  code: 0,
  message: '',
  details: [],
  errorsByBet: {},
  retryAfterMs: null,
});

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'number' &&
  'data' in body &&
  typeof body.data === 'object' &&
  body.data !== null;

/**
 * Fault of an answer with an error status.
 * Shape: any parsed body in; without the contract's error body only the status is known.
 */
export function faultOf(response: Response, body: unknown): Fault {
  const seconds = Number(response.headers.get('retry-after'));
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
  if (!isErrorBody(body)) return { ...bareFault('refused', response.status), retryAfterMs };
  // Typed by the contract, but sent by anybody: what is not a list or a text is left out.
  const { localized_message: message, details, errors_by_bet: errorsByBet } = body.data;
  return {
    kind: 'refused',
    status: response.status,
    code: body.code,
    message: typeof message === 'string' ? message : '',
    details: Array.isArray(details) ? details.filter((detail) => typeof detail?.key === 'string') : [],
    errorsByBet: typeof errorsByBet === 'object' ? (errorsByBet ?? {}) : {},
    retryAfterMs,
  };
}

/** Fault of a call that threw before it had an answer. */
export function faultOfThrown(error: unknown): Fault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return bareFault('timeout');
  if (name === 'AbortError') return bareFault('cancelled');
  return bareFault(error instanceof SyntaxError ? 'unreadable' : 'network');
}

/** A fault as an exception, for callers that must throw. The message names nothing but kind, status and code. */
export class FaultError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(`${fault.kind} ${fault.status} ${fault.code}`);
    this.name = 'FaultError';
    this.fault = fault;
  }
}
