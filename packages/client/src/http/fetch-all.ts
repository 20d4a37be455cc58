import { PAGE_CAP, PAGE_LIMIT } from '@touchline/contract/constants';

/** One page of a list as both APIs return it. */
export interface ListPage<T> {
  readonly data: readonly T[];
  readonly pagination: { readonly last_page: number };
}

/**
 * Every item of a list, read page by page until the last page.
 * Shape:  `read` fetches one page, counted from 1, of `limit` items.
 * Errors: whatever `read` throws; the signal's reason when it is aborted between two pages; stops at the page cap.
 * Source: specification §7, §9 (limit 500).
 */
export async function fetchAll<T>(
  read: (page: number, limit: number) => Promise<ListPage<T>>,
  signal?: AbortSignal,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= PAGE_CAP; page++) {
    signal?.throwIfAborted();
    const { data, pagination } = await read(page, PAGE_LIMIT);
    items.push(...data);
    if (page >= pagination.last_page || data.length === 0) break;
  }
  return items;
}
