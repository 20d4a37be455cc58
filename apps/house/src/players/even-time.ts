import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does work and returns, or throws, when a multiple of `stepMs` has passed: the time of an answer then does not tell what the
 * work found. `stepMs` is well above what the work takes.
 */
export async function inEvenTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - from;
    await sleep(Math.ceil(spent / stepMs) * stepMs - spent);
  }
}
