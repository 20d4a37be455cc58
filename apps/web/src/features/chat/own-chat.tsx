import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@touchline/contract';
import { Alert, Button, Spinner } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '#data/messages.ts';
import { markAnswersSeen, readAnswers, supportChatQuery } from '#data/support-chat.ts';
import { onUserMessage } from '#data/user-events.ts';
import { When } from '#parts/when/when.tsx';
import { MessageForm } from './message-form.tsx';
import styles from './own-chat.module.css';

/** The player's conversation with support, which the backend keeps. */
export function OwnChat() {
  const t = useMessages();
  const { data, isFetching, refetch } = useQuery(supportChatQuery());
  useAnswers();
  if (data)
    return (
      <div className={styles.chat}>
        <Conversation messages={data} />
        <MessageForm />
      </div>
    );
  if (isFetching)
    return (
      <p role="status">
        <Spinner /> {t('modal.loading')}
      </p>
    );
  return (
    <Alert
      tone="error"
      action={
        <Button size="s" onClick={() => void refetch()}>
          {t('chat.again')}
        </Button>
      }
    >
      {t('chat.failed')}
    </Alert>
  );
}

/** Follows what support answers while the chat is open. */
function useAnswers(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    void markAnswersSeen(queryClient);
    return onUserMessage((message) => {
      if (message.event !== 'notification' || message.notification.object_type !== 'chat') return;
      void readAnswers(queryClient);
      void markAnswersSeen(queryClient);
    });
  }, [queryClient]);
}

function Conversation({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const t = useMessages();
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is another newest message
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div ref={log} role="log" className={styles.log} aria-label={t('chat.conversation')} tabIndex={0}>
      {messages.length === 0 && <p className={styles.empty}>{t('chat.empty')}</p>}
      {messages.map(({ id, from, text, created_at }) => (
        <article key={id} className={styles.message} data-from={from}>
          <p className={styles.head}>
            <b>{t(from === 'player' ? 'chat.you' : 'chat.support')}</b> <When at={created_at} />
          </p>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
    </div>
  );
}
