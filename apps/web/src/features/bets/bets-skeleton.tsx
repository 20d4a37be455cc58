import { classNames, Skeleton } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import styles from './bets.module.css';

const TICKETS = ['first', 'second', 'third'] as const;

/** Tickets on their way, in the size that they will have. */
export function BetsSkeleton({ isCompact = false }: { isCompact?: boolean }) {
  const t = useMessages();
  const shown = isCompact ? TICKETS.slice(0, 2) : TICKETS;
  return (
    <div className={classNames(styles.tickets, isCompact && styles.compact)} aria-busy="true">
      <span className="vh" role="status">
        {t('shell.loading')}
      </span>
      {shown.map((ticket) => (
        <div key={ticket} className={styles.waiting}>
          <Skeleton width="third" />
          <Skeleton width="half" />
          <Skeleton width="full" />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
