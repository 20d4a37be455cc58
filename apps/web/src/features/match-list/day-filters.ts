import { MATCH_STATUS } from '@touchline/contract/constants';
import type { PageContext } from '#data/block.ts';
import type { LeagueChoice } from '#data/day-leagues.ts';
import type { CountedRange } from '#data/day-lists.ts';
import { isBettableOnly } from '#data/list-address.ts';
import type { MatchesFilter } from '#data/queries.ts';
import { currentServices } from '#data/services.ts';
import { isDayToCome, isPastDay, type ListDay, resultsDay, scheduleDay } from './list-day.ts';
import { sportTypeOf } from './list-filters.ts';
import { lengthOf } from './list-length.ts';
import { sortKey, sortKeys } from './list-order.ts';
import type { ListSettings } from './list-settings.ts';

/** To come, with those that were put off, stopped or that nobody follows any more. */
const TO_COME = [MATCH_STATUS.prematch, MATCH_STATUS.stopped, MATCH_STATUS.notCovered];
const OVER = [MATCH_STATUS.finished, MATCH_STATUS.closed];

const now = () => currentServices().live.serverTime();

export const shownSchedule = ({ search }: PageContext, timeZone: string): ListDay =>
  scheduleDay(search, now(), timeZone);
/** Whether today stands in place of the day that an address names. */
export const isScheduleReplaced = ({ search }: PageContext, timeZone: string) =>
  isPastDay(search, now(), timeZone);
export const isResultsReplaced = ({ search }: PageContext, timeZone: string) =>
  isDayToCome(search, now(), timeZone);
export const shownResults = ({ search }: PageContext, timeZone: string): ListDay =>
  resultsDay(search, now(), timeZone);

function filterOf(settings: ListSettings, { search }: PageContext, { from, to }: ListDay): MatchesFilter {
  const sport = settings.sport_key ?? search.sport;
  const sportType = sportTypeOf(search);
  return {
    ...(sport !== undefined && { sport_key: sport }),
    ...(sportType !== undefined && { sport_type: sportType }),
    type: 'match',
    start_from: from,
    start_to: to,
    page: 1,
    limit: lengthOf(settings.limit, search),
  };
}

export const scheduleFilter = (
  settings: ListSettings,
  page: PageContext,
  timeZone: string,
): MatchesFilter => ({
  ...filterOf(settings, page, shownSchedule(page, timeZone)),
  match_status: TO_COME.join(','),
  sort_by: sortKeys(sortKey(page.search), 'start_time'),
  ...(isBettableOnly(page.search) && { bettable: 'true' as const }),
});

/** Sport and league that an address narrows results to. */
export const resultsLeague = (settings: ListSettings, { search }: PageContext): LeagueChoice => ({
  sportKey: settings.sport_key ?? search.sport,
  leagueId: search.league,
});

export const resultsOfDayFilter = (
  settings: ListSettings,
  page: PageContext,
  timeZone: string,
): MatchesFilter => ({
  ...filterOf(settings, page, shownResults(page, timeZone)),
  ...(page.search.league !== undefined && { tournament_id: page.search.league }),
  match_status: OVER.join(','),
  sort_by: sortKeys(sortKey(page.search), '-start_time'),
});

export const scheduleCounted = (page: PageContext, timeZone: string): CountedRange => {
  const { from, to } = shownSchedule(page, timeZone);
  return { status: TO_COME, from, to };
};
export const resultsCounted = (page: PageContext, timeZone: string): CountedRange => {
  const { from, to } = shownResults(page, timeZone);
  return { status: OVER, from, to };
};
