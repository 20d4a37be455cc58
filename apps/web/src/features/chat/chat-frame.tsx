import type { ForeignChat } from '@touchline/contract';
import { directionOf } from '@touchline/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { CHAT_SANDBOX, THIRD_PARTY_PATH } from '#data/third-party.ts';
import { shownTheme } from '#parts/preferences/shown-theme.ts';
import styles from './chat.module.css';
import { type ChatMessage, readChatMessage } from './chat-message.ts';

/** A frame that has not started by then has failed. */
const START_MS = 20_000;
/** Origin of a sandboxed frame, as messages name it. */
const SANDBOXED = 'null';

/** The frame in which the operator's chat runs. `userId` null: nobody is named to it. */
export function ChatFrame({
  chat,
  userId,
  onMessage,
}: {
  readonly chat: ForeignChat;
  readonly userId: string | null;
  readonly onMessage: (message: ChatMessage) => void;
}) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isStarted, setStarted] = useState(false);

  const take = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    const inner = frame.current?.contentWindow;
    if (!inner || source !== inner || origin !== SANDBOXED) return;
    const message = readChatMessage(data);
    if (!message) return;
    if (message === 'started') setStarted(true);
    if (message !== 'ready') return onMessage(message);
    const { locale } = t;
    const { adapter, script } = chat;
    const config = { adapter, script, userId, locale, direction: directionOf(locale), theme: shownTheme() };
    // Names no origin, because a sandboxed frame has none.
    inner.postMessage({ touchline: 'chat', type: 'start', config }, '*');
  });
  const fail = useEffectEvent(() => onMessage('failed'));

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => take(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (isStarted) return undefined;
    const timer = setTimeout(() => fail(), START_MS);
    return () => clearTimeout(timer);
  }, [isStarted]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`${THIRD_PARTY_PATH}?kind=chat`}
      title={t('chat.title')}
      referrerPolicy="no-referrer"
      sandbox={CHAT_SANDBOX}
    />
  );
}
