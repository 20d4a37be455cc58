import type { BetStatistics } from '@touchline/contract';
import { formatDay } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { busyDays } from './day-bars.ts';
import styles from './statistics.module.css';

/** The days of the chart in figures. */
export function DayTable({ statistics: { days, currency } }: { statistics: BetStatistics }) {
  const t = useMessages();
  const money = useMoney();
  const timeZone = useTimeZone();
  const dayOf = (at: number | undefined) => (at === undefined ? '' : formatDay(at, t.locale, timeZone));
  const period = { from: dayOf(days[0]?.from), to: dayOf(days.at(-1)?.from) };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.table} aria-label={t('bets.stats.chart', period)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(['day', 'staked', 'won', 'difference'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`bets.stats.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busyDays(days)
              .toReversed()
              .map(({ from, staked, won }) => (
                <tr key={from}>
                  <th scope="row">{dayOf(from)}</th>
                  <td>{money(staked, currency)}</td>
                  <td>{money(won, currency)}</td>
                  <td>{money(won - staked, currency, { sign: true })}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      <p className={styles.fine}>{t('bets.stats.quiet')}</p>
    </>
  );
}
