import type { Fault } from '@touchline/client/http';

/**
 * What becomes of a fault: `silent` is nobody's business, `report` goes to the log, `alert` is also shown to the player,
 * `signed_out` ends the session as expired, `sportsbook_closed` tells a player that he may not bet.
 */
export type FaultTreatment = 'silent' | 'report' | 'alert' | 'signed_out' | 'sportsbook_closed';

/** What the caller says about its call. */
export interface FaultContext {
  /** The player asked for this, so he is told when it fails. */
  readonly isWanted?: boolean;
  /** An answer of 401 is a result of this call, not the end of the session. */
  readonly expectsUnauthorized?: boolean;
  /** The call opens the sportsbook: 403 has a meaning of its own. */
  readonly opensSportsbook?: boolean;
  /** Statuses that this call takes as an answer. */
  readonly expected?: readonly number[];
}

/**
 * The one decision about errors of calls. Source: specification §8: cancelled requests are ignored; network errors,
 * aborts and timeouts are not reported; 401 signs out; 403 of the sessions call is an error of its own; others are reported and shown when the player asked.
 */
export function treatFault(fault: Fault, context: FaultContext = {}): FaultTreatment {
  if (fault.kind === 'cancelled') return 'silent';
  if (context.expected?.includes(fault.status)) return 'silent';
  if (fault.status === 403 && context.opensSportsbook) return 'sportsbook_closed';
  if (fault.status === 401 && !context.expectsUnauthorized) return 'signed_out';
  if (fault.kind === 'network' || fault.kind === 'timeout') return context.isWanted ? 'alert' : 'silent';
  if (context.isWanted) return 'alert';
  return fault.status === 401 ? 'silent' : 'report';
}
