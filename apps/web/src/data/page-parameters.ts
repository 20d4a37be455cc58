import type { PageSearch } from './block.ts';

/** Query parameters that pages read. Any other never enters a page or the key of its cached HTML. Source: specification §3; `hasVideo` and `league` are ours. */
export const PAGE_PARAMETERS = [
  'time',
  'date',
  'sortBy',
  'sport',
  'league',
  'page',
  'isBettable',
  'hasVideo',
  'sportType',
  'tab',
  'group',
  'status',
  'result',
] as const;

const VALUE_MAX = 64;

/** The parameters of a query that pages know, in their order. Of one that stands twice the first counts. */
export function knownParameters(given: URLSearchParams): PageSearch {
  return Object.fromEntries(
    PAGE_PARAMETERS.flatMap((name) => {
      const value = given.get(name);
      return value && value.length <= VALUE_MAX ? [[name, value]] : [];
    }),
  );
}
