import type { Fault } from '@touchline/client/http';

/**
 * What becomes of a fault. `silent`: nothing. `report`: an error report. `alert`: a report, and the player reads it.
 * `signed_out`: the session ends as expired. `modal`: the caller opens one that says what to do.
 * `sportsbook_closed`: the player reads that he may not bet. `out_of_limit`, `activity_limit`: a limit of time signs out.
 */
export type FaultTreatment =
  | 'silent'
  | 'report'
  | 'alert'
  | 'signed_out'
  | 'modal'
  | 'sportsbook_closed'
  | 'out_of_limit'
  | 'activity_limit';

/** `ERROR_CODES.out_of_limit`: the table of codes is not part of the first page. */
const OUT_OF_LIMIT = 175;
/** By what a backend without our codes says it. Source: specification §8. */
const OUT_OF_LIMIT_TEXT = 'User is out of limit';

/** What the caller says about its call. */
export interface FaultContext {
  /** The player asked for this, so he is told when it fails. */
  readonly isWanted?: boolean;
  /** An answer of 401 is a result of this call, not the end of the session. */
  readonly expectsUnauthorized?: boolean;
  /** The call opens the sportsbook: 403 has a meaning of its own. */
  readonly opensSportsbook?: boolean;
  /** The call tracks activity: 401 has a meaning of its own. */
  readonly tracksActivity?: boolean;
  /** Statuses that this call takes as an answer. */
  readonly expected?: readonly number[];
  /** Statuses at which the caller opens a modal. */
  readonly modalAt?: readonly number[];
}

/** Calls whose faults the specification treats by themselves. Source: specification §8. */
export const CALLS = {
  sportsbookSessions: { opensSportsbook: true },
  activityTracking: { tracksActivity: true },
  shareCode: { modalAt: [404] },
  jackpots: { expected: [400, 404, 500] },
} as const satisfies Readonly<Record<string, FaultContext>>;

type Rule = readonly [holds: (fault: Fault, context: FaultContext) => unknown, treatment: FaultTreatment];

/** No answer came: nothing that a report could explain. */
const isAway = ({ kind }: Fault) => kind === 'network' || kind === 'timeout';
const isOutOfLimit = ({ status, code, message }: Fault) =>
  status === 403 && (code === OUT_OF_LIMIT || message.includes(OUT_OF_LIMIT_TEXT));

/** In order: the first rule that holds decides. Source: specification §8. */
const RULES: readonly Rule[] = [
  [({ kind }) => kind === 'cancelled', 'silent'],
  [({ status }, { expected }) => expected?.includes(status), 'silent'],
  [({ status }, { modalAt }) => modalAt?.includes(status), 'modal'],
  [isOutOfLimit, 'out_of_limit'],
  [({ status }, { tracksActivity }) => status === 401 && tracksActivity, 'activity_limit'],
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
