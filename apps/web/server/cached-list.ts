const FRESH_MS = 5_000;

/**
 * A list that the backend publishes; fetched again after a few seconds, in the background. While the backend cannot be
 * reached the last answer stands.
 */
export function createCachedList(fetchList: () => Promise<readonly string[]>, now: () => number) {
  let cached: readonly string[] = [];
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let first: Promise<readonly string[]> | undefined;

  async function renew(): Promise<readonly string[]> {
    fetchedAt = now();
    cached = await fetchList().catch(() => cached);
    return cached;
  }

  /** At once, but for the first time. */
  return (): readonly string[] | Promise<readonly string[]> => {
    if (!first) {
      first = renew();
      return first;
    }
    if (now() - fetchedAt >= FRESH_MS) void renew();
    return cached;
  };
}
