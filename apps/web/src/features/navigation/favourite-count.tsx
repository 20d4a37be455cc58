import { useQuery } from '@tanstack/react-query';
import { favouriteIdsQuery } from '#data/favourites.ts';
import { Counts } from './counts.tsx';

/** How many matches and leagues the player marked. */
export function FavouriteCount() {
  const matches = useQuery(favouriteIdsQuery('matches')).data ?? [];
  const leagues = useQuery(favouriteIdsQuery('tournaments')).data ?? [];
  const total = matches.length + leagues.length;
  return total > 0 ? <Counts live={0} total={total} /> : null;
}
