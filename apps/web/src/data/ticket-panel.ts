import { afterFrame } from './after-frame.ts';
import { createExternalStore, useExternalStore } from './external-store.ts';
import { readStored, writeStored } from './storage.ts';

/** Tabs of the ticket panel. Source: specification §2. */
export type PanelTab = 'BET_SLIP' | 'MY_BETS';

/**
 * The ticket panel. `isOpen` is the sheet's on phones; the docked pane of wide screens is always there, and closed means
 * that it shows its empty state.
 */
export interface TicketPanel {
  readonly tab: PanelTab;
  readonly isOpen: boolean;
}

const CLOSED: TicketPanel = { tab: 'BET_SLIP', isOpen: false };
const panel = createExternalStore<TicketPanel>(CLOSED);
const isSheetOpen = createExternalStore(false);
let areBetsHidden = false;

function change(next: Partial<TicketPanel>) {
  const merged = { ...panel.get(), ...next };
  const tab = areBetsHidden && merged.tab === 'MY_BETS' ? 'BET_SLIP' : merged.tab;
  const before = panel.get();
  if (tab === before.tab && merged.isOpen === before.isOpen) return;
  panel.set({ ...merged, tab });
  afterFrame('betSlipToggle', () => writeStored('betSlipToggle', { ...panel.get() }));
}

/** Takes over what this tab of the browser keeps. */
export function startTicketPanel(): void {
  const kept = readStored('betSlipToggle');
  const tab = kept?.tab === 'MY_BETS' && !areBetsHidden ? 'MY_BETS' : 'BET_SLIP';
  panel.set({ tab, isOpen: kept?.isOpen === true });
}

/** Where an operator shows no bets, their tab falls back to the slip. */
export function hideBetsTab(isHidden: boolean): void {
  areBetsHidden = isHidden;
  if (isHidden && panel.get().tab === 'MY_BETS') change({ tab: 'BET_SLIP' });
}

export const openPanel = (tab?: PanelTab): void => change({ isOpen: true, ...(tab && { tab }) });
export const closePanel = (): void => change({ isOpen: false });
export const showTab = (tab: PanelTab): void => change({ tab });
export const useTicketPanel = (): TicketPanel => useExternalStore(panel, CLOSED);
export const ticketPanel = (): TicketPanel => panel.get();

/** The sheet that holds the panel on phones. It closes when the route changes. */
export const openSheet = (tab?: PanelTab): void => {
  openPanel(tab);
  isSheetOpen.set(true);
};
export const closeSheet = (): void => isSheetOpen.set(false);
export const isSheetShown = isSheetOpen.get;
/** A second press of what opened the sheet closes it. */
export const toggleSheet = (tab: PanelTab): void =>
  isSheetOpen.get() && panel.get().tab === tab ? closeSheet() : openSheet(tab);
export const useSheetOpen = (): boolean => useExternalStore(isSheetOpen, false);
