import { showsSport } from '@touchline/contract/constants';
import type { SportRecord } from '#feed/world.ts';
import type { Search } from './catalogue-search.ts';

/** Whether a search looks among the matches of a sport. */
export const isSearched = ({ sportType, providers = null }: Search, sport: SportRecord): boolean =>
  (sportType === null || sport.type === sportType) && showsSport(providers, sport);
