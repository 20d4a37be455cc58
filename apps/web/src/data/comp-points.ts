import { queryOptions } from '@tanstack/react-query';
import { ask, demand, FaultError } from '@touchline/client/http';
import { servicesOf } from './services.ts';

/** Points of the player; null if nobody is signed in any more: 401 gives empty. Source: specification §7. */
export const compPointsQuery = () =>
  queryOptions({
    queryKey: ['private', 'comp-points'],
    queryFn: async ({ client, signal }) => {
      const answer = await ask(servicesOf(client).backend.platform.GET('/player/comp_points', { signal }));
      if (answer.ok) return answer.data;
      if (answer.fault.status === 401) return null;
      throw new FaultError(answer.fault);
    },
    // Each settled bet changes them.
    staleTime: 0,
  });

/** Status groups, lowest first. */
export const statusGroupsQuery = () =>
  queryOptions({
    queryKey: ['private', 'status-groups'],
    queryFn: ({ client, signal }) =>
      demand(servicesOf(client).backend.platform.GET('/player/status_groups', { signal })),
    staleTime: 300_000,
  });
