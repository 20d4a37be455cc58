import type { Bonus } from '@touchline/contract';
import type { PlainKey } from '#data/messages.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import styles from './card.module.css';

const STATES = {
  unused: 'bonuses.reward.unused',
  used: 'bonuses.reward.used',
  deactivated: 'bonuses.tag.deactivated',
} as const satisfies Record<Bonus['rewards'][number]['state'], PlainKey>;

/** Free bets that were given out of a bonus. */
export function GivenRewards({ bonus: { rewards, issued, bet_conditions: bet } }: { readonly bonus: Bonus }) {
  const { t, money } = useBonusWords();
  const currency = issued?.currency ?? bet.currency;
  if (rewards.length === 0 || currency === null) return null;
  return (
    <ul className={styles.rewards} aria-label={t('bonuses.rewards')}>
      {rewards.map(({ id, amount, state }) => (
        <li key={id}>
          <span>{t('bonuses.reward', { amount: money(amount, currency) })}</span>
          <span>{t(STATES[state])}</span>
        </li>
      ))}
    </ul>
  );
}
