import type { MinorUnits } from './money.ts';

/** What a player moved in a period. Units: smallest units of one currency. */
export interface PlayedAmounts {
  readonly staked: MinorUnits;
  readonly returned: MinorUnits;
  readonly deposited: MinorUnits;
}

/** Returns what is used of a limit that a player set for a period; of a loss below zero after winnings. Source: docs/rules/limits.md */
export function usedOfLimit(
  type: 'wager' | 'loss' | 'deposit',
  { staked, returned, deposited }: PlayedAmounts,
): MinorUnits {
  switch (type) {
    case 'wager':
      return staked;
    case 'loss':
      return staked - returned;
    case 'deposit':
      return deposited;
  }
}

/** Returns the amount that is left of a limit. */
export const restOfLimit = (value: MinorUnits, used: MinorUnits): MinorUnits => Math.max(0, value - used);
