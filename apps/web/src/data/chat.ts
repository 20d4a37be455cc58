import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import { servicesOf } from './services.ts';

/** Id by which a social chat knows the player. Kept under `private`, which signing out empties. */
export const chatUserQuery = () =>
  queryOptions({
    queryKey: ['private', 'chat-user'],
    queryFn: async ({ client, signal }) =>
      (await demand(servicesOf(client).backend.book.GET('/watchersio/userid', { signal }))).user_id,
    staleTime: Number.POSITIVE_INFINITY,
  });
