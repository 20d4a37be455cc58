import { BOOK_PREFIX } from '@touchline/contract/headers';
import { createCachedList } from './cached-list.ts';

const TIMEOUT_MS = 2_000;

interface Asking {
  readonly houseUrl: URL;
  readonly now: () => number;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const NOT_FOUND = 404;

/** The body of a call that backends may lack; undefined without such a call. Errors: Error for any other refusal. */
async function ask({ houseUrl, fetch }: Asking, call: string): Promise<unknown> {
  const url = new URL(`${BOOK_PREFIX}${call}`, houseUrl).href;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.ok) return answer.json();
  if (answer.status === NOT_FOUND) return undefined;
  throw new Error(`${call} was answered with ${answer.status}.`);
}

/** A list of countries that the house publishes. */
const createCountryList = (asking: Asking, list: 'countries' | 'blocked') =>
  createCachedList(async () => {
    // A backend without this call has no such rules.
    const { [list]: codes } = ((await ask(asking, '/layouts')) ?? {}) as Record<typeof list, unknown>; // checked on the next line
    return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
  }, asking.now);

/** Countries for which pages differ, as the house tells them. */
export const createNamedCountries = (asking: Asking) => createCountryList(asking, 'countries');

/** Keys of the sports that addresses may name; none where they are not known. */
export const createSportKeys = (asking: Asking) =>
  createCachedList(async () => {
    const { data } = ((await ask(asking, '/sports')) ?? {}) as { data?: unknown }; // checked on the next line
    return Array.isArray(data)
      ? data.flatMap((sport) => (typeof sport?.key === 'string' ? [sport.key] : []))
      : [];
  }, asking.now);

const COUNTRY = /^[A-Z]{2}$/;

/** Country of a reader as the network before this server tells it. */
export function countryOf(header: string | readonly string[] | undefined): string | undefined {
  const given = String(header ?? '').toUpperCase();
  return COUNTRY.test(given) ? given : undefined;
}

/** Tells whether a country's readers get no page: at once, but for the first time. */
export function createCountryBlock(asking: Asking) {
  const blocked = createCountryList(asking, 'blocked');
  return (country: string | undefined): boolean | Promise<boolean> => {
    if (country === undefined) return false;
    const codes = blocked();
    return codes instanceof Promise ? codes.then((now) => now.includes(country)) : codes.includes(country);
  };
}
