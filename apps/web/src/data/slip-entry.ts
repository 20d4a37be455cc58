import { createExternalStore, useExternalStore } from './external-store.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * How the player fills in the slip, kept for the visit.
 * Shape: `account` is the currency of the account chosen to pay, null for the active one; `perLine` says that the stake of a
 *        system is typed for each of its lines; `namesIn` is the locale that the names on the slip are written in.
 */
interface SlipEntry {
  readonly account: string | null;
  readonly perLine: boolean;
  readonly namesIn: string | null;
}

const USUAL: SlipEntry = { account: null, perLine: false, namesIn: null };
const entry = createExternalStore<SlipEntry>(USUAL);

/** Takes over what this tab of the browser keeps. */
export function startSlipEntry(): void {
  const kept = readStored('ticketState');
  entry.set({
    account: typeof kept?.account === 'string' ? kept.account : null,
    perLine: kept?.perLine === true,
    namesIn: typeof kept?.namesIn === 'string' ? kept.namesIn : null,
  });
}

export function changeSlipEntry(change: Partial<SlipEntry>): void {
  entry.set({ ...entry.get(), ...change });
  writeStored('ticketState', { ...entry.get() });
}

export const slipEntry = (): SlipEntry => entry.get();
export const subscribeSlipEntry = entry.subscribe;
export const useSlipEntry = (): SlipEntry => useExternalStore(entry, USUAL);
