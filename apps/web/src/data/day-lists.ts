import { queryOptions } from '@tanstack/react-query';
import type { MatchStatus } from '@touchline/contract';
import { dayLeaguesQuery } from './day-leagues.ts';
import { type MatchesFilter, read, sportsQuery } from './queries.ts';

/** A page of matches of one day; a sport or a league that there is not narrows nothing. */
export const dayMatchesQuery = (filter: MatchesFilter) =>
  queryOptions({
    queryKey: ['matches', 'day', filter],
    queryFn: read(async (from, services, signal) => {
      const { sport_key: sportKey, tournament_id: leagueId, ...others } = filter;
      const sports = await services.queryClient.ensureQueryData(sportsQuery());
      const isKnown = sports.some(({ key }) => key === sportKey);
      const leagues =
        leagueId === undefined
          ? null
          : await services.queryClient.ensureQueryData(dayLeaguesQuery({ sportKey, leagueId }));
      return from.readMatches(services, signal, {
        ...others,
        ...(isKnown && { sport_key: sportKey }),
        ...(leagues?.chosen && { tournament_id: leagues.chosen.id }),
      });
    }),
    staleTime: 30_000,
  });

/** Which matches are counted. Units: instants of kick-offs in epoch ms. */
export interface CountedRange {
  readonly status: MatchStatus[];
  readonly from: number;
  readonly to: number;
}

/** How many matches of a range each sport has. */
export const rangeCountersQuery = ({ status, from: start, to }: CountedRange) =>
  queryOptions({
    queryKey: ['counters', status, start, to],
    queryFn: read((from, services, signal) =>
      from.readCounters(services, signal, { status, type: 'match', times: { from: start, to } }),
    ),
    staleTime: 30_000,
  });
