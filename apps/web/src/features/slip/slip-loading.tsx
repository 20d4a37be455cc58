import { Skeleton } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './slip.module.css';

/** Stands for the slip until its code is here. */
export function SlipLoading() {
  const t = useMessages();
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="vh" role="status">
        {t('slip.loading')}
      </span>
      <Skeleton width="half" />
      <Skeleton width="third" />
      <Skeleton width="full" />
    </div>
  );
}
