import { needsBetFlow, type SlipBonusType } from '@touchline/betting';
import type { Bonus } from '@touchline/contract';
import { createExternalStore, useExternalStore } from './external-store.ts';
import { refreshBonuses } from './slip-bonuses.ts';
import { openPanel, openSheet } from './ticket-panel.ts';
import { WIDE } from './wide.ts';

const wanted = createExternalStore<Bonus | null>(null);

/** The bonus that the player wants to use, until a bet carries it or he leaves it. */
export const wantedBonus = wanted.get;
export const useWantedBonus = (): Bonus | null => useExternalStore(wanted, null);
export const leaveWantedBonus = (): void => wanted.set(null);

/** The type that a bet carries a bonus as: of a freebet its variant. */
const carriedType = ({ type, freebet_type }: Bonus): SlipBonusType | null =>
  type === 'jackpot' ? null : (freebet_type ?? type);

/** Whether a bonus leads to the slip. Source: specification §4. */
function leadsToSlip(bonus: Bonus): boolean {
  const type = carriedType(bonus);
  return type !== null && needsBetFlow(type);
}

/**
 * Opens the slip to use a bonus there: a bet that it fits carries it at once, else as soon as one does.
 * Errors: false for a bonus that needs no bet flow; nothing is opened then.
 */
export function useBonusInSlip(bonus: Bonus): boolean {
  if (!leadsToSlip(bonus)) return false;
  wanted.set(bonus);
  if (window.matchMedia(WIDE).matches) openPanel('BET_SLIP');
  else openSheet('BET_SLIP');
  // It may have been activated a moment ago.
  refreshBonuses('now');
  return true;
}
