import { useQuery } from '@tanstack/react-query';
import {
  endedFavouritesQuery,
  FAVOURITES_REFRESH_MS,
  favouriteIdsQuery,
  favouriteMatchesQuery,
} from '#data/favourites.ts';
import type { MatchView } from '#data/views.ts';

/** What the player marked, as far as it was read. */
export interface FavouriteLists {
  readonly leagueIds: readonly string[];
  readonly open: readonly MatchView[];
  readonly ended: readonly MatchView[];
}

export type FavouritesState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly lists: FavouriteLists };

const none: readonly string[] = [];

/** Reads the favourites of the player, and again while they are looked at. What was read stays until there is more. */
export function useFavouriteLists(limit: number): FavouritesState {
  const matchIds = useQuery(favouriteIdsQuery('matches'));
  const leagueIds = useQuery(favouriteIdsQuery('tournaments'));
  const open = useQuery({ ...favouriteMatchesQuery(limit), refetchInterval: FAVOURITES_REFRESH_MS });
  const ended = useQuery({
    ...endedFavouritesQuery(matchIds.data ?? none),
    enabled: matchIds.data !== undefined,
    placeholderData: (held) => held,
  });
  const all = [matchIds, leagueIds, open, ended];
  if (matchIds.data && leagueIds.data && open.data && ended.data)
    return {
      kind: 'here',
      lists: { leagueIds: leagueIds.data, open: open.data.matches, ended: ended.data },
    };
  return { kind: all.some(({ isError }) => isError) ? 'failed' : 'waiting' };
}
