import type { QueryKey } from '@tanstack/react-query';
import type { SeedMatch } from '@touchline/client/live';
import { pack, unpack } from './pack.ts';
import type { Services } from './services.ts';

/** What the HTML of a page carries to the browser: readings without prices, and prices as compact seeds. */
interface PageState {
  readonly queries: readonly [key: QueryKey, data: unknown][];
  readonly seeds: readonly SeedMatch[];
  readonly renderedAt: number;
  readonly failedBlocks: readonly string[];
}

export function writePageState(services: Services): string {
  const queries = services.queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success');
  const state: PageState = {
    queries: queries.map((query) => [query.queryKey, query.state.data]),
    seeds: services.seeds,
    renderedAt: services.renderedAt,
    failedBlocks: [...services.failedBlocks],
  };
  return pack(state);
}

/** When this document was sent, server epoch ms, as its header says; it may have been rendered long before. */
function sentAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // the type by its name
  return navigation?.serverTiming?.find(({ name }) => name === 'now')?.duration ?? 0;
}

/** Fills the query cache and the live store before the first render, which then agrees with the HTML. */
export function readPageState(services: Services, written: string): void {
  const { queries, seeds, renderedAt, failedBlocks } = unpack(written) as PageState; // written by the same build
  services.renderedAt = renderedAt;
  services.live.noteServerTime(Math.max(renderedAt, sentAt()));
  services.live.seed(seeds);
  for (const id of failedBlocks) services.failedBlocks.add(id);
  // The HTML may have waited in a cache, so its readings are as old as it is.
  const updatedAt = Date.now() - Math.max(0, services.live.serverTime() - renderedAt);
  for (const [key, data] of queries) services.queryClient.setQueryData(key, data, { updatedAt });
}
