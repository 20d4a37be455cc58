import type { PageSearch } from '#data/block.ts';
import { PAGE_PARAMETERS, withKnownSport } from '#data/page-parameters.ts';
import { sportsQuery } from '#data/queries.ts';
import type { Services } from '#data/services.ts';

/** Keeps of an address's query what pages know. */
export function readSearch(search: Record<string, unknown>): PageSearch {
  const known = PAGE_PARAMETERS.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(known);
}

/** What of a query a page shows: the sports are known in the browser, and the server has looked them up. */
export const shownSearch = ({ queryClient }: Services, search: PageSearch): PageSearch =>
  withKnownSport(
    search,
    (queryClient.getQueryData(sportsQuery().queryKey) ?? []).map(({ key }) => key),
  );
