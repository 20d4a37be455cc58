import type { JackpotHit } from '@touchline/contract';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import styles from './jackpot.module.css';

/** Hits of a jackpot, each with level, amount, day and the masked winner. */
export function HitsList({ hits }: { readonly hits: readonly JackpotHit[] }) {
  const { t, money, when } = useBonusWords();
  return (
    <ol className={styles.list} aria-label={t('jackpots.hits')}>
      {hits.map((hit) => (
        <li key={hit.id} data-own={hit.is_own ? '' : undefined}>
          <span>
            {hit.level.name}
            <small>
              <bdi>{hit.is_own ? t('bonuses.rating.you') : hit.user_hash}</bdi> · {when(hit.created_at)}
            </small>
          </span>
          <span className={styles.amount}>
            <bdi>{money(hit.amount, hit.currency)}</bdi>
            {hit.currency !== 'EUR' && (
              <small>
                <bdi>{money(hit.amount_eur, 'EUR')}</bdi>
              </small>
            )}
            <small>{t(hit.status === 'paid' ? 'jackpots.paid' : 'jackpots.approved')}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
