import type { PlayerSession } from '@touchline/contract';
import { Button, Tag } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { endSession } from '#data/sessions.ts';
import { useWhen } from '#parts/when/use-when.ts';
import styles from './account-list.module.css';

/** One device on which the player is signed in: what it is, when it was last seen, and the way to end it. */
export function SessionRow({ session, onEnded }: { session: PlayerSession; onEnded: () => void }) {
  const t = useMessages();
  const when = useWhen();
  const [isBusy, setBusy] = useState(false);
  const { id, browser, system, seen_at: seenAt, current } = session;
  const device =
    browser !== null && system !== null
      ? t('sessions.on', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  const end = async () => {
    setBusy(true);
    const isDone = await endSession(id);
    setBusy(false);
    if (!isDone) return;
    onEnded();
    notify({ kind: 'success', titleKey: 'sessions.ended' });
  };
  return (
    <li className={styles.row}>
      <div>
        <b>{device}</b>
        <small>{t('sessions.seen', { time: when(seenAt) })}</small>
      </div>
      {current ? (
        <Tag>{t('sessions.current')}</Tag>
      ) : (
        <Button
          size="s"
          busy={isBusy}
          aria-label={t('sessions.endThis', { device })}
          onClick={() => void end()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
