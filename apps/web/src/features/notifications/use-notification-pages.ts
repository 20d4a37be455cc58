import { useQueries } from '@tanstack/react-query';
import type { Notification } from '@touchline/contract';
import { useState } from 'react';
import { notificationsQuery } from '#data/notifications.ts';
import { distinctRows } from './distinct-rows.ts';

export interface NotificationPages {
  readonly rows: readonly Notification[];
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** How the page behind the last one that is shown stands. */
  readonly next: 'none' | 'waiting' | 'loading' | 'failed';
  readonly more: () => void;
}

/** What the player was told, page after page; each is a reading of its own, so that a change refreshes them all. */
export function useNotificationPages(): NotificationPages {
  const [pageCount, setPageCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) => notificationsQuery(index + 1)),
  });
  const [first] = pages;
  const last = pages.at(-1);
  const hasMore = first?.data !== undefined && pageCount < first.data.pagination.last_page;
  return {
    rows: distinctRows(pages.map((page) => page.data?.data ?? [])),
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
): NotificationPages['next'] {
  if (last?.isPending) return 'loading';
  if (last?.isError && !last.data) return 'failed';
  return hasMore ? 'waiting' : 'none';
}
