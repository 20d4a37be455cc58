import { COUNTERS_DEBOUNCE_MS, COUNTERS_REFRESH_MS } from '@touchline/contract/constants';
import type { Services } from './services.ts';

/** Everybody hears of a change at once; asking at once would be a herd. */
const JITTER_MS = 1_000;
const LISTS = ['matches', 'ending-soon', 'counters'];

/** Reads the lists on screen again. Their prices seed the store, which ignores what is older than it knows. */
export function refreshLists({ queryClient }: Services): void {
  for (const key of LISTS) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Keeps lists and counters true: after a match appeared, left or changed, and at times while the page is seen. */
export function startListRefresh(services: Services): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        if (document.visibilityState === 'visible') refreshLists(services);
      },
      COUNTERS_DEBOUNCE_MS + Math.random() * JITTER_MS,
    );
  };
  const stop = services.live.subscribePublic((message) => {
    if (message.event === 'match_changed') soon();
  });
  const interval = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    void services.queryClient.invalidateQueries({ queryKey: ['counters'] });
    void services.queryClient.invalidateQueries({ queryKey: ['ending-soon'] });
  }, COUNTERS_REFRESH_MS);
  return () => {
    stop();
    clearTimeout(timer);
    clearInterval(interval);
  };
}
