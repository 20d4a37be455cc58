import { IDLE_FALLBACK_MS } from '@touchline/contract/constants';

/**
 * Runs something in an idle moment, at the latest after some seconds; the result calls it off. `untoldMs` is the delay in
 * browsers without `requestIdleCallback`, such as Safari.
 */
export function whenIdle(run: () => void, untoldMs: number = IDLE_FALLBACK_MS): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, untoldMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_FALLBACK_MS });
  return () => cancelIdleCallback(handle);
}
