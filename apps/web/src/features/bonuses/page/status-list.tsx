import type { Bonus } from '@touchline/contract';
import { Tag } from '@touchline/ui';
import { textOf } from '#data/messages.ts';
import { BONUS_KINDS } from '#parts/bonus/bonus-kinds.ts';
import { bonusState } from '#parts/bonus/bonus-state.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import { BonusActions } from '#parts/bonus-card/bonus-actions.tsx';
import styles from './status-list.module.css';

/** Bonuses that cannot be used now: how each stands, why, and what to do. */
export function StatusList({
  bonuses,
  label,
}: {
  readonly bonuses: readonly Bonus[];
  readonly label: string;
}) {
  const { t, when } = useBonusWords();
  return (
    <ul className={styles.rows} aria-label={label}>
      {bonuses.map((bonus) => {
        const { tag, tone, advice } = bonusState(bonus, when);
        return (
          <li key={bonus.id} className={styles.row}>
            <div className={styles.name}>
              <b>{bonus.name}</b>
              <small>{t(BONUS_KINDS[bonus.type].nameKey)}</small>
              {advice && <small>{t(advice)}</small>}
            </div>
            <Tag tone={tone}>{textOf(t, tag)}</Tag>
            <BonusActions bonus={bonus} />
          </li>
        );
      })}
    </ul>
  );
}
