import type { MatchReport, MatchState } from '@touchline/client/live';
import { useCallback, useSyncExternalStore } from 'react';
import { useLiveStore } from '#data/live.ts';

/** State and report of a match, followed while it is looked at. */
export function useMoments(
  matchId: string,
  isRunning: boolean,
): { state: MatchState | null; report: MatchReport | null } {
  const live = useLiveStore();
  const subscribe = useCallback(
    (callback: () => void) => {
      if (!isRunning) return () => {};
      const stops = [live.subscribeMatch(matchId, callback), live.subscribeReport(matchId, callback)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [live, matchId, isRunning],
  );
  const state = useSyncExternalStore(subscribe, () => live.state(matchId));
  const report = useSyncExternalStore(subscribe, () => live.report(matchId));
  return { state, report };
}
