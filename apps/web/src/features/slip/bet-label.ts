import type { BetLabel } from '@touchline/betting';
import type { MessageKey, Messages } from '#data/messages.ts';

const KEYS = {
  single: 'slip.label.single',
  double: 'slip.label.double',
  treble: 'slip.label.treble',
  accumulator: 'slip.label.accumulator',
  system: 'slip.type.system',
  custom: 'slip.label.custom',
} as const satisfies Record<BetLabel, MessageKey>;

/** What a bet is called. Source: specification §8, ticket labels. */
export const labelText = (label: BetLabel, count: number, t: Messages): string => t(KEYS[label], { count });
