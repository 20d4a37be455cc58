import type { BlockModule } from '#data/block.ts';
import { dayLeaguesQuery } from '#data/day-leagues.ts';
import { dayMatchesQuery, rangeCountersQuery } from '#data/day-lists.ts';
import { sportsQuery } from '#data/queries.ts';
import { queriedTimeZone } from '#data/time-zone.ts';
import {
  resultsCounted,
  resultsLeague,
  resultsOfDayFilter,
  scheduleCounted,
  scheduleFilter,
} from './day-filters.ts';
import { Results, type ResultsSettings } from './results.tsx';
import { Schedule, type ScheduleSettings } from './schedule.tsx';

export const schedule: BlockModule<ScheduleSettings> = {
  View: Schedule,
  queries: (settings, page) => [
    dayMatchesQuery(scheduleFilter(settings, page, queriedTimeZone())),
    rangeCountersQuery(scheduleCounted(page, queriedTimeZone())),
    sportsQuery(),
  ],
};
export const results: BlockModule<ResultsSettings> = {
  View: Results,
  queries: (settings, page) => [
    dayMatchesQuery(resultsOfDayFilter(settings, page, queriedTimeZone())),
    rangeCountersQuery(resultsCounted(page, queriedTimeZone())),
    dayLeaguesQuery(resultsLeague(settings, page)),
    sportsQuery(),
  ],
};
