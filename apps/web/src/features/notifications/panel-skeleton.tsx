import { Skeleton } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './notifications.module.css';

const ROWS = ['first', 'second', 'third'] as const;

/** Notifications on their way, in the size that they will have. */
export function PanelSkeleton() {
  const t = useMessages();
  return (
    <div aria-busy="true">
      <span className="vh" role="status">
        {t('notifications.loading')}
      </span>
      {ROWS.map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton width="half" />
          <Skeleton width="full" />
          <Skeleton width="third" />
        </div>
      ))}
    </div>
  );
}
