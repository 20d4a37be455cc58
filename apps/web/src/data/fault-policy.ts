import type { Fault } from '@touchline/client/http';

/**
 * What becomes of a fault. `silent`: nothing. `report`: an error report. `alert`: a report, and the player reads it.
 * `signed_out`: the session ends as expired. `modal`: the caller opens one that says what to do.
 * `sportsbook_closed`: the player reads that he may not bet.
 */
export type FaultTreatment = 'silent' | 'report' | 'alert' | 'signed_out' | 'modal' | 'sportsbook_closed';

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
  /** Statuses at which the caller opens a modal. */
  readonly modalAt?: readonly number[];
}

/** Calls whose faults the specification treats by themselves. Source: specification §8. */
export const CALLS = {
  sportsbookSessions: { opensSportsbook: true },
  shareCode: { modalAt: [404] },
  jackpots: { expected: [400, 404, 500] },
} as const satisfies Readonly<Record<string, FaultContext>>;

type Rule = readonly [holds: (fault: Fault, context: FaultContext) => unknown, treatment: FaultTreatment];

/** No answer came: nothing that a report could explain. */
const isAway = ({ kind }: Fault) => kind === 'network' || kind === 'timeout';

/** In order: the first rule that holds decides. Source: specification §8. */
const RULES: readonly Rule[] = [
  [({ kind }) => kind === 'cancelled', 'silent'],
  [({ status }, { expected }) => expected?.includes(status), 'silent'],
  [({ status }, { modalAt }) => modalAt?.includes(status), 'modal'],
  [({ status }, { opensSportsbook }) => status === 403 && opensSportsbook, 'sportsbook_closed'],
  [({ status }, { expectsUnauthorized }) => status === 401 && !expectsUnauthorized, 'signed_out'],
  [(_fault, { isWanted }) => isWanted, 'alert'],
  [isAway, 'silent'],
  [({ status }) => status === 401, 'silent'],
];

/** Decides about a fault of a call. */
export function treatFault(fault: Fault, context: FaultContext = {}): FaultTreatment {
  return RULES.find(([holds]) => holds(fault, context))?.[1] ?? 'report';
}
