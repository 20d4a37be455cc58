import { Button, Skeleton } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useMessages } from '#data/messages.ts';
import type { Pages } from './use-pages.ts';
import styles from './wallet.module.css';

/** Rows of a list that grows by pages, and what stands in their place. */
export function PagedList({
  pages: { isPending, isFailed, retry, next, more },
  label,
  empty,
  count,
  children,
}: {
  readonly pages: Pages<unknown>;
  readonly label: string;
  readonly empty: string;
  readonly count: number;
  readonly children: ReactNode;
}) {
  const t = useMessages();
  if (isPending)
    return (
      <div className={styles.waiting} aria-busy="true" role="status">
        <span className="vh">{t('modal.loading')}</span>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    );
  if (isFailed)
    return (
      <div className={styles.waiting} role="status">
        <p>{t('wallet.failed')}</p>
        <Button size="s" onClick={retry}>
          {t('money.again')}
        </Button>
      </div>
    );
  if (count === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {children}
      </ul>
      {next !== 'none' && (
        <div className={styles.more}>
          <Button busy={next === 'loading'} onClick={more}>
            {t('wallet.more')}
          </Button>
          {next === 'failed' && <span role="status">{t('wallet.failed')}</span>}
        </div>
      )}
    </>
  );
}
