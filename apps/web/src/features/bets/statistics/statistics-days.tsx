import type { BetStatistics } from '@touchline/contract';
import { Segmented } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';

/** The days of a period, as a chart or as a table; undefined while they are on their way, in the place that they will have. */
export function StatisticsDaysView({ statistics }: { statistics: BetStatistics | undefined }) {
  const t = useMessages();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <>
      <div>
        <Segmented
          label={t('bets.stats.view')}
          value={view}
          options={[
            { value: 'chart', label: t('bets.stats.showChart') },
            { value: 'table', label: t('bets.stats.showTable') },
          ]}
          onChange={setView}
        />
      </div>
      {statistics && view === 'table' ? (
        <DayTable statistics={statistics} />
      ) : (
        <DayChart days={statistics?.days ?? []} />
      )}
    </>
  );
}
