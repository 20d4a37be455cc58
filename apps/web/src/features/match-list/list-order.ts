import type { PageSearch } from '#data/block.ts';
import { SORT_KEY } from '#data/page-parameters.ts';

/** The sort key that an address names, by itself or as the filter of other lists calls it; undefined where there is none such. */
export function sortKey({ sortBy = '' }: PageSearch): string | undefined {
  if (sortBy === 'time') return 'start_time';
  if (sortBy === 'league') return 'tournament_priority';
  return SORT_KEY.test(sortBy) ? sortBy : undefined;
}

/** Whether an order puts single matches one after the other, so that a league stands wherever its matches fall. */
export const isByMatch = (key: string | undefined): boolean => /start_time|bets_count/.test(key ?? '');

/** Whether matches to come stand under their days: by time, as they do without an order. */
export const isByDay = (key: string | undefined): boolean => key === undefined || key === 'start_time';

const inTurn = (...keys: readonly string[]) => [...new Set(keys)].join();

/** The sort keys of a list that shows one sport after the other, whatever the matches of each are in order by. */
export const sortKeysBySport = (key = 'tournament_priority'): string =>
  inTurn(/sport/.test(key) ? key : 'sport_priority', key, 'tournament_priority', 'start_time');

/** The sort keys of a list of matches to come of one sport, by time unless the address names another order. */
export const sortKeysByTime = (key = 'start_time'): string =>
  inTurn(key, 'start_time', 'tournament_priority');

/** The sort keys that the backend is asked for: that of the address, then what settles equals. `times` is how kick-offs follow each other. */
export const sortKeys = (key = 'sport_priority', times: 'start_time' | '-start_time'): string =>
  inTurn(key, 'sport_priority', 'tournament_priority', times);
