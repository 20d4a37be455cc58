import type { Bonus } from '@touchline/contract';
import { nextStep } from '#parts/bonus/bonus-headline.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import styles from './card.module.css';
import { GivenRewards } from './given-rewards.tsx';
import { Meter } from './meter.tsx';
import { filled } from './progress.ts';

/** Points of a hunting: what is reached, what open bets can add, and what the next step gives. */
export function HuntingBody({ bonus }: { readonly bonus: Bonus }) {
  const { t, points, money, share } = useBonusWords();
  const next = nextStep(bonus);
  const { farming, bet_conditions: bet, issued } = bonus;
  const currency = issued?.currency ?? bet.currency;
  if (!next) return null;
  const reward =
    next.amount !== null && currency !== null
      ? t('bonuses.stepAmount', { points: points(next.points), amount: money(next.amount, currency) })
      : t('bonuses.stepShare', {
          points: points(next.points),
          share: share(next.multiplier ?? 0),
        });
  const open = farming ? farming.potential_points - farming.points : 0;
  return (
    <>
      <Meter filled={filled(farming?.points ?? 0, farming?.potential_points ?? 0, next.points)} />
      {open > 0 && <p className={styles.note}>{t('bonuses.openPoints', { points: points(open) })}</p>}
      <p className={styles.note}>{reward}</p>
      {farming && farming.bets_count > 0 && currency !== null && (
        <p className={styles.note}>
          {t('bonuses.farmed', {
            bets: farming.bets_count,
            stake: money(farming.average_stake, currency),
          })}
        </p>
      )}
      <GivenRewards bonus={bonus} />
    </>
  );
}
