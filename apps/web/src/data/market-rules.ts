import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import { servicesOf } from './services.ts';

/** What wins some market types of a sport, what counts and when the stake comes back. */
export const marketRulesQuery = (sportKey: string, marketIds: readonly string[]) =>
  queryOptions({
    queryKey: ['market-rules', sportKey, ...marketIds],
    queryFn: async ({ client, signal }) => {
      const query = { sport_key: sportKey, market_id: marketIds.join(',') };
      const { book } = servicesOf(client).backend;
      return (await demand(book.GET('/markets/rules', { params: { query }, signal }))).data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
