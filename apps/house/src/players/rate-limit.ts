import type { EpochMs } from '@touchline/betting';

const WINDOW_MS = 60_000;
const KEYS_MAX = 10_000;

/** Counts tries per key: a bucket of `perMinute` that refills evenly. */
export interface RateLimit {
  /** Takes one try; answers how long to wait when there is none, else 0. */
  take(key: string, now: EpochMs): number;
}

export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, { left: number; at: EpochMs }>();
  const msPerTry = WINDOW_MS / perMinute;

  const forgetFull = (now: EpochMs) => {
    for (const [key, bucket] of buckets) if (now - bucket.at >= WINDOW_MS) buckets.delete(key);
    // Under a flood of keys the oldest make room: memory stays bounded.
    for (const key of buckets.keys()) {
      if (buckets.size < KEYS_MAX) break;
      buckets.delete(key);
    }
  };

  return {
    take(key, now) {
      if (buckets.size >= KEYS_MAX) forgetFull(now);
      const held = buckets.get(key) ?? { left: perMinute, at: now };
      const left = Math.min(perMinute, held.left + (now - held.at) / msPerTry);
      buckets.delete(key);
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
      return left >= 1 ? 0 : Math.ceil((1 - left) * msPerTry);
    },
  };
}
