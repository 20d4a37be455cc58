import { queryOptions } from '@tanstack/react-query';
import { ask, FaultError } from '@touchline/client/http';
import { handleFault } from './api.ts';
import { CALLS } from './fault-policy.ts';
import { servicesOf } from './services.ts';

const MINUTE_MS = 60_000;

/** Names of jackpots by id. */
export const jackpotNamesQuery = () =>
  queryOptions({
    queryKey: ['jackpot-names'],
    queryFn: async ({ client, signal }): Promise<ReadonlyMap<string, string>> => {
      const answer = await ask(servicesOf(client).backend.book.GET('/jackpots', { signal }));
      if (answer.ok) return new Map(answer.data.data.map(({ id, name }) => [id, name]));
      handleFault(answer.fault, CALLS.jackpots);
      throw new FaultError(answer.fault);
    },
    retry: false,
    staleTime: MINUTE_MS,
  });
