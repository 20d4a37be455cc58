import { z } from 'zod';
import { SEARCH_LENGTH_MAX, SEARCH_LENGTH_MIN } from '../constants/index.ts';
import { Match } from '../model/match.ts';
import { Category, Sport, Tournament } from '../model/sport.ts';
import { MatchStatuses } from './matches.ts';
import { answers, QueryFlag } from './route.ts';

/** Source: specification §5 (length), §7 (parameters). */
export const SearchQuery = z.object({
  q: z.string().trim().min(SEARCH_LENGTH_MIN).max(SEARCH_LENGTH_MAX).meta({
    description:
      'Beginnings of words, in any order; case, accents and other special letters do not matter, all have to be met',
  }),
  sport_type: z.string().optional(),
  match_status: MatchStatuses.optional().meta({
    description:
      'Status numbers separated by commas; without it matches in play and to come. With finished ones a team without a match in play or to come is found by its last results',
  }),
  only_events_name: QueryFlag.optional().meta({
    description:
      'Looks at the names of events alone and answers events alone, as pickers of an event need it',
  }),
});

/** What a text finds, the best of each kind first. The specification names no shape. */
export const SearchResults = z
  .object({
    matches: z.array(Match),
    tournaments: z.array(Tournament),
    categories: z.array(Category),
    sports: z.array(Sport),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = z.infer<typeof SearchResults>;

export const getSearch = {
  method: 'get',
  path: '/search',
  operationId: 'getSearch',
  request: { query: SearchQuery },
  responses: answers(SearchResults, [422, 429]),
} as const;
