import type { Bonus } from '@touchline/contract';
import { Button, Skeleton } from '@touchline/ui';
import { ratingQuery } from '#data/bonuses.ts';
import { usePages } from '#data/use-pages.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import styles from './leaderboard.module.css';
import { withOwnRow } from './leaderboard-rows.ts';

/** Places of a tournament with what each would win now. The player's own row is always among them. */
export function Leaderboard({ bonus: { id, campaign_id: campaignId, name } }: { readonly bonus: Bonus }) {
  const { t, points, money, count } = useBonusWords();
  const list = usePages((page) => ratingQuery({ id, campaignId }, page));
  const [first] = list.pages;
  if (list.isPending)
    return (
      <div aria-busy="true">
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    );
  if (list.isFailed || !first)
    return (
      <p className={styles.note} role="status">
        {t('bonuses.ratingFailed')}{' '}
        <Button size="s" onClick={list.retry}>
          {t('money.again')}
        </Button>
      </p>
    );
  const rows = withOwnRow(
    list.pages.flatMap(({ data }) => data),
    first.own,
  );
  if (rows.length === 0) return <p className={styles.note}>{t('bonuses.ratingEmpty')}</p>;
  return (
    <>
      {first.own && (
        <p className={styles.note}>{t('bonuses.ownPlace', { place: count(first.own.position) })}</p>
      )}
      <table className={styles.table} aria-label={t('bonuses.ratingOf', { name })}>
        <thead>
          <tr>
            <th scope="col">{t('bonuses.rating.place')}</th>
            <th scope="col">{t('bonuses.rating.player')}</th>
            <th scope="col">{t('bonuses.rating.points')}</th>
            <th scope="col">{t('bonuses.rating.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position} data-own={row.current_user ? '' : undefined}>
              <td>{count(row.position)}</td>
              <td>{row.current_user ? t('bonuses.rating.you') : <bdi>{row.email}</bdi>}</td>
              <td>{points(row.points)}</td>
              <td>
                <bdi>{money(row.farmed_amount, row.currency)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {list.next !== 'none' && (
        <div className={styles.more}>
          <Button size="s" busy={list.next === 'loading'} onClick={list.more}>
            {t('wallet.more')}
          </Button>
        </div>
      )}
    </>
  );
}
