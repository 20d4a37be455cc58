import { SEARCH_LENGTH_MAX, SEARCH_LENGTH_MIN } from '@touchline/contract/constants';
import type { SearchResults as Answered } from '@touchline/contract/types';
import { request } from './api.ts';
import { seedMatches } from './seeds.ts';
import { currentServices } from './services.ts';
import { forList, type MatchView, matchView } from './views.ts';

/** What a text finds, the best of each kind first. */
export interface SearchResults extends Omit<Answered, 'matches'> {
  readonly matches: readonly MatchView[];
}

/** In play, to come, and over since a day at the most. */
const STATUSES = '0,1,4';

/** Whether a text is as long as the call wants it. */
export const isSearchable = (text: string): boolean =>
  text.length >= SEARCH_LENGTH_MIN && text.length <= SEARCH_LENGTH_MAX;

/** Searches once. Errors: 'failed' where no answer came. */
export async function searchFor(text: string, signal: AbortSignal): Promise<SearchResults | 'failed'> {
  const services = currentServices();
  const query = { q: text, match_status: STATUSES };
  const answer = await request(({ book }) => book.GET('/search', { params: { query }, signal }), {
    expected: [429],
  });
  if (!answer.ok) return 'failed';
  const { matches, ...rest } = answer.data;
  const shown = matches.map(forList);
  seedMatches(services, shown);
  return { ...rest, matches: shown.map(matchView) };
}
