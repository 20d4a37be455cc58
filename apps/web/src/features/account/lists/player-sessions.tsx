import { useQuery } from '@tanstack/react-query';
import type { PlayerSession } from '@touchline/contract';
import { Button, Skeleton } from '@touchline/ui';
import { useRef, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { endOtherSessions, sessionsQuery } from '#data/sessions.ts';
import styles from './account-list.module.css';
import { SessionRow } from './session-row.tsx';

/** Where the player is signed in, and the way to end it. */
export function PlayerSessions() {
  const t = useMessages();
  const { data, isPending, refetch } = useQuery(sessionsQuery());
  if (data) return <SessionList sessions={data} />;
  return (
    <div className={styles.waiting} aria-busy={isPending} role="status">
      {isPending ? (
        <>
          <span className="vh">{t('modal.loading')}</span>
          <Skeleton width="half" />
          <Skeleton width="third" />
        </>
      ) : (
        <>
          <p>{t('sessions.error.text')}</p>
          <Button size="s" onClick={() => void refetch()}>
            {t('notifications.error.again')}
          </Button>
        </>
      )}
    </div>
  );
}

function SessionList({ sessions }: { sessions: readonly PlayerSession[] }) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The dialog itself would take the focus of a button that goes away: the list has it.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const endOthers = async () => {
    setBusy(true);
    const isDone = await endOtherSessions();
    setBusy(false);
    if (!isDone) return;
    focusList();
    notify({ kind: 'success', titleKey: 'sessions.othersEnded' });
  };
  return (
    <div className={styles.list}>
      <ul ref={list} tabIndex={-1} aria-label={t('sessions.title')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={focusList} />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <Button wide busy={isBusy} onClick={() => void endOthers()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </div>
  );
}
