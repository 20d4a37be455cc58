import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query';
import type { Pagination } from '@touchline/contract';
import { useState } from 'react';

interface Page {
  readonly pagination: Pagination;
}

export interface Pages<P> {
  /** Those that have come, in their order. */
  readonly pages: readonly P[];
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** How the page behind the last one that is shown stands. */
  readonly next: 'none' | 'waiting' | 'loading' | 'failed';
  readonly more: () => void;
}

/** A list page after page; each is a query of its own, so that a change refreshes them all. */
export function usePages<P extends Page, K extends QueryKey>(
  queryOf: (page: number) => UseQueryOptions<P, Error, P, K>,
): Pages<P> {
  const [count, setCount] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: count }, (_, index) => queryOf(index + 1)),
  });
  const [first] = results;
  const last = results.at(-1);
  const isLastFailed = last?.isError === true && last.data === undefined;
  const hasMore = first?.data !== undefined && count < first.data.pagination.last_page;
  return {
    pages: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
    isPending: first?.isPending ?? true,
    isFailed: first?.isError === true && first.data === undefined,
    retry: () => void first?.refetch(),
    next: last?.isPending ? 'loading' : isLastFailed ? 'failed' : hasMore ? 'waiting' : 'none',
    more: () => (isLastFailed ? void last.refetch() : setCount(count + 1)),
  };
}
