import { fullPath, innerPath, type LocaleSetup } from './locale.ts';
import { knownParameters, PAGE_PARAMETERS } from './page-parameters.ts';

/** A query as the router holds it: what pages know by name, and the whole text under an empty name. */
export type RouterSearch = Readonly<Record<string, string | undefined>>;

const TEXT = '';
const isKnown = (name: string) => PAGE_PARAMETERS.some((known) => known === name);

/** Reads a query. Its text stays with it, so that an address is written as it came. */
export const parseSearch = (text: string): RouterSearch => ({
  ...knownParameters(new URLSearchParams(text)),
  [TEXT]: text.replace('?', ''),
});

/** Writes a query: its text, in which known parameters are replaced only if they changed. */
export function stringifySearch(search: RouterSearch): string {
  const text = search[TEXT] ?? '';
  const before = parseSearch(text);
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

/** How the router reads and writes addresses. */
export const addressOptions = ({ setup, locale }: { setup: LocaleSetup; locale: string }) => ({
  parseSearch,
  stringifySearch: (search: Record<string, unknown>) => stringifySearch(search as RouterSearch), // as parseSearch made it
  rewrite: {
    input: ({ url }: { url: URL }) => {
      url.pathname = innerPath(setup, url.pathname);
      url.hash = escapedHash(url.hash);
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = fullPath(setup, locale, url.pathname);
      url.hash = url.hash.replaceAll('%25', '%');
      return url;
    },
  },
});
