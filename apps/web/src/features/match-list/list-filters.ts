import { MATCH_STATUS } from '@touchline/contract/constants';
import type { PageContext } from '#data/block.ts';
import type { MatchesFilter } from '#data/queries.ts';
import { systemQuery } from '#data/queries.ts';
import { currentServices } from '#data/services.ts';
import { lengthOf } from './list-length.ts';
import type { ListSettings } from './list-settings.ts';
import { startRange } from './start-range.ts';

/** The part of the catalogue that a list is about: its own sport, else what its page is about. */
function scopeOf(settings: ListSettings, page: PageContext): MatchesFilter {
  const sportKey = settings.sport_key ?? page.sportKey;
  return {
    ...(sportKey !== undefined && { sport_key: sportKey }),
    ...(page.categoryId !== undefined && { category_id: page.categoryId }),
    ...(page.leagueId !== undefined && { tournament_id: page.leagueId }),
    page: 1,
    limit: settings.limit,
  };
}

/** The sport that a list of several sports was asked for by the address. */
export const chosenSport = (settings: ListSettings, page: PageContext): string | undefined =>
  settings.sport_key === null && page.sportKey === undefined ? page.search.sport : undefined;

/** Whether a list is the one that the query parameter `page` is about: live matches on their page, else those to come. */
export const isPaged = (page: PageContext, list: 'live' | 'prematch'): boolean =>
  (page.page === 'live') === (list === 'live');

export function liveFilter(settings: ListSettings, page: PageContext): MatchesFilter {
  const sport = chosenSport(settings, page);
  return {
    ...scopeOf(settings, page),
    ...(sport !== undefined && { sport_key: sport }),
    ...(isPaged(page, 'live') && { limit: lengthOf(settings.limit, page.search) }),
    type: 'match',
    match_status: String(MATCH_STATUS.live),
    sort_by: 'sport_priority,tournament_priority,start_time',
  };
}

/** The zone of the settings, which every page holds before its blocks are asked for their data. */
const timeZone = () =>
  currentServices().queryClient.getQueryData(systemQuery().queryKey)?.platform_settings.time_zone ?? 'UTC';

export function prematchFilter(
  settings: ListSettings & { readonly time_filter: boolean },
  page: PageContext,
): MatchesFilter {
  const range = settings.time_filter
    ? startRange(page.search, currentServices().live.serverTime(), timeZone())
    : {};
  return {
    ...scopeOf(settings, page),
    ...(isPaged(page, 'prematch') && { limit: lengthOf(settings.limit, page.search) }),
    type: 'match',
    match_status: String(MATCH_STATUS.prematch),
    sort_by: 'start_time,tournament_priority',
    ...(range.from !== undefined && { start_from: range.from }),
    ...(range.to !== undefined && { start_to: range.to }),
  };
}

export const topFilter = (settings: ListSettings, page: PageContext): MatchesFilter => ({
  ...scopeOf(settings, page),
  type: 'match',
  match_status: `${MATCH_STATUS.prematch},${MATCH_STATUS.live}`,
  sort_by: '-bets_count',
});

export const endingSoonFilter = (settings: ListSettings, page: PageContext) => ({
  sportKey: settings.sport_key ?? page.sportKey,
  limit: settings.limit,
});

export const outrightsFilter = (settings: ListSettings, page: PageContext): MatchesFilter => ({
  ...scopeOf(settings, page),
  type: 'outright',
  match_status: `${MATCH_STATUS.prematch},${MATCH_STATUS.live}`,
  sort_by: 'tournament_priority',
});
