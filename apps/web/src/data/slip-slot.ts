import { createExternalStore, useExternalStore } from './external-store.ts';

const slot = createExternalStore<HTMLElement | null>(null);

/** The place in the ticket panel that shows the bets: in the docked pane or in the sheet, whichever is on screen. */
export const useBetsSlot = (): HTMLElement | null => useExternalStore(slot, null);

/** Offers a place for the bets; the last one offered is used. */
export function offerBetsSlot(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  slot.set(element);
  return () => {
    if (slot.get() === element) slot.set(null);
  };
}

const hasBets = createExternalStore(false);

/** Whether the panel has a tab with bets. */
export const usePanelHasBets = (): boolean => useExternalStore(hasBets, false);
export const notePanelHasBets = hasBets.set;
