import { queryOptions } from '@tanstack/react-query';
import { ask, FaultError } from '@touchline/client/http';
import type { Prediction } from '@touchline/contract';
import { type ErrorView, request } from './api.ts';
import { currentServices, servicesOf } from './services.ts';

const HELD_MS = 30_000;
const NOT_FOUND = 404;

/**
 * The question about a match as one player, or a visitor, may read it; null where the backend has none. Kept under
 * `private`, which signing out empties.
 */
export const predictionQuery = (matchId: string, playerId: string | null) =>
  queryOptions({
    queryKey: ['private', 'prediction', matchId, playerId],
    queryFn: async ({ client, signal }): Promise<Prediction | null> => {
      const query = { prediction_id: matchId };
      const answer = await ask(servicesOf(client).backend.book.GET('/vote', { params: { query }, signal }));
      if (answer.ok) return answer.data;
      if (answer.fault.status === NOT_FOUND) return null;
      throw new FaultError(answer.fault);
    },
    staleTime: HELD_MS,
  });

/** Votes; answers why it was not taken, or null. */
export async function vote(
  matchId: string,
  playerId: string | null,
  outcomeId: string,
): Promise<ErrorView | null> {
  const { queryClient } = currentServices();
  const key = predictionQuery(matchId, playerId).queryKey;
  const body = { prediction_id: matchId, data: { outcome_id: outcomeId } };
  const answer = await request(({ book }) => book.POST('/vote', { body }), { expected: [404, 422] });
  if (answer.ok) queryClient.setQueryData(key, answer.data);
  else void queryClient.invalidateQueries({ queryKey: key });
  return answer.ok ? null : answer.error;
}
