/** Longer than a provider takes, shorter than a player waits. */
export const PROVIDER_LIMIT_MS = 10_000;

/**
 * Calls a provider with a signal that aborts after a time, or when `stopping` does.
 * Errors: those of the call, and of the signal where the call does not heed it.
 */
export async function withTimeLimit<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { limitMs = PROVIDER_LIMIT_MS, stopping }: { readonly limitMs?: number; readonly stopping: AbortSignal },
): Promise<T> {
  const signal = AbortSignal.any([AbortSignal.timeout(limitMs), stopping]);
  signal.throwIfAborted();
  let stopWaiting: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp);
    stopWaiting = () => signal.removeEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([call(signal), aborted]);
  } finally {
    stopWaiting();
  }
}
