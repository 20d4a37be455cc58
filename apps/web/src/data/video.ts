import { queryOptions } from '@tanstack/react-query';
import { type Answer, ask, FaultError } from '@touchline/client/http';
import { BASE_PATH } from '@touchline/contract/constants';
import { servicesOf } from './services.ts';

const NOT_FOUND = 404;

/** A list of the house; empty where it has none. */
function listed<T>(answer: Answer<{ data: T[] }>): T[] {
  if (answer.ok) return answer.data.data;
  if (answer.fault.status === NOT_FOUND) return [];
  throw new FaultError(answer.fault);
}

/** An address of pictures as the browser asks for it: paths stand below the root of the APIs. */
export const pictureAddress = (link: string): string =>
  link.startsWith('/') ? `${BASE_PATH}/api${link}` : link;

/** Where a player can watch a match. Kept under `private`, which signing out empties. */
export const picturesQuery = (matchId: string, playerId: string) =>
  queryOptions({
    queryKey: ['private', 'pictures', matchId, playerId],
    queryFn: async ({ client, signal }) => {
      const { book } = servicesOf(client).backend;
      const options = { params: { path: { id: matchId } }, signal };
      const [videos, streams] = await Promise.all([
        ask(book.GET('/matches/{id}/video', options)).then(listed),
        ask(book.GET('/matches/{id}/streams', options)).then(listed),
      ]);
      return { videos, streams };
    },
    retry: false,
    // New addresses would interrupt who watches.
    refetchOnReconnect: false,
    // The addresses hold for some hours; whoever begins to watch again gets new ones.
    staleTime: 0,
    gcTime: 0,
  });
