import { Skeleton } from '@touchline/ui';
import styles from './match-row.module.css';
import linkStyles from './more-link.module.css';

/** A match row before its match is known, in its size. */
export function MatchRowSkeleton() {
  return (
    <div className={`${styles.row} ${styles.columns2}`} aria-hidden="true">
      <div className={styles.meta}>
        <Skeleton width="short" />
      </div>
      <div className={styles.teams}>
        <span className={styles.team}>
          <Skeleton width="half" />
        </span>
        <span className={styles.team}>
          <Skeleton width="third" />
        </span>
      </div>
      <div className={styles.m1}>
        <Skeleton className={styles.bar} />
      </div>
      <div className={styles.m2}>
        <Skeleton className={styles.bar} />
      </div>
      <div className={styles.m3}>
        <Skeleton className={styles.bar} />
      </div>
      <div className={linkStyles.more} />
    </div>
  );
}

/** The frame of a list before its matches are known. */
export function MatchListSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.list} data-pick="1">
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <MatchRowSkeleton key={place} />
      ))}
    </div>
  );
}
