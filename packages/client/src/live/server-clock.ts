const SAMPLES = 30;

/**
 * Estimates the server's clock from the times that its messages carry. Each one says "it was at least this late when you
 * got me", so the largest difference of the last thirty is the one that travelled fastest.
 */
export function createServerClock(now: () => number) {
  let differences: number[] = [];
  let offset = 0;

  return {
    /** A server epoch ms that was just received. */
    note(serverMs: number) {
      const difference = serverMs - now();
      const left = differences.push(difference) > SAMPLES ? differences.shift() : undefined;
      if (difference >= offset && differences.length > 1) offset = difference;
      else if (left === undefined || left >= offset) offset = Math.max(...differences);
    },
    time: () => now() + offset,
    /** Milliseconds since a server time, never negative. */
    age: (serverMs: number) => Math.max(0, now() + offset - serverMs),
    /** The device's own clock may have been set while it slept. */
    reset() {
      differences = [];
    },
  };
}
