import { useQuery } from '@tanstack/react-query';
import { Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { betsQuery } from '#data/queries.ts';
import { BetList } from './bet-list.tsx';
import styles from './bets.module.css';
import { BetsFailed } from './bets-notices.tsx';
import { BetsSkeleton } from './bets-skeleton.tsx';

/** The bet with a reference, whatever its state. */
export function FoundBets({ reference }: { reference: string }) {
  const t = useMessages();
  const { data, isPending, isError, refetch } = useQuery(
    betsQuery({ status: 'all', result: 'all', page: 1, limit: 10, ref: reference }),
  );
  if (isPending) return <BetsSkeleton />;
  if (isError && !data) return <BetsFailed onRetry={() => void refetch()} />;
  if (data.data.length === 0) {
    return (
      <div role="status">
        <Empty icon="search" title={t('bets.find.none.title')}>
          {t('bets.find.none.text')}
        </Empty>
      </div>
    );
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {t('bets.find.found', { count: data.data.length })}
      </p>
      <BetList bets={data.data} />
    </>
  );
}
