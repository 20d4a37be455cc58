import { useQuery } from '@tanstack/react-query';
import { classNames, Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { hrefBets } from '#data/navigation.ts';
import { useSession } from '#data/session.ts';
import { openBetsQuery } from '#data/slip-bets.ts';
import styles from './bets.module.css';
import { BetsFailed, BetsSignedOut } from './bets-notices.tsx';
import { BetsSkeleton } from './bets-skeleton.tsx';
import { Ticket } from './ticket.tsx';

/** The player's open bets in the ticket panel. */
export function PanelBets() {
  const { status } = useSession();
  return (
    <div className={styles.scroll}>
      {status === 'LOGGED_IN' && <OpenBets />}
      {status === 'NOT_LOGGED_IN' && <BetsSignedOut />}
      {(status === 'UNKNOWN' || status === 'PENDING') && <BetsSkeleton isCompact />}
    </div>
  );
}

function OpenBets() {
  const t = useMessages();
  const { data, isPending, isError, refetch } = useQuery(openBetsQuery());
  if (isPending) return <BetsSkeleton isCompact />;
  if (isError && !data) return <BetsFailed onRetry={() => void refetch()} />;
  return (
    <>
      {data.data.length === 0 ? (
        <Empty icon="receipt-text" title={t('bets.empty.open.title')}>
          {t('bets.empty.open.text')}
        </Empty>
      ) : (
        <div className={classNames(styles.tickets, styles.compact)}>
          {data.data.map((bet) => (
            <Ticket key={bet.id} bet={bet} />
          ))}
        </div>
      )}
      <p className={styles.all}>
        <a className="link" href={hrefBets()}>
          {t('bets.all')}
        </a>
      </p>
    </>
  );
}
