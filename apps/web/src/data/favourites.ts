import { queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { request } from './api.ts';
import { createFavouriteToggles, type FavouriteKey } from './favourite-toggles.ts';
import { readMatches } from './query-reads.ts';
import { currentServices, servicesOf } from './services.ts';

export type FavouriteType = 'matches' | 'tournaments';
export const FAVOURITE_TYPES: readonly FavouriteType[] = ['matches', 'tournaments'];

const SECOND_MS = 1_000;
/** Matches begin, end and join a league; prices and scores do not wait for it. */
export const FAVOURITES_REFRESH_MS = 20 * SECOND_MS;
const ENDED_MOST = 20;

const OPEN = [MATCH_STATUS.prematch, MATCH_STATUS.live, MATCH_STATUS.stopped, MATCH_STATUS.notCovered].join();
const ENDED = [MATCH_STATUS.closed, MATCH_STATUS.finished].join();

/** What belongs to favourites in the query cache; signing out empties all that is `private`. */
const IDS = ['private', 'favourites'];
const LISTS = ['private', 'favourite-matches'];

/** Ids of the player's favourites of one type, the newest first. */
export const favouriteIdsQuery = (type: FavouriteType) =>
  queryOptions({
    queryKey: [...IDS, type],
    queryFn: async ({ client, signal }) => {
      const params = { path: { type } };
      return (await demand(servicesOf(client).backend.book.GET('/favourites/{type}', { params, signal })))
        .data;
    },
    staleTime: 60 * SECOND_MS,
  });

/** Favourite matches and those of favourite leagues that are not over, by kick-off. */
export const favouriteMatchesQuery = (limit: number) =>
  queryOptions({
    queryKey: [...LISTS, 'open', limit],
    queryFn: ({ client, signal }) =>
      readMatches(servicesOf(client), signal, {
        favourite: 'true',
        match_status: OPEN,
        sort_by: 'start_time',
        limit,
      }),
  });

/** Favourite matches that are over, the last first; of a league only those that were marked themselves. */
export const endedFavouritesQuery = (matchIds: readonly string[]) =>
  queryOptions({
    queryKey: [...LISTS, 'ended', matchIds],
    queryFn: async ({ client, signal }) =>
      matchIds.length === 0
        ? []
        : (
            await readMatches(servicesOf(client), signal, {
              favourite: 'true',
              id: matchIds.join(),
              match_status: ENDED,
              sort_by: '-start_time',
              limit: ENDED_MOST,
            })
          ).matches,
  });

/** Reads again every list that has not come. Cancels those on their way, which may still fail. */
export function readFavouritesAgain(): void {
  const { queryClient } = currentServices();
  for (const queryKey of [IDS, LISTS])
    void queryClient.resetQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
}

/** Type and id of a favourite. */
export function partsOf(key: FavouriteKey): { type: FavouriteType; id: string } {
  const cut = key.indexOf('/');
  return { type: key.slice(0, cut) as FavouriteType, id: key.slice(cut + 1) }; // the template of the type says so
}

const idsOf = (type: FavouriteType): readonly string[] | undefined =>
  currentServices().queryClient.getQueryData(favouriteIdsQuery(type).queryKey);

/** Whether a change belongs to the lists of ids. */
export const isOfFavouriteIds = (queryKey: readonly unknown[]): boolean =>
  queryKey[0] === IDS[0] && queryKey[1] === IDS[1];

function keep(key: FavouriteKey, isOn: boolean) {
  const { queryClient } = currentServices();
  const { type, id } = partsOf(key);
  const { queryKey } = favouriteIdsQuery(type);
  queryClient.setQueryData(queryKey, (ids) =>
    ids ? [...(isOn ? [id] : []), ...ids.filter((held) => held !== id)] : undefined,
  );
  // A reading that is on its way may be from before.
  if (!idsOf(type) || queryClient.isFetching({ queryKey }) > 0)
    void queryClient.invalidateQueries({ queryKey, refetchType: 'all' });
  void queryClient.invalidateQueries({ queryKey: LISTS });
}

async function send(key: FavouriteKey, isOn: boolean): Promise<boolean> {
  const params = { path: partsOf(key) };
  const answer = await request(
    ({ book }) =>
      isOn
        ? book.POST('/favourites/{type}/{id}', { params })
        : book.DELETE('/favourites/{type}/{id}', { params }),
    { isWanted: true },
  );
  // Without an answer the house may have done it all the same.
  if (!answer.ok) {
    const { queryKey } = favouriteIdsQuery(params.path.type);
    void currentServices().queryClient.invalidateQueries({ queryKey });
  }
  return answer.ok;
}

const listeners = new Set<() => void>();

/** Told when a favourite changed on the screen, before the house has agreed. */
export function onFavourites(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** The player's favourites as the screen shows them. */
export const favourites = createFavouriteToggles({
  holds(key) {
    const { type, id } = partsOf(key);
    return idsOf(type)?.includes(id) ?? false;
  },
  keep,
  send,
  onChange() {
    for (const callback of [...listeners]) callback();
  },
});
