import { z } from 'zod';
import { Id } from '../model/ids.ts';
import { MatchStatuses } from './matches.ts';
import { answers, answersEmpty, QueryFlag } from './route.ts';

/** What a player marks as favourite: matches (the specification's events) and tournaments (its leagues). */
export const FAVOURITE_TYPES = ['matches', 'tournaments'] as const;
export type FavouriteType = (typeof FAVOURITE_TYPES)[number];

const type = z.enum(FAVOURITE_TYPES);
const params = z.object({ type, id: Id });

export const getFavourites = {
  method: 'get',
  path: '/favourites/{type}',
  operationId: 'getFavourites',
  description: "Ids of the player's favourites of one type, the newest first",
  request: {
    params: z.object({ type }),
    query: z.object({
      match_status: MatchStatuses.optional().meta({
        description:
          'Status numbers separated by commas: matches of these; tournaments that have a match of these',
      }),
      bettable: QueryFlag.optional().meta({
        description: 'Matches on which bets are taken, or not; tournaments that have such a match',
      }),
    }),
  },
  responses: answers(z.object({ data: z.array(Id) }).meta({ id: 'FavouriteIds' }), [401, 422]),
} as const;

export const postFavourite = {
  method: 'post',
  path: '/favourites/{type}/{id}',
  operationId: 'postFavourite',
  description: 'Adds a favourite; one that is there stays',
  request: { params },
  responses: answersEmpty([401, 422]),
} as const;

export const deleteFavourite = {
  method: 'delete',
  path: '/favourites/{type}/{id}',
  operationId: 'deleteFavourite',
  description: 'Removes a favourite; one that is not there stays away',
  request: { params },
  responses: answersEmpty([401]),
} as const;
