import type { SlipBet, SlipBonus } from '@touchline/betting';
import { createExternalStore, useExternalStore } from './external-store.ts';

/** The bonus that a quick bet takes. Shape: name null where the backend does not say it. */
export interface QuickBonus {
  readonly bonus: SlipBonus;
  readonly name: string | null;
}

/** Finds the bonus of a quick bet at its price and stake of the moment. */
type Finder = (bet: SlipBet) => QuickBonus | null;

const NO_BONUS: Finder = () => null;
const finder = createExternalStore(NO_BONUS);

/** Sets what finds bonuses of quick bets; null: nothing does. */
export const setQuickBonusFinder = (find: Finder | null): void => finder.set(find ?? NO_BONUS);
export const quickBonusOf: Finder = (bet) => finder.get()(bet);

/** The bonus that a quick bet would take now. */
export function useQuickBonus(bet: SlipBet | null): QuickBonus | null {
  const find = useExternalStore(finder, NO_BONUS);
  return bet && find(bet);
}
