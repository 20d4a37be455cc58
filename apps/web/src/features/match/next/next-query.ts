import { queryOptions } from '@tanstack/react-query';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { matchesQuery, matchQuery } from '#data/queries.ts';
import { nextCode } from './next-code.ts';
import { nextFilter } from './next-filter.ts';

/** Whether a match has a result that stays. */
export const isOver = (status: number): boolean =>
  status === MATCH_STATUS.finished || status === MATCH_STATUS.closed;

/** Brings what the page of a match shows when it is over; nothing before. */
export const nextQuery = (id: string) =>
  queryOptions({
    queryKey: ['next', id],
    queryFn: async ({ client }) => {
      const match = await client.ensureQueryData(matchQuery(id));
      if (!isOver(match.status)) return false;
      await Promise.all([nextCode(), client.ensureQueryData(matchesQuery(nextFilter(match)))]);
      return true;
    },
  });
