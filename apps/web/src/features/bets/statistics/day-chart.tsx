import { formatDay } from '@touchline/i18n';
import type { StatisticsDay } from '#data/bets-statistics.ts';
import { useMessages } from '#data/messages.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { CHART, dayBars } from './day-bars.ts';
import styles from './statistics.module.css';

/** Staked and won by day as bars, the difference as a line. Who cannot see it has the table. Without days it keeps their place. */
export function DayChart({ days }: { days: readonly StatisticsDay[] }) {
  const t = useMessages();
  const timeZone = useTimeZone();
  const { days: bars, line, zeroY } = dayBars(days);
  const dayOf = (at: number | undefined) => (at === undefined ? '' : formatDay(at, t.locale, timeZone));
  const [from, to] = [dayOf(days[0]?.from), dayOf(days.at(-1)?.from)];
  return (
    <figure aria-hidden={days.length === 0}>
      {/* Time runs with the reading direction. */}
      <svg
        className={`${styles.chart} flip`}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('bets.stats.chart', { from, to })}
      >
        {bars.map(({ from: at, staked, won }) => (
          <g key={at}>
            <rect className={styles.staked} {...staked} />
            <rect className={styles.won} {...won} />
          </g>
        ))}
        <line className={styles.zero} x1={0} x2={CHART.width} y1={zeroY} y2={zeroY} />
        <polyline className={styles.net} points={line} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
      <ul className={styles.legend}>
        {(['staked', 'won', 'difference'] as const).map((name) => (
          <li key={name}>
            <i data-of={name} aria-hidden="true" />
            {t(`bets.stats.${name}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
