import type { MatchesFilter } from '#data/queries.ts';
import type { MatchDetailView } from '#data/views.ts';

/** The next matches of the league that a match belongs to. */
export const nextFilter = ({ tournament }: MatchDetailView): MatchesFilter => ({
  tournament_id: tournament.id,
  type: 'match',
  match_status: '0,1',
  sort_by: 'start_time',
  page: 1,
  limit: 5,
});
