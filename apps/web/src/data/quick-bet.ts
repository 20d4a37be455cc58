import {
  initialQuickBet,
  type QuickBetEffect,
  type QuickBetEvent,
  type QuickBetState,
  reduceQuickBet,
} from '@touchline/betting';
import { createExternalStore, useExternalStore } from './external-store.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Before anybody's currency is known. */
const AT_REST = initialQuickBet('EUR');
const store = createExternalStore<QuickBetState>(AT_REST);
let perform: ((effect: QuickBetEffect) => void) | null = null;

/** The quick bet as it is now. */
export const quickBet = (): QuickBetState => store.get();
export const subscribeQuickBet = store.subscribe;
export const useQuickBet = (): QuickBetState => useExternalStore(store, AT_REST);

/** Lets something happen to the quick bet, keeps it, and does what follows. */
export function dispatchQuickBet(event: QuickBetEvent): void {
  const { state, effects } = reduceQuickBet(store.get(), event);
  store.set(state);
  keep(state);
  for (const effect of effects) perform?.(effect);
}

/** Who does what a step asks for. */
export function setQuickBetEffects(handler: typeof perform): void {
  perform = handler;
}

function keep({ isEnabled, stake, currency }: QuickBetState): void {
  if (!isEnabled && stake === 0) removeStored('quickBet');
  else writeStored('quickBet', { isEnabled, stake, currency });
}

/**
 * Takes over what this browser keeps.
 * Shape: an approval is not kept. It is given again in each visit, so that nobody's first tap spends money unasked.
 */
export function restoreQuickBet(): void {
  const kept = readStored('quickBet');
  const { currency, stake } = kept ?? {};
  const isAmount = typeof stake === 'number' && Number.isSafeInteger(stake) && stake >= 0;
  store.set({
    ...initialQuickBet(typeof currency === 'string' ? currency : AT_REST.currency),
    isEnabled: kept?.isEnabled === true,
    stake: isAmount ? stake : 0,
  });
}
