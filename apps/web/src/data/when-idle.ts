import { IDLE_FALLBACK_MS } from '@touchline/contract/constants';

/** Runs something in an idle moment, at the latest after some seconds; the result calls it off. Not every browser tells of them. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_FALLBACK_MS });
  return () => cancelIdleCallback(handle);
}
