import { Button, Skeleton } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './slip.module.css';
import type { Later } from './use-later.ts';

/** A component that comes after the first load, or what stands in its place. */
export function LaterView({ later, fallback }: { later: Later; fallback?: React.ReactNode }) {
  const t = useMessages();
  if (later.status === 'here') return <later.View />;
  if (later.status === 'failed') {
    return (
      <div className={styles.failed} role="status">
        <p>{t('slip.loadFailed')}</p>
        <Button onClick={later.retry}>{t('slip.loadAgain')}</Button>
      </div>
    );
  }
  return (
    fallback ?? (
      <div className={styles.loading} aria-busy="true">
        <span className="vh" role="status">
          {t('slip.loading')}
        </span>
        <Skeleton width="half" />
        <Skeleton width="third" />
        <Skeleton width="full" />
      </div>
    )
  );
}
