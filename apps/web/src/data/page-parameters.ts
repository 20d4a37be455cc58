import { LIST_TIMES, TAB_KEYS } from '@touchline/contract/layout';
import type { PageSearch } from './block.ts';

/** The eight sort fields of the contract, each ascending or with a leading minus descending. Source: specification §3. */
export const SORT_KEY = /^-?((sport|category|tournament)_(id|priority)|start_time|bets_count)$/;

/** Days of this century: an address cannot name more pages than that. */
const DATE = /^20\d\d-\d\d-\d\d$/;

/** A calendar day that the query parameter `date` may name. */
export const isDate = (text: string | undefined): text is string =>
  text !== undefined && DATE.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

type Check = (value: string) => boolean;

const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value);
const like =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);
/** What only the backend knows: a key or an id. */
const isKey = like(/^[\w.:~-]{1,64}$/);

/**
 * Query parameters that pages read, with the values of each. Any other never enters a page or the key of its cached HTML.
 * Source: specification §3; `hasVideo` and `league` are ours.
 */
const VALUES = {
  time: oneOf(...LIST_TIMES),
  date: isDate,
  sortBy: (value) => SORT_KEY.test(value) || value === 'time' || value === 'league',
  sport: isKey,
  league: isKey,
  page: like(/^[1-9]\d{0,2}$/),
  isBettable: oneOf('1', 'true'),
  hasVideo: oneOf('1', 'true'),
  sportType: oneOf('regular', 'cyber'),
  tab: oneOf(...TAB_KEYS),
  group: isKey,
  status: oneOf('open', 'settled', 'all'),
  result: oneOf('all', 'win', 'lose', 'refund'),
} as const satisfies Record<keyof PageSearch, Check>;

type Parameter = keyof typeof VALUES;

export const PAGE_PARAMETERS = Object.keys(VALUES) as readonly Parameter[]; // its own keys

/** The parameters of a query that pages know, in their order. Of one that stands twice the first counts. */
export function knownParameters(given: URLSearchParams): PageSearch {
  return Object.fromEntries(
    PAGE_PARAMETERS.flatMap((name) => {
      const value = given.get(name);
      return value !== null && VALUES[name](value) ? [[name, value]] : [];
    }),
  );
}

/** A query without a sport that there is not. Nothing changes while no sports are known. */
export function withKnownSport(search: PageSearch, sports: readonly string[]): PageSearch {
  const { sport, ...rest } = search;
  return sport === undefined || sports.length === 0 || sports.includes(sport) ? search : rest;
}
