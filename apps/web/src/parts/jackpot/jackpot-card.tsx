import { useQuery } from '@tanstack/react-query';
import type { Jackpot } from '@touchline/contract';
import { jackpotHitsQuery } from '#data/jackpots.ts';
import { BannerPicture } from '#parts/banner/banner-picture.tsx';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import cards from '#parts/bonus-card/card.module.css';
import { CardFrame } from '#parts/bonus-card/card-frame.tsx';
import { HitsList } from './hits-list.tsx';
import styles from './jackpot.module.css';

/** A jackpot: what all its pools hold, each level, and the last hits behind a press. */
export function JackpotCard({
  jackpot: { id, name, amount, currency, levels, terms },
  hasLevels = true,
  hasHits = true,
  hasPicture = false,
  level = 'h3',
}: {
  readonly jackpot: Jackpot;
  readonly hasLevels?: boolean;
  readonly hasHits?: boolean;
  readonly hasPicture?: boolean;
  readonly level?: 'h2' | 'h3';
}) {
  const { t, money, exact } = useBonusWords();
  return (
    <CardFrame
      icon="trophy"
      kind={t('bonuses.type.jackpot')}
      name={name}
      headline={{ value: exact(amount, currency), unit: null }}
      level={level}
      picture={hasPicture && <BannerPicture kind="jackpot" banner={null} />}
    >
      {hasLevels && (
        <ul className={styles.levels} aria-label={t('jackpots.levels')}>
          {levels.map(({ code, name: levelName, pool_amount: pool, state }) => (
            <li key={code} data-off={state === 'active' ? undefined : ''}>
              <span>{levelName}</span>
              <bdi>{money(pool, currency)}</bdi>
              {state !== 'active' && <small>{t('jackpots.levelOff')}</small>}
            </li>
          ))}
        </ul>
      )}
      {terms && (
        <details className={styles.hits}>
          <summary>{t('jackpots.terms')}</summary>
          <p className={cards.note}>{terms}</p>
        </details>
      )}
      {hasHits && <LastHits jackpotId={id} />}
    </CardFrame>
  );
}

/** The newest hit in one quiet line; the others come at a press. */
function LastHits({ jackpotId }: { readonly jackpotId: string }) {
  const { t, money, when } = useBonusWords();
  const { data: hits = [] } = useQuery(jackpotHitsQuery({ jackpotId }));
  const [last] = hits;
  if (!last) return null;
  return (
    <details className={styles.hits}>
      <summary>
        {t('jackpots.last', {
          level: last.level.name,
          amount: money(last.amount, last.currency),
          when: when(last.created_at),
        })}
      </summary>
      <HitsList hits={hits} />
    </details>
  );
}
