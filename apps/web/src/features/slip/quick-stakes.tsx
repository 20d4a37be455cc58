import type { MinorUnits, SlipBet } from '@touchline/betting';
import { useMessages } from '#data/messages.ts';
import { useQuickStakes } from '#data/slip-choices.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import { fillStake } from './fill-stake.ts';
import styles from './foot.module.css';

/** Amounts that are added to the stake with one tap, and the highest stake. */
export function QuickStakes({
  bet,
  lines,
  highest,
}: {
  bet: SlipBet;
  /** Lines that each get the amount; 1 where stakes are totals. */
  lines: number;
  highest: MinorUnits | null;
}) {
  const t = useMessages();
  const money = useSlipMoney();
  const stakes = useQuickStakes(bet.currency);
  const unit = { code: bet.currency, subunits: bet.subunits };
  // The name of a button holds what stands on it, so a whole amount has no decimals there either.
  const named = (amount: MinorUnits) => money(amount, bet.currency).replace(/[.٫,][0٠]+(?=[^\d٠-٩]*$)/, '');
  const short = (amount: MinorUnits) => money.plain(amount, unit).replace(/[.٫,][0٠]+$/, '');
  return (
    <div className={styles.quick}>
      {stakes.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-label={t('slip.quick.add', { amount: named(amount) })}
          onClick={() => fillStake(bet, bet.stake + amount * lines, money)}
        >
          <bdi dir="ltr">+{short(amount)}</bdi>
        </button>
      ))}
      {highest !== null && highest > 0 && (
        <button
          type="button"
          aria-label={t('slip.quick.maxLabel', { amount: money(highest, bet.currency) })}
          onClick={() => fillStake(bet, lines > 1 ? highest - (highest % lines) : highest, money)}
        >
          {t('slip.quick.max')}
        </button>
      )}
    </div>
  );
}
