import type { MinorUnits, Odds, SlipSelection } from '@touchline/betting';
import { createExternalStore, useExternalStore } from './external-store.ts';
import type { MessageKey } from './messages.ts';

/** Where one quick bet stands. `checking`: the bet delay; `asking`: its answer is missing; `waiting`: for a trader. */
export type QuickBetFate = 'placing' | 'checking' | 'asking' | 'waiting' | 'placed' | 'refused' | 'unknown';

/** One quick bet of this visit. Units: money in minor units of its currency. `id` is its request's. */
export interface QuickBetEntry {
  readonly id: string;
  readonly selection: SlipSelection;
  readonly stake: MinorUnits;
  readonly potentialReturn: MinorUnits;
  readonly currency: string;
  readonly fate: QuickBetFate;
  /** Why it was refused: the house's own sentence, else the key of one. */
  readonly reason: { readonly text: string | null; readonly key: MessageKey } | null;
  /** The price that the house named in a refusal. */
  readonly currentOdds: Odds | null;
}

/** Quick bets that the panel shows. */
const SHOWN_MAX = 5;
const NONE: readonly QuickBetEntry[] = [];
const log = createExternalStore(NONE);

/** The last quick bets, newest first. */
export const useQuickBetLog = (): readonly QuickBetEntry[] => useExternalStore(log, NONE);
export const quickBetLog = (): readonly QuickBetEntry[] => log.get();
export const clearQuickBetLog = (): void => log.set(NONE);

export function addQuickBet(entry: QuickBetEntry): void {
  log.set([entry, ...log.get()].slice(0, SHOWN_MAX));
}

/** Changes an entry and returns it; undefined where it is not shown any more. */
export function changeQuickBet(id: string, change: Partial<QuickBetEntry>): QuickBetEntry | undefined {
  const entries = log.get().map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
  log.set(entries);
  return entries.find((entry) => entry.id === id);
}
