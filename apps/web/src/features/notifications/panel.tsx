import { Button, Empty, IconButton } from '@touchline/ui';
import { useId, useState } from 'react';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { readNotifications } from '#data/notifications.ts';
import { canBeTold } from '#data/push.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { PushSettings } from './push-settings.tsx';
import { type NotificationPages, useNotificationPages } from './use-notification-pages.ts';

export interface PanelProps {
  /** Without a title of its own it stands in a dialog that has one. */
  readonly hasTitle?: boolean;
  /** Somebody follows a notification. */
  readonly onLeave: () => void;
}

/** What the player was told, newest first. */
export function Panel({ hasTitle = false, onLeave }: PanelProps) {
  const t = useMessages();
  const titleId = useId();
  const pages = useNotificationPages();
  const hasSettings = useCapability('web_push') && canBeTold();
  const [isSetting, setSetting] = useState(false);
  // A button that has done its work goes away.
  return (
    <div className={styles.panel} data-focus-next="ul">
      <div className={styles.head}>
        {hasTitle && <h2 id={titleId}>{t('notifications.title')}</h2>}
        {pages.rows.some(({ read }) => !read) && (
          <button type="button" className={styles.link} onClick={() => void readNotifications('all')}>
            {t('notifications.readAll')}
          </button>
        )}
        {hasSettings && (
          <IconButton
            icon="settings"
            label={t('push.settings')}
            className={styles.gear}
            aria-expanded={isSetting}
            onClick={() => setSetting(!isSetting)}
          />
        )}
      </div>
      {isSetting && (
        <section aria-label={t('push.title')}>
          <PushSettings />
        </section>
      )}
      <State pages={pages} />
      {pages.rows.length > 0 && (
        <ul className={styles.list} tabIndex={-1} aria-label={t('notifications.title')}>
          {pages.rows.map((one) => (
            <NotificationRow key={one.id} notification={one} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {pages.rows.length > 0 && pages.next !== 'none' && (
        <div className={styles.more}>
          <span role="status">{pages.next === 'failed' && t('notifications.moreFailed')}</span>
          <Button size="s" busy={pages.next === 'loading'} onClick={pages.more}>
            {t('notifications.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** In the place of a list that is not there. */
function State({ pages }: { pages: NotificationPages }) {
  const t = useMessages();
  if (pages.isPending) return <PanelSkeleton />;
  if (pages.isFailed) {
    return (
      <div role="status">
        <Empty
          icon="cloud-off"
          title={t('notifications.error.title')}
          action={<Button onClick={pages.retry}>{t('notifications.error.again')}</Button>}
        >
          {t('notifications.error.text')}
        </Empty>
      </div>
    );
  }
  if (pages.rows.length > 0) return null;
  return (
    <Empty icon="bell" title={t('notifications.empty.title')}>
      {t('notifications.empty.text')}
    </Empty>
  );
}
