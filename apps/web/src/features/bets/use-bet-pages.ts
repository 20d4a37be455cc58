import { useQueries } from '@tanstack/react-query';
import type { Bet } from '@touchline/contract';
import { useState } from 'react';
import { betsQuery } from '#data/queries.ts';
import type { BetsChoice } from './bets-filter.ts';
import { listedBets } from './ended-here.ts';
import { useEndedHere } from './use-ended-here.ts';

const PAGE_SIZE = 30;
/** What the player may leave out: bets that were never at risk. */
const NOT_PLACED = 'rejected,cancelled,withdrawn';

export interface BetPages {
  readonly bets: readonly Bet[];
  readonly total: number;
  readonly counts: { readonly open: number; readonly settled: number } | undefined;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** How the page behind the last one that is shown stands. */
  readonly next: 'none' | 'waiting' | 'loading' | 'failed';
  readonly more: () => void;
}

/** The bets of a choice, page after page; each page is a reading of its own, so that a change refreshes them all. */
export function useBetPages({ status, result }: BetsChoice, isPlacedOnly: boolean): BetPages {
  const [pageCount, setPageCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) =>
      betsQuery({
        status,
        result,
        page: index + 1,
        limit: PAGE_SIZE,
        ...(isPlacedOnly && { excluded_statuses: NOT_PLACED }),
      }),
    ),
  });
  const [first] = pages;
  const last = pages.at(-1);
  const read = listedBets(pages.map((page) => page.data?.data ?? []));
  const shown = useEndedHere(read);
  const total = first?.data?.pagination.total ?? 0;
  const hasMore = first?.data !== undefined && pageCount < first.data.pagination.last_page;
  return {
    bets: status === 'open' ? shown : read,
    total,
    counts: first?.data?.counts,
    isPending: first?.isPending ?? true,
    isFailed: first?.isError === true && !first.data,
    retry: () => void first?.refetch(),
    next: nextOf(last, hasMore),
    more: () => (last?.isError ? void last.refetch() : setPageCount(pageCount + 1)),
  };
}

function nextOf(
  last: { isPending: boolean; isError: boolean; data: unknown } | undefined,
  hasMore: boolean,
): BetPages['next'] {
  if (last?.isPending) return 'loading';
  if (last?.isError && !last.data) return 'failed';
  return hasMore ? 'waiting' : 'none';
}
