import type { PageSearch } from './block.ts';
import { fullPath, innerPath } from './locale.ts';
import { knownParameters, PAGE_PARAMETERS, withKnownSport } from './page-parameters.ts';
import { sportsQuery } from './queries.ts';
import type { Services } from './services.ts';

/** A query as the router holds it: what pages know by name, and the whole text under an empty name. */
export type RouterSearch = Readonly<Record<string, string | undefined>>;

const TEXT = '';
const isKnown = (name: string) => PAGE_PARAMETERS.some((known) => known === name);

type Known = (text: string) => PageSearch;

const knownIn: Known = (text) => knownParameters(new URLSearchParams(text));

/** Reads a query. Its text stays with it, so that an address is written as it came. */
export const parseSearch = (text: string, known = knownIn): RouterSearch => ({
  ...known(text),
  [TEXT]: text.replace('?', ''),
});

/** Writes a query: its text, in which known parameters are replaced only if they changed. */
export function stringifySearch(search: RouterSearch, known = knownIn): string {
  const text = search[TEXT] ?? '';
  const before: RouterSearch = { ...known(text) };
  const isChanged = (name: string) => isKnown(name) && before[name] !== search[name];
  const kept = text
    .split('&')
    .filter((piece) => ![...new URLSearchParams(piece).keys()].some(isChanged))
    .join('&');
  const changed = new URLSearchParams(
    PAGE_PARAMETERS.filter(isChanged).flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  );
  const written = [kept, changed.toString()].filter(Boolean).join('&');
  return written && `?${written}`;
}

/** Escapes a fragment for the router, which would decode it and write it in an encoding of its own. */
export const escapedHash = (hash: string): string => hash.replaceAll('%', '%25');

/** Reads what a page shows from its query; for the opened address, the query as the server understood it. */
const shownIn =
  ({ served, queryClient }: Services): Known =>
  (text) => {
    if (served && served.written.replace('?', '') === text.replace('?', '')) return knownIn(served.search);
    const sports = queryClient.getQueryData(sportsQuery().queryKey) ?? [];
    return withKnownSport(
      knownIn(text),
      sports.map(({ key }) => key),
    );
  };

/** How the router reads and writes addresses. */
export function addressOptions(services: Services) {
  const { localeSetup, locale } = services;
  const known = shownIn(services);
  return {
    parseSearch: (text: string) => parseSearch(text, known),
    stringifySearch: (search: Record<string, unknown>) => stringifySearch(search as RouterSearch, known), // as parseSearch made it
    rewrite: {
      input: ({ url }: { url: URL }) => {
        url.pathname = innerPath(localeSetup, url.pathname);
        url.hash = escapedHash(url.hash);
        return url;
      },
      output: ({ url }: { url: URL }) => {
        url.pathname = fullPath(localeSetup, locale, url.pathname);
        url.hash = url.hash.replaceAll('%25', '%');
        return url;
      },
    },
  };
}
