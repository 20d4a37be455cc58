import { useQuery } from '@tanstack/react-query';
import type { PlaySummary, PlayWeek, UserLimit } from '@touchline/contract';
import { formatDay } from '@touchline/i18n';
import { Button, Skeleton } from '@touchline/ui';
import { playSummaryQuery } from '#data/limits.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { useMoney } from '#data/slip-money.ts';
import { useTimeZone } from '#data/time-zone.ts';
import type { LimitStart } from './limit-form.tsx';
import styles from './play-panel.module.css';
import { useMinutes } from './play-words.ts';
import { usualStakes } from './usual-week.ts';

const SUGGESTED: LimitStart = { type: 'wager', period: 'week' };

/** How a player played week by week, beside his own limits. */
export function PlayPanel({ limits }: { readonly limits: readonly UserLimit[] }) {
  const t = useMessages();
  const { data, isPending, refetch } = useQuery(playSummaryQuery());
  return (
    <section className={styles.panel} aria-labelledby="play-weeks">
      <h2 id="play-weeks">{t('weeks.title')}</h2>
      {isPending && <Skeleton width="half" />}
      {!isPending && !data && (
        <p role="status">
          {t('weeks.failed')} <Button onClick={() => void refetch()}>{t('money.again')}</Button>
        </p>
      )}
      {data && <Weeks summary={data} limits={limits} />}
    </section>
  );
}

function Weeks({
  summary: { currency, weeks },
  limits,
}: {
  readonly summary: PlaySummary;
  readonly limits: readonly UserLimit[];
}) {
  const t = useMessages();
  const money = useMoney();
  const played = weeks.slice(weeks.findIndex(({ staked, won }) => staked > 0 || won > 0));
  const now = weeks.at(-1);
  if (!now || weeks.every(({ staked, won, minutes }) => staked + won + (minutes ?? 0) === 0))
    return <p className={styles.text}>{t('weeks.none')}</p>;
  const most = Math.max(...weeks.map(({ staked }) => staked), 1);
  return (
    <>
      <p className={styles.text}>
        {t('weeks.thisWeek', { staked: money(now.staked, currency), won: money(now.won, currency) })}{' '}
        <AgainstLimit now={now} limits={limits} currency={currency} />
      </p>
      <table className={styles.weeks}>
        <thead>
          <tr>
            <th scope="col">{t('weeks.week')}</th>
            <th scope="col">{t('weeks.staked')}</th>
            <th scope="col">{t('weeks.won')}</th>
            <th scope="col">{t('weeks.difference')}</th>
            <th scope="col">{t('weeks.time')}</th>
          </tr>
        </thead>
        <tbody>
          {[...played].reverse().map((week) => (
            <Week key={week.start} week={week} currency={currency} most={most} />
          ))}
        </tbody>
      </table>
      <Suggestion weeks={weeks} limits={limits} currency={currency} />
    </>
  );
}

function Week({
  week: { start, staked, won, minutes: spent },
  currency,
  most,
}: {
  readonly week: PlayWeek;
  readonly currency: string;
  readonly most: number;
}) {
  const t = useMessages();
  const money = useMoney();
  const minutes = useMinutes();
  const timeZone = useTimeZone();
  return (
    <tr>
      <th scope="row">{formatDay(start, t.locale, timeZone)}</th>
      <td data-label={t('weeks.staked')}>
        <i className={styles.bar} style={{ inlineSize: `calc((100% - 12px) * ${staked / most})` }} />
        {money(staked, currency)}
      </td>
      <td data-label={t('weeks.won')}>{money(won, currency)}</td>
      <td data-label={t('weeks.difference')}>{money(won - staked, currency)}</td>
      <td data-label={t('weeks.time')}>{spent === null ? '–' : minutes(spent)}</td>
    </tr>
  );
}

const weekly = (limits: readonly UserLimit[], type: UserLimit['type']) =>
  limits.find((limit) => limit.type === type && limit.period === 'week' && limit.status !== 'disabled');

/** How this week stands against the player's own weekly limit. */
function AgainstLimit({
  now,
  limits,
  currency,
}: {
  readonly now: PlayWeek;
  readonly limits: readonly UserLimit[];
  readonly currency: string;
}) {
  const t = useMessages();
  const money = useMoney();
  const wager = weekly(limits, 'wager');
  if (!wager?.value || wager.currency !== currency) return <>{t('weeks.noLimit')}</>;
  return (
    <>
      {t('weeks.againstLimit', {
        limit: money(wager.value, currency),
        left: money(Math.max(0, wager.value - now.staked), currency),
      })}
    </>
  );
}

/** A limit from the player's own pattern: what he stakes in a usual week. */
function Suggestion({
  weeks,
  limits,
  currency,
}: {
  readonly weeks: readonly PlayWeek[];
  readonly limits: readonly UserLimit[];
  readonly currency: string;
}) {
  const t = useMessages();
  const money = useMoney();
  const usual = usualStakes(weeks);
  if (usual === null || weekly(limits, 'wager')) return null;
  const amount = money(usual, currency);
  return (
    <div className={styles.suggestion}>
      <p>{t('weeks.usual', { amount })}</p>
      <Button size="s" onClick={() => openModal('limit', { start: SUGGESTED, title: t('limits.new') })}>
        {t('weeks.setLimit')}
      </Button>
    </div>
  );
}
