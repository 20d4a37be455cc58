import { useQuery } from '@tanstack/react-query';
import { Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { hrefBets } from '#data/navigation.ts';
import { useSession } from '#data/session.ts';
import { openBetsQuery } from '#data/slip-bets.ts';
import { BetList } from './bet-list.tsx';
import styles from './bets.module.css';
import { BetsFailed, BetsSignedOut } from './bets-notices.tsx';
import { BetsSkeleton } from './bets-skeleton.tsx';
import { useEndedHere } from './use-ended-here.ts';

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
  const bets = useEndedHere(data?.data ?? []);
  if (isPending) return <BetsSkeleton isCompact />;
  if (isError && !data) return <BetsFailed onRetry={() => void refetch()} />;
  return (
    <>
      {bets.length === 0 ? (
        <Empty icon="receipt-text" title={t('bets.empty.open.title')}>
          {t('bets.empty.open.text')}
        </Empty>
      ) : (
        <BetList bets={bets} isCompact />
      )}
      <p className={styles.all}>
        <a className="link" href={hrefBets()}>
          {t('bets.all')}
        </a>
      </p>
    </>
  );
}
