import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { takeNotification, takeUnread } from '#data/notifications.ts';
import { onUserMessage } from '#data/user-events.ts';

/** What a toast says already. */
const SAID_BY_TOAST: ReadonlySet<string> = new Set(['vip_refused', 'vip_offer']);

/** Follows what the player is told, and answers the words for what came last. */
export function useArrivals(): string {
  const t = useMessages();
  const queryClient = useQueryClient();
  const [words, setWords] = useState('');
  useEffect(
    () =>
      onUserMessage((message) => {
        if (message.event === 'unread_counters_changed') takeUnread(queryClient, message.unread);
        if (message.event !== 'notification') return;
        void takeNotification(queryClient, message.notification).then(({ title, body, type }) => {
          if (!SAID_BY_TOAST.has(type)) setWords(t('notifications.arrived', { title, body }));
        });
      }),
    [queryClient, t],
  );
  return words;
}
