import type { QueryClient } from '@tanstack/react-query';
import type { Depth } from './live.ts';
import { marketsQuery, matchQuery } from './queries.ts';

/** An update is missing: the match is read again, and the reading seeds the store. */
export async function refill(queryClient: QueryClient, matchId: string, depth: Depth): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: matchQuery(matchId).queryKey, refetchType: 'none' });
  const markets = marketsQuery(matchId);
  if (depth === 'card') return queryClient.refetchQueries({ queryKey: markets.queryKey });
  // The cache may have let it go. A reading that fails leaves the match as it is: its prices cannot be taken.
  await queryClient.fetchQuery({ ...markets, staleTime: 0 }).catch(() => undefined);
}
