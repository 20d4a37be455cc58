import { useQuery } from '@tanstack/react-query';
import type { ForeignChat } from '@touchline/contract';
import { Alert, Button, Spinner } from '@touchline/ui';
import { useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { chatUserQuery } from '#data/chat.ts';
import { allowChat, mayLoadChat } from '#data/chat-consent.ts';
import { useHeldSystem } from '#data/held-query.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import styles from './chat.module.css';
import { CHAT_ADAPTERS } from './chat-adapters.ts';
import { ChatFrame } from './chat-frame.tsx';
import { OwnChat } from './own-chat.tsx';

/** The chat that the operator offers. */
export function View({ close }: ModalProps) {
  const t = useMessages();
  const chat = useHeldSystem()?.platform_settings.chat;
  const { status } = useSession();
  if (!chat) return <Alert tone="error">{t('chat.failed')}</Alert>;
  if (chat.adapter !== 'own') return <AllowedChat chat={chat} close={close} />;
  return status === 'LOGGED_IN' ? <OwnChat /> : <SignInFirst>{t('chat.signInForSupport')}</SignInFirst>;
}

function SignInFirst({ children }: { readonly children: string }) {
  const t = useMessages();
  return (
    <div className={styles.question}>
      <p>{children}</p>
      <SignInButton>{t('chat.signIn')}</SignInButton>
    </div>
  );
}

interface AllowedChatProps {
  readonly chat: ForeignChat;
  readonly close: () => void;
}

/** A chat of somebody else, once its visitor is signed in where it needs that, and has allowed it. */
function AllowedChat({ chat, close }: AllowedChatProps) {
  const t = useMessages();
  const { status } = useSession();
  const [isAllowed, setAllowed] = useState(mayLoadChat);
  const { needsPlayer, askKey } = CHAT_ADAPTERS[chat.adapter];
  if (needsPlayer && status !== 'LOGGED_IN') return <SignInFirst>{t('chat.signInFirst')}</SignInFirst>;
  if (isAllowed) return <Chat chat={chat} needsPlayer={needsPlayer} close={close} />;
  const allow = () => {
    allowChat();
    setAllowed(true);
  };
  return (
    <div className={styles.question}>
      <p>{t(askKey, { host: new URL(chat.script).host })}</p>
      <Button kind="primary" onClick={allow}>
        {t('chat.open')}
      </Button>
    </div>
  );
}

interface ChatProps extends AllowedChatProps {
  readonly needsPlayer: boolean;
}

function Chat({ chat, needsPlayer, close }: ChatProps) {
  const t = useMessages();
  const user = useQuery({ ...chatUserQuery(), enabled: needsPlayer });
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'started' | 'failed'>('loading');
  const again = () => {
    setState('loading');
    setTries(tries + 1);
    if (user.isError) void user.refetch();
  };
  if (state === 'failed' || (user.isError && !user.isFetching))
    return (
      <Alert
        tone="error"
        action={
          <Button size="s" onClick={again}>
            {t('chat.again')}
          </Button>
        }
      >
        {t('chat.failed')}
      </Alert>
    );
  return (
    <div className={styles.chat} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <p role="status">
          <Spinner /> {t('modal.loading')}
        </p>
      )}
      {(!needsPlayer || user.data !== undefined) && (
        <ChatFrame
          key={tries}
          chat={chat}
          userId={user.data ?? null}
          onMessage={(message) => {
            if (message === 'closed') close();
            else if (message !== 'ready') setState(message);
          }}
        />
      )}
    </div>
  );
}
