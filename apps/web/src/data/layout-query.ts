import { queryOptions } from '@tanstack/react-query';
import type { Page } from '@touchline/contract/layout';
import { read, SETTLED, SHARED_NAMES_MS } from './queries.ts';

/** Composition of a page: the house's, or the product's own where the house has none. */
export const layoutQuery = (page: Page) =>
  queryOptions({
    queryKey: ['layout', page],
    queryFn: read((from, services, signal) => from.readPageLayout(services, signal, page), SHARED_NAMES_MS),
    ...SETTLED,
  });
