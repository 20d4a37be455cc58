import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@touchline/i18n';
import { Segmented } from '@touchline/ui';
import { useState } from 'react';
import { STATISTICS_DAYS, type StatisticsDays, statisticsQuery } from '#data/bets-statistics.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { busyDays } from './day-bars.ts';
import styles from './statistics.module.css';
import { StatisticsDaysView } from './statistics-days.tsx';

const DEFAULT_DAYS = 30;
type Period = `${StatisticsDays}`;

/** What was staked and won over a period, losses as plainly as wins. `settled` is how many bets are settled in all; undefined while nobody knows. */
export function StatisticsHead({ settled }: { settled: number | undefined }) {
  const t = useMessages();
  const money = useMoney();
  const { account } = useSession();
  const timeZone = useTimeZone();
  const [days, setDays] = useState<StatisticsDays>(DEFAULT_DAYS);
  const currency = account?.currency ?? '';
  const { data, isError, isPlaceholderData } = useQuery({
    ...statisticsQuery({ currency, days, settled: settled ?? 0, timeZone }),
    enabled: currency !== '' && settled !== undefined,
  });
  // What is on its way keeps its place, so that it does not move the bets below it.
  const hasDays = data ? busyDays(data.days).length > 0 : !isError && settled !== 0;
  return (
    <section className={styles.head} aria-labelledby="statistics-title">
      <div className={styles.title}>
        <h2 id="statistics-title">{t('bets.stats.title')}</h2>
        <Segmented<Period>
          label={t('bets.stats.period')}
          value={`${days}`}
          options={STATISTICS_DAYS.map((count) => ({
            value: `${count}` as const,
            label: t('bets.stats.days', { count }),
          }))}
          onChange={(period) =>
            setDays(STATISTICS_DAYS.find((count) => `${count}` === period) ?? DEFAULT_DAYS)
          }
        />
      </div>
      {isError && !data && <p role="status">{t('bets.stats.failed')}</p>}
      <dl className={styles.figures} aria-busy={!data || isPlaceholderData}>
        {(['staked', 'won', 'difference'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`bets.stats.${figure}`)}</dt>
            <dd>{data ? money(figureOf(data, figure), currency) : '–'}</dd>
          </div>
        ))}
        <div>
          <dt>{t('bets.stats.bets')}</dt>
          <dd>{data ? formatCount(data.bets_count, t.locale) : '–'}</dd>
        </div>
      </dl>
      {data && data.bets_count === 0 && <p className={styles.fine}>{t('bets.stats.none')}</p>}
      {hasDays && <StatisticsDaysView statistics={data} />}
    </section>
  );
}

const figureOf = (
  { bets_sum, wins_sum }: { bets_sum: number; wins_sum: number },
  figure: 'staked' | 'won' | 'difference',
): number => (figure === 'staked' ? bets_sum : figure === 'won' ? wins_sum : wins_sum - bets_sum);
