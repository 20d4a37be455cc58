import type { ComponentType } from 'react';
import { createExternalStore, useExternalStore } from './external-store.ts';

/** The player's bets on a match, as another feature shows them. */
type MatchBetsView = ComponentType<{ readonly matchId: string }>;

const view = createExternalStore<MatchBetsView | null>(null);

/** Offers them to the page of a match that is over; it comes after hydration. The result takes them away. */
export function offerMatchBets(offered: MatchBetsView): () => void {
  view.set(offered);
  return () => view.set(null);
}

export const useMatchBets = (): MatchBetsView | null => useExternalStore(view, null);
