import { queryOptions } from '@tanstack/react-query';
import type { PageContext } from './block.ts';
import { read, SETTLED } from './queries.ts';

/** Composition of a page: the house's, or the product's own where the house has none. */
export const layoutQuery = ({
  page,
  customPath,
  search: { tab },
}: Pick<PageContext, 'page' | 'customPath' | 'search'>) => {
  const name = customPath === undefined ? page : `custom.${customPath}`;
  return queryOptions({
    queryKey: ['layout', name, tab ?? null],
    queryFn: read((from, services, signal) => from.readPageLayout(services, signal, name, tab)),
    ...SETTLED,
  });
};
