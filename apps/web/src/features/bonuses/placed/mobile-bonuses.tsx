import type { BonusFamily } from '@touchline/contract/constants';
import { Icon } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { familyOf } from '#data/bonus-family.ts';
import { openModal } from '#data/modal.ts';
import { useListedBonuses } from '#data/use-listed-bonuses.ts';
import { endOf } from '#parts/bonus/bonus-conditions.ts';
import { bonusHeadline } from '#parts/bonus/bonus-headline.ts';
import { BONUS_KINDS } from '#parts/bonus/bonus-kinds.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import { firstOfEach } from './first-of-each.ts';
import styles from './placed.module.css';

export interface MobileBonusesSettings {
  readonly families: readonly BonusFamily[];
  readonly per_family: number;
  readonly title: boolean;
}

/** A row of bonuses on phones, a few of each family; each opens its conditions. */
export function MobileBonuses({ settings, block }: BlockProps<MobileBonusesSettings>) {
  const words = useBonusWords();
  const { t, when } = words;
  const { families, per_family: perFamily, title } = settings;
  const limit = families.length * perFamily;
  const listed = useListedBonuses({ families, perFamily, limit, isAvailable: true });
  const bonuses = firstOfEach(listed.bonuses, perFamily, ({ type }) => familyOf(type));
  if (bonuses.length === 0) return null;
  const id = `${block.id}-title`;
  return (
    <section
      className={styles.phones}
      aria-label={title ? undefined : t('page.bonuses.title')}
      aria-labelledby={title ? id : undefined}
    >
      {title && <h2 id={id}>{t('page.bonuses.title')}</h2>}
      <ul className={styles.row}>
        {bonuses.map((bonus) => {
          const { icon, nameKey } = BONUS_KINDS[bonus.type];
          const end = endOf(bonus);
          return (
            <li key={bonus.id}>
              <button type="button" onClick={() => openModal('bonus_detail', { bonus, title: bonus.name })}>
                <Icon name={icon} />
                <span>
                  <small>{t(nameKey)}</small>
                  <b>
                    <bdi>{bonusHeadline(bonus, words).value}</bdi>
                  </b>
                  {end !== null && <small>{t('bonuses.ends', { when: when(end) })}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
