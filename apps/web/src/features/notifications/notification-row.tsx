import type { Notification } from '@touchline/contract';
import { dayKey, formatDay, formatTime, joinTexts } from '@touchline/i18n';
import { Icon, IconButton, type IconName } from '@touchline/ui';
import type { MouseEvent } from 'react';
import { useCapability } from '#data/capability.ts';
import { useLiveStore } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { hrefBets } from '#data/navigation.ts';
import { readNotifications } from '#data/notifications.ts';
import { useTimeZone } from '#data/time-zone.ts';
import styles from './notifications.module.css';

const ICONS: Readonly<Record<string, IconName>> = {
  bet_won: 'circle-check',
  bet_void: 'undo-2',
  bet_half_lost: 'undo-2',
  bet_corrected: 'info',
  bet_cashed_out: 'wallet',
  vip_accepted: 'circle-check',
  vip_refused: 'circle-x',
  vip_offer: 'percent',
  welcome: 'star',
  deposit_succeeded: 'wallet',
  deposit_failed: 'circle-x',
  support_answer: 'speech-bubble',
};

/** One thing that the player was told. A bet leads to My bets and an answer to the chat; both are read thereby. */
export function NotificationRow({
  notification,
  onLeave,
}: {
  notification: Notification;
  onLeave: () => void;
}) {
  const t = useMessages();
  const canFind = useCapability('find_by_ref');
  const { id, title, body, caption, type, object_type, object_ref, read, created_at } = notification;
  const readThis = () => void readNotifications([id]);
  const follow = () => {
    if (!read) readThis();
    onLeave();
  };
  const openChat = (event: MouseEvent) => {
    event.preventDefault();
    follow();
    openModal('chat');
  };
  const hash = canFind && object_ref ? `?status=all#${object_ref}` : '';
  return (
    <li className={styles.row} data-unread={read ? undefined : ''}>
      <span className={styles.mark}>
        <Icon name={ICONS[type] ?? 'bell'} />
      </span>
      <div className={styles.text}>
        {object_type === 'bet' || object_type === 'game' ? (
          <a href={`${hrefBets()}${hash}`} onClick={follow}>
            {title}
          </a>
        ) : object_type === 'chat' ? (
          <a href="?modal=chat" onClick={openChat}>
            {title}
          </a>
        ) : (
          <b>{title}</b>
        )}
        {!read && <span className="vh"> {t('notifications.unread')}</span>}
        <p>{body}</p>
        <small>
          {caption !== '' && <bdi>{caption}</bdi>}
          <When at={created_at} />
        </small>
      </div>
      {!read && (
        <IconButton
          icon="check"
          label={t('notifications.readThis', { title })}
          title={t('notifications.read')}
          className={styles.read}
          onClick={readThis}
        />
      )}
    </li>
  );
}

/** Today the time alone. */
function When({ at }: { at: number }) {
  const { locale } = useMessages();
  const now = useLiveStore().serverTime();
  const timeZone = useTimeZone();
  const isToday = dayKey(at, timeZone) === dayKey(now, timeZone);
  const time = formatTime(at, locale, timeZone);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {isToday ? time : joinTexts([formatDay(at, locale, timeZone), time], locale)}
    </time>
  );
}
