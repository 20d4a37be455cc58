import type { Bonus } from '@touchline/contract';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import styles from './card.module.css';

/** The steps of a comboboost: how many selections, and what each step adds. */
export function BoostLadder({ bonus: { ranges, active_range_index: active } }: { readonly bonus: Bonus }) {
  const { t, percent, count } = useBonusWords();
  const steps = ranges.flatMap((range) => ('bonus_odds' in range ? [range] : []));
  if (steps.length === 0) return null;
  return (
    <ol className={styles.ladder} aria-label={t('bonuses.ladder')}>
      {steps.map(({ min_count: from, max_count: to, bonus_odds: boost }, index) => (
        <li key={from} data-reached={index <= (active ?? -1) ? '' : undefined}>
          <b>{to === null ? `${count(from)}+` : to === from ? count(from) : `${count(from)}–${count(to)}`}</b>
          <bdi>+{percent(boost)}</bdi>
        </li>
      ))}
    </ol>
  );
}
