import { MATCH_STATUS } from '@touchline/contract/constants';
import type { MatchesFilter } from '#data/queries.ts';
import type { MatchDetailView } from '#data/views.ts';

/** The next matches of the league that a match belongs to: those to come, not what is in play already. */
export const nextFilter = ({ tournament }: MatchDetailView): MatchesFilter => ({
  tournament_id: tournament.id,
  type: 'match',
  match_status: String(MATCH_STATUS.prematch),
  bettable: 'true',
  sort_by: 'start_time',
  page: 1,
  limit: 5,
});
