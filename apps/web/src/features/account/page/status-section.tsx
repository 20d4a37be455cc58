import { Button, Icon, Skeleton, Tag } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { useIsolated } from '#data/slip-money.ts';
import styles from './status.module.css';
import type { PlayerStatus, StatusState } from './use-status.ts';

/** Points of the player, his status, and how far the next one is. */
export function StatusSection({ state }: { state: StatusState }) {
  const t = useMessages();
  switch (state.kind) {
    case 'ready':
      return <Status status={state.status} />;
    case 'failed':
      return (
        <div className={styles.failed} role="status">
          <p>{t('points.error')}</p>
          <Button size="s" onClick={state.again}>
            {t('notifications.error.again')}
          </Button>
        </div>
      );
    default:
      return (
        <div className={styles.status} aria-busy="true" role="status">
          <span className="vh">{t('modal.loading')}</span>
          <Skeleton width="third" />
          <Skeleton width="half" />
        </div>
      );
  }
}

function Status({ status: { points, groups } }: { status: PlayerStatus }) {
  const t = useMessages();
  const isolate = useIsolated();
  const { persistent_points: count, min_condition: min, max_condition: max } = points;
  const reached = groups.filter((group) => group.points <= count);
  const next = groups.find((group) => group.points > count);
  const part = max === null ? 1 : (count - min) / (max - min);
  return (
    <div className={styles.status}>
      <div className={styles.head}>
        <b>{t('points.have', { count })}</b>
        {groups.length > 0 && (
          <Tag tone={reached.length > 0 ? 'accent' : 'neutral'} icon="trophy">
            {reached.at(-1)?.name ?? t('points.none')}
          </Tag>
        )}
      </div>
      {groups.length > 0 && (
        <>
          <div className={styles.bar} aria-hidden="true">
            <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
          </div>
          <p>
            {next
              ? t('points.toNext', { count: next.points - count, name: isolate(next.name) })
              : t('points.highest')}
          </p>
          <ul className={styles.groups} aria-label={t('points.groups')}>
            {groups.map(({ id, name, points: needed }) => (
              <li key={id} data-reached={needed <= count ? '' : undefined}>
                <Icon name={needed <= count ? 'circle-check' : 'lock'} />
                <b>{name}</b>
                {needed <= count && <span className="vh">{t('points.reached')}</span>}
                <span>{t('points.have', { count: needed })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.hint}>{t('points.hint')}</p>
    </div>
  );
}
