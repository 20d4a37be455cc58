import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import type { BetStatistics } from '@touchline/contract';
import { servicesOf } from './services.ts';

/** Days that the statistics may look back over. */
export const STATISTICS_DAYS = [7, 30, 90] as const;
export type StatisticsDays = (typeof STATISTICS_DAYS)[number];

/** A day of the statistics. Units: `from` epoch ms of its midnight, money in minor units. */
export type StatisticsDay = BetStatistics['days'][number];

/**
 * What was staked and won over the last days in one currency.
 * Shape: `settled` is how many bets are settled, so that one more asks again.
 */
export const statisticsQuery = (of: {
  currency: string;
  days: StatisticsDays;
  settled: number;
  timeZone: string;
}) =>
  queryOptions({
    queryKey: ['private', 'bet-statistics', of.currency, of.days, of.settled, of.timeZone],
    queryFn: ({ client, signal }) => {
      const query = { currency: of.currency, days: of.days, time_zone: of.timeZone };
      return demand(servicesOf(client).backend.book.GET('/bets/statistics', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
