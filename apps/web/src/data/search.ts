import { MATCH_STATUS, SEARCH_LENGTH_MAX, SEARCH_LENGTH_MIN } from '@touchline/contract/constants';
import type { SearchResults as Answered } from '@touchline/contract/types';
import { request } from './api.ts';
import { seedMatches } from './seeds.ts';
import { currentServices } from './services.ts';
import { forList, type MatchView, matchView } from './views.ts';

/** What a text finds, the best of each kind first. */
export interface SearchResults extends Omit<Answered, 'matches'> {
  readonly matches: readonly MatchView[];
}

/** What is searched: everything, matches by their own names alone, or what is in play. */
export type SearchScope = 'all' | 'teams' | 'live';

/** In play, to come, and over since a day at the most. */
const STATUSES = '0,1,4';
const NOTHING: Omit<SearchResults, 'matches'> = { tournaments: [], categories: [], sports: [] };

/** Whether a text is as long as the call wants it. */
export const isSearchable = (text: string): boolean =>
  text.length >= SEARCH_LENGTH_MIN && text.length <= SEARCH_LENGTH_MAX;

/** Searches once. Errors: 'failed' where no answer came. */
export async function searchFor(
  { text, scope }: { readonly text: string; readonly scope: SearchScope },
  signal: AbortSignal,
): Promise<SearchResults | 'failed'> {
  const services = currentServices();
  const query = {
    q: text,
    match_status: scope === 'live' ? String(MATCH_STATUS.live) : STATUSES,
    ...(scope === 'teams' && { only_events_name: 'true' as const }),
  };
  const answer = await request(({ book }) => book.GET('/search', { params: { query }, signal }), {
    expected: [429],
  });
  if (!answer.ok) return 'failed';
  const { matches, ...rest } = answer.data;
  const shown = matches.map(forList);
  seedMatches(services, shown);
  return { ...(scope === 'all' ? rest : NOTHING), matches: shown.map(matchView) };
}
