import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { demand } from '@touchline/client/http';
import type { ChatMessage } from '@touchline/contract';
import { type Result, request } from './api.ts';
import { notificationsQuery, readNotifications } from './notifications.ts';
import { currentServices, servicesOf } from './services.ts';
import { transportOf } from './transport.ts';

const POLL_MS = 5_000;

/** What the player and support wrote, oldest first. Kept under `private`, which signing out empties. */
export const supportChatQuery = () =>
  queryOptions({
    queryKey: ['private', 'support-chat'],
    queryFn: async ({ client, signal }) =>
      (await demand(servicesOf(client).backend.platform.GET('/player/chat', { signal }))).data,
    staleTime: 0,
    // Without a connection nothing says that there is an answer.
    refetchInterval: () => (transportOf() === 'up' ? false : POLL_MS),
  });

/** Sends a message. One that was stored is in the chat at once; a failure is for the form to show. */
export async function sendToSupport(body: {
  readonly text: string;
  readonly request_id: string;
}): Promise<Result<ChatMessage>> {
  const answer = await request(({ platform }) => platform.POST('/player/chat', { body }), {
    expected: [404, 409, 422, 429],
  });
  if (!answer.ok) return answer;
  const { queryClient } = currentServices();
  const { queryKey } = supportChatQuery();
  // A reading that was under way may not know the message yet.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (held = []) =>
    held.some(({ id }) => id === answer.data.id) ? held : [...held, answer.data],
  );
  void queryClient.invalidateQueries({ queryKey });
  return answer;
}

/** Reads the chat again because support has answered. */
export const readAnswers = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: supportChatQuery().queryKey });

/** Marks what says that support has answered as read, because the answers are on screen. */
export async function markAnswersSeen(queryClient: QueryClient): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const page = await queryClient.fetchQuery({ ...notificationsQuery(1), staleTime: 0 }).catch(() => null);
  const unread = page?.data.filter(({ object_type, read }) => object_type === 'chat' && !read) ?? [];
  if (unread.length > 0) await readNotifications(unread.map(({ id }) => id));
}
