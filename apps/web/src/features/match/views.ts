import type { BlockModule, PageContext } from '#data/block.ts';
import { marketsQuery, matchQuery, statisticsQuery } from '#data/queries.ts';
import { EventMarkets, type EventMarketsSettings } from './event-markets.tsx';
import { EventStats, type EventStatsSettings } from './event-stats.tsx';
import { nextQuery } from './next/next-query.ts';

const idOf = ({ matchId }: PageContext) => (matchId === undefined ? [] : [matchId]);

export const eventStats: BlockModule<EventStatsSettings> = {
  View: EventStats,
  queries: (_, page) => idOf(page).flatMap((id) => [matchQuery(id), statisticsQuery(id)]),
};
export const eventMarkets: BlockModule<EventMarketsSettings> = {
  View: EventMarkets,
  queries: (_, page) => idOf(page).flatMap((id) => [matchQuery(id), marketsQuery(id), nextQuery(id)]),
};
