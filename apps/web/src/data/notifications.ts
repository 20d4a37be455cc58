import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import type { Notification, Pagination } from '@touchline/contract';
import { request } from './api.ts';
import { currentServices, servicesOf } from './services.ts';

const PAGE_SIZE = 20;
const HELD_MS = 60_000;
/** Kept under `private`, which signing out empties. */
const LIST = ['private', 'notifications', 'list'] as const;

interface NotificationsPage {
  readonly data: readonly Notification[];
  readonly pagination: Pagination;
}

/** A page of what the player was told, newest first. */
export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...LIST, page],
    queryFn: ({ client, signal }): Promise<NotificationsPage> => {
      const query = { page, limit: PAGE_SIZE };
      return demand(servicesOf(client).backend.book.GET('/notifications', { params: { query }, signal }));
    },
    staleTime: HELD_MS,
  });

/** How many the player has not read. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['private', 'notifications', 'unread'],
    queryFn: async ({ client, signal }) =>
      (await demand(servicesOf(client).backend.book.GET('/notifications/counters', { signal }))).unread,
    staleTime: HELD_MS,
  });

/** Takes over how many are unread, as the backend says. Where another page has read some, the lists are read again. */
export function takeUnread(queryClient: QueryClient, unread: number): void {
  const before = queryClient.getQueryData(unreadQuery().queryKey);
  queryClient.setQueryData(unreadQuery().queryKey, unread);
  if (before !== undefined && unread < before) void queryClient.invalidateQueries({ queryKey: LIST });
}

/**
 * Takes over something new, and answers it in the language of the page: a message speaks that of the account. It stands in
 * the list at once.
 */
export async function takeNotification(
  queryClient: QueryClient,
  arrived: Notification,
): Promise<Notification> {
  const first = notificationsQuery(1);
  queryClient.setQueryData(first.queryKey, (held) =>
    !held || held.data.some(({ id }) => id === arrived.id)
      ? held
      : { ...held, data: [arrived, ...held.data] },
  );
  const read = await queryClient.fetchQuery({ ...first, staleTime: 0 }).catch(() => undefined);
  void queryClient.invalidateQueries({ queryKey: LIST, predicate: ({ queryKey }) => queryKey[3] !== 1 });
  return read?.data.find(({ id }) => id === arrived.id) ?? arrived;
}

/** Marks notifications as read, all or those with these ids: on the screen at once, taken back where the backend does not. */
export async function readNotifications(ids: readonly string[] | 'all'): Promise<void> {
  const { queryClient } = currentServices();
  const isMeant = ({ id, read }: Notification) => !read && (ids === 'all' || ids.includes(id));
  queryClient.setQueriesData<NotificationsPage>({ queryKey: LIST }, (page) =>
    page?.data.some(isMeant)
      ? { ...page, data: page.data.map((one) => (isMeant(one) ? { ...one, read: true } : one)) }
      : page,
  );
  queryClient.setQueryData(unreadQuery().queryKey, (unread) =>
    ids === 'all' ? 0 : unread && Math.max(0, unread - ids.length),
  );
  const answer = await request(
    ({ book }) =>
      ids === 'all'
        ? book.POST('/notifications/read-all')
        : book.POST('/notifications/read', { body: { ids: [...ids] } }),
    { isWanted: true },
  );
  if (answer.ok) queryClient.setQueryData(unreadQuery().queryKey, answer.data.unread);
  else void queryClient.invalidateQueries({ queryKey: ['private', 'notifications'] });
}
