import type { LiveStore, MarketLive, MatchReport, MatchState } from '@touchline/client/live';
import { type RefObject, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { want } from './realtime.ts';
import { useServices } from './services.ts';
import { watchVisible } from './visible.ts';

export const useLiveStore = (): LiveStore => useServices().live;

/** Status, stage, clock, score, periods and counts of a match; prices do not re-render. */
export function useMatchState(matchId: string): MatchState | undefined {
  const live = useLiveStore();
  const subscribe = useCallback(
    (callback: () => void) => live.subscribeMatch(matchId, callback),
    [live, matchId],
  );
  const read = () => live.state(matchId);
  return useSyncExternalStore(subscribe, read, read) ?? undefined;
}

/** Statistics and incidents of a match. */
export function useMatchReport(matchId: string): MatchReport | undefined {
  const live = useLiveStore();
  const subscribe = useCallback(
    (callback: () => void) => live.subscribeReport(matchId, callback),
    [live, matchId],
  );
  const read = () => live.report(matchId);
  return useSyncExternalStore(subscribe, read, read) ?? undefined;
}

/** One market without its prices: status, most balanced, next bet stop, which outcomes. */
export function useMarket(marketKey: string): MarketLive | undefined {
  const live = useLiveStore();
  const subscribe = useCallback(
    (callback: () => void) => live.subscribeMarket(marketKey, callback),
    [live, marketKey],
  );
  const read = () => live.market(marketKey);
  const status = () => {
    const market = live.market(marketKey);
    return market ? `${market.status} ${market.mostBalanced} ${market.outcomes.size}` : '';
  };
  useSyncExternalStore(subscribe, status, status);
  return read();
}

/** Keys of the markets of a match that are open or suspended, in order of first appearance. */
export function useMarketKeys(matchId: string): readonly string[] {
  const live = useLiveStore();
  const subscribe = useCallback(
    (callback: () => void) => live.subscribeMarkets(matchId, callback),
    [live, matchId],
  );
  const read = () => live.marketKeys(matchId);
  return useSyncExternalStore(subscribe, read, read);
}

/** Open and suspended markets of a match; re-renders when one comes, goes, changes status or is the most balanced. */
export function useOpenMarkets(matchId: string): MarketLive[] {
  const live = useLiveStore();
  const keys = useMarketKeys(matchId);
  return useMemo(() => keys.flatMap((key) => live.market(key) ?? []), [keys, live]);
}

/**
 * What a view makes of the open and suspended markets of a match; re-renders only when that text changes, whatever else
 * becomes known of the match.
 */
export function useOfOpenMarkets(
  matchId: string,
  textOf: (markets: readonly MarketLive[]) => string,
): string {
  const live = useLiveStore();
  const subscribe = useCallback(
    (callback: () => void) => live.subscribeMarkets(matchId, callback),
    [live, matchId],
  );
  const read = () => textOf(live.marketKeys(matchId).flatMap((key) => live.market(key) ?? []));
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the prices of a match may be trusted now. `unavailable` by its provider counts as stale. */
export function useFreshness(matchId: string): 'fresh' | 'stale' {
  const live = useLiveStore();
  const subscribe = useCallback(
    (callback: () => void) => live.subscribeMatchFreshness(matchId, callback),
    [live, matchId],
  );
  const read = () => (live.freshness(matchId) === 'fresh' ? 'fresh' : 'stale');
  // What was just rendered is fresh; the first check after hydration says otherwise where it must.
  return useSyncExternalStore(subscribe, read, () => 'fresh');
}

/** How much of a match is wanted: its card, or every market. */
export type Depth = 'card' | 'markets';

/** Keeps a match up to date while its element is on screen. */
export function useWatchVisible(ref: RefObject<Element | null>, matchId: string, depth: Depth): void {
  useEffect(() => {
    const element = ref.current;
    return element ? watchVisible(element, () => want(matchId, depth, 'visible')) : undefined;
  }, [ref, matchId, depth]);
}

/** Keeps a match up to date while the component is mounted. */
export function useWatch(matchId: string, depth: Depth, purpose: 'visible' | 'slip' | 'bets'): void {
  useEffect(() => want(matchId, depth, purpose), [matchId, depth, purpose]);
}
