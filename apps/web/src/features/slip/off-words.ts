import type { SlipState } from '@touchline/betting';
import type { PlainKey } from '#data/messages.ts';
import { useSlip } from '#data/slip.ts';
import type { OffReason } from './selection-state.ts';

const WORDS = {
  suspended: 'slip.off.suspended',
  'market-closed': 'slip.off.marketClosed',
  'match-closed': 'slip.off.matchClosed',
  provider: 'slip.off.provider',
} as const satisfies Record<OffReason, PlainKey>;

/** Whether nothing at all can be bet on: no provider is in service. */
export function isBettingPaused({ rules }: Pick<SlipState, 'rules'>): boolean {
  const statuses = Object.values(rules.providerStatuses);
  return statuses.length > 0 && !statuses.includes('ACTIVE');
}

/** Says why a selection is off. A pause of all betting is told as one: it has nothing to do with the event. */
export function useOffWords(): (reason: OffReason) => PlainKey {
  const isPaused = useSlip(isBettingPaused);
  return (reason) => (reason === 'provider' && isPaused ? 'slip.off.paused' : WORDS[reason]);
}
