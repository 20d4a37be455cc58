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

function keep({ isEnabled, stake, currency, subunits }: QuickBetState): void {
  if (!isEnabled && stake === 0) removeStored('quickBet');
  else writeStored('quickBet', { isEnabled, stake, currency, subunits });
}

/**
 * Takes over what this browser keeps.
 * Shape: an approval is not kept. It is given again in each visit, so that nobody's first tap spends money unasked.
 */
export function restoreQuickBet(): void {
  const kept = readStored('quickBet');
  const { currency, stake, subunits } = kept ?? {};
  const isKnown = typeof currency === 'string' && isWhole(subunits) && isWhole(stake);
  store.set({
    ...(isKnown ? { ...initialQuickBet(currency, subunits), stake } : AT_REST),
    isEnabled: kept?.isEnabled === true,
  });
}

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
