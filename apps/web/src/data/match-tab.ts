import type { ComponentType } from 'react';
import { createExternalStore, useExternalStore } from './external-store.ts';
import type { MarketView, MatchDetailView } from './views.ts';

export interface MatchTabProps {
  readonly match: MatchDetailView;
  /** Open and suspended markets. */
  readonly markets: readonly MarketView[];
}

/** A tab that another feature adds to the groups of the match page. */
export interface MatchTab {
  readonly key: string;
  readonly label: string;
  readonly isOffered: (markets: readonly MarketView[]) => boolean;
  readonly View: ComponentType<MatchTabProps>;
}

const tab = createExternalStore<MatchTab | null>(null);

/** Adds the tab; it comes after hydration. The result takes it away. */
export function offerMatchTab(offered: MatchTab): () => void {
  tab.set(offered);
  return () => tab.set(null);
}

/** The tab that is added to a match with these markets. */
export function useMatchTab(markets: readonly MarketView[]): MatchTab | null {
  const offered = useExternalStore(tab, null);
  return offered?.isOffered(markets) ? offered : null;
}
