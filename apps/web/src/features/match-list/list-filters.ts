import { MATCH_STATUS } from '@touchline/contract/constants';
import type { PageContext, PageSearch } from '#data/block.ts';
import { isBettableOnly } from '#data/list-address.ts';
import type { MatchesFilter } from '#data/queries.ts';
import { currentServices } from '#data/services.ts';
import { lengthOf } from './list-length.ts';
import { sortKey, sortKeysBySport, sortKeysByTime } from './list-order.ts';
import type { ListSettings } from './list-settings.ts';
import { startRange } from './start-range.ts';

/** The part of the catalogue that a list is about: its own sport, else what its page is about. */
function scopeOf(settings: ListSettings, page: PageContext): MatchesFilter {
  const sportKey = settings.sport_key ?? page.sportKey;
  return {
    ...(sportKey !== undefined && { sport_key: sportKey }),
    ...(page.sportType !== undefined && { sport_type: page.sportType }),
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

/** Finished matches, the last first. */
export const resultsFilter = (settings: ListSettings, page: PageContext): MatchesFilter => ({
  ...scopeOf(settings, page),
  type: 'match',
  match_status: `${MATCH_STATUS.finished},${MATCH_STATUS.closed}`,
  sort_by: '-start_time,tournament_priority',
});

/** Whether an address asks only for what takes bets, or is shown in moving pictures. Source: specification §3, `isBettable`; ours. */
const onlyOf = ({ search }: PageContext) => ({
  ...(isBettableOnly(search) && { bettable: 'true' as const }),
  ...(search.hasVideo === '1' && { has_video: 'true' as const }),
});

/** Kind of sports that an address narrows a list to. Source: specification §3, `sportType`. */
export const sportTypeOf = ({ sportType }: PageSearch): 'regular' | 'cyber' | undefined =>
  sportType === 'regular' || sportType === 'cyber' ? sportType : undefined;

export function liveFilter(settings: ListSettings, page: PageContext): MatchesFilter {
  const sport = chosenSport(settings, page);
  const sportType = sportTypeOf(page.search);
  return {
    ...scopeOf(settings, page),
    ...(sport !== undefined && { sport_key: sport }),
    ...(sportType !== undefined && { sport_type: sportType }),
    ...(isPaged(page, 'live') && { limit: lengthOf(settings.limit, page.search) }),
    type: 'match',
    match_status: String(MATCH_STATUS.live),
    sort_by: sortKeysBySport(sortKey(page.search)),
    ...onlyOf(page),
  };
}

/** Matches of one sport in a list of all sports, so that those that play all day leave room for the others. */
const MOST_PER_SPORT = 8;

/** Whether a list holds matches of several sports. */
export const isAboutAll = (settings: ListSettings, page: PageContext): boolean =>
  (settings.sport_key ?? page.sportKey ?? page.categoryId ?? page.leagueId) === undefined;

export function prematchFilter(
  settings: ListSettings & { readonly time_filter: boolean },
  page: PageContext,
  timeZone: string,
): MatchesFilter {
  const order = sortKey(page.search);
  const range = startRange(page.search, currentServices().live.serverTime(), timeZone);
  return {
    ...scopeOf(settings, page),
    ...(isPaged(page, 'prematch') && { limit: lengthOf(settings.limit, page.search) }),
    type: 'match',
    match_status: String(MATCH_STATUS.prematch),
    ...(isAboutAll(settings, page)
      ? { sort_by: sortKeysBySport(order ?? 'start_time'), max_per_sport: MOST_PER_SPORT }
      : { sort_by: sortKeysByTime(order) }),
    ...onlyOf(page),
    ...(range.from !== undefined && { start_from: range.from }),
    ...(range.to !== undefined && { start_to: range.to - 1 }),
  };
}

export const topFilter = (settings: ListSettings, page: PageContext): MatchesFilter => ({
  ...scopeOf(settings, page),
  type: 'match',
  match_status: `${MATCH_STATUS.prematch},${MATCH_STATUS.live}`,
  sort_by: '-bets_count',
});

export const endingSoonFilter = (settings: ListSettings, page: PageContext) => ({
  sportKey: settings.sport_key ?? page.sportKey ?? chosenSport(settings, page),
  limit: settings.limit,
});

export const outrightsFilter = (settings: ListSettings, page: PageContext): MatchesFilter => ({
  ...scopeOf(settings, page),
  type: 'outright',
  match_status: `${MATCH_STATUS.prematch},${MATCH_STATUS.live}`,
  sort_by: 'tournament_priority',
});
