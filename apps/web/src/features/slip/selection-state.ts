import type { SlipSelection } from '@touchline/betting';
import { MATCH_STATUS } from '@touchline/contract/constants';

/** Why a selection cannot be bet on: for a moment, for good, or because its provider rests. */
export type OffReason = 'suspended' | 'market-closed' | 'match-closed' | 'provider';

/** Market statuses that never open again: settled, cancelled, not offered. */
const CLOSED_MARKETS: ReadonlySet<number> = new Set([0, -3, -4]);
/** Match statuses that never take bets again; a stopped match may go on. */
const CLOSED_MATCHES: ReadonlySet<number> = new Set([
  MATCH_STATUS.closed,
  MATCH_STATUS.finished,
  MATCH_STATUS.notCovered,
]);

/** Why a selection is off; null while it can be bet on. */
export function offReason(
  selection: Pick<SlipSelection, 'isSuspended' | 'isNotAvailable' | 'marketStatus' | 'matchStatus'>,
): OffReason | null {
  if (!selection.isSuspended && !selection.isNotAvailable) return null;
  if (CLOSED_MATCHES.has(selection.matchStatus)) return 'match-closed';
  if (CLOSED_MARKETS.has(selection.marketStatus)) return 'market-closed';
  if (selection.matchStatus === MATCH_STATUS.stopped) return 'suspended';
  return selection.isNotAvailable ? 'provider' : 'suspended';
}

/** What a selection that is off is called: on its row, on the button, in the dock and aloud. */
export type OffLabel = 'suspended' | 'unavailable';

/** Returns what a selection is called while it is off; null while it can be bet on. */
export function offLabel(selection: Parameters<typeof offReason>[0]): OffLabel | null {
  const reason = offReason(selection);
  return reason === null || reason === 'suspended' ? reason : 'unavailable';
}

/** Whether a selection will not be open again: it has to go before the rest can be placed. */
export function isGone(selection: Parameters<typeof offReason>[0]): boolean {
  const reason = offReason(selection);
  return reason === 'match-closed' || reason === 'market-closed';
}

/** Which way a price went since the player agreed to it. */
export function movedTo(
  selection: Pick<SlipSelection, 'isChanged' | 'odds' | 'acceptedOdds'>,
): 'up' | 'down' | null {
  if (!selection.isChanged) return null;
  return selection.odds > selection.acceptedOdds ? 'up' : 'down';
}
