import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, demand } from '@touchline/client/http';
import type { CustomOdds, CustomSelection } from '@touchline/contract/http';
import { currentServices, servicesOf } from './services.ts';

/** Markets whose outcomes can be combined. `known` is how many markets the match shows: with another number the answer is asked for again. */
export const customMarketsQuery = (matchId: string, known: number) =>
  queryOptions({
    queryKey: ['custom-markets', matchId, known],
    queryFn: ({ client, signal }) =>
      demand(
        servicesOf(client).backend.book.GET('/bets/custom/markets/{matchId}', {
          params: { path: { matchId } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** What a selection is to the price of a custom bet. */
export const customSelection = (of: {
  matchId: string;
  marketId: string;
  specifier: string;
  outcomeId: string;
}): CustomSelection => ({
  match_id: of.matchId,
  market_id: of.marketId,
  specifier: of.specifier,
  outcome_id: of.outcomeId,
});

/**
 * The price of selections together.
 * Errors: null where no answer came.
 */
export async function askCustomOdds(
  selections: readonly CustomSelection[],
  { signal, withLocked = false }: { signal?: AbortSignal; withLocked?: boolean } = {},
): Promise<CustomOdds | null> {
  const { book } = currentServices().backend;
  const body = { selections: [...selections], with_locked: withLocked };
  const answer = await ask(book.POST('/bets/custom/odds', { body, ...(signal && { signal }) }));
  return answer.ok ? answer.data : null;
}
