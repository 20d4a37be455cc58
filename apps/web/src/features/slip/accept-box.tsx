import { Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { usePriceText, useSlipMoney } from '#data/slip-money.ts';
import { changedAmount } from './changed-amount.ts';
import styles from './foot.module.css';
import type { SlipModel } from './use-slip-model.ts';

/** What changed, and what it means in money. The button below accepts it. */
export function AcceptBox({ model }: { model: SlipModel }) {
  const t = useMessages();
  const money = useSlipMoney();
  const price = usePriceText();
  const { action, context, quoted, state } = model;
  if (action.kind !== 'accept') return null;
  const [bet, ...others] = quoted.bets;
  const isOne = others.length === 0 && (bet?.betType === 'COMBO' || bet?.betType === 'CUSTOM_BET');
  const hasTotals = isOne && bet.totalOdds !== null && bet.acceptedTotalOdds !== null;
  const before = hasTotals ? price(bet.acceptedTotalOdds, { isTotal: true }) : '';
  const after = hasTotals ? price(bet.totalOdds, { isTotal: true }) : '';
  const { currency } = state.rules;
  const changed = changedAmount(state, quoted, context.limits[currency]?.maxPayout ?? null);
  return (
    <div className={styles.accept}>
      <p>
        <Icon name="triangle-alert" />
        <span>
          <b>{t('slip.changed.title', { count: action.count })}</b>{' '}
          {/* The highest total is written alike however it moves. */}
          {before !== after && t('slip.changed.odds', { before, after })}{' '}
          {changed &&
            t(`slip.changed.${changed.what}`, {
              amount: money(changed.now, currency),
              before: money(changed.before, currency),
            })}
        </span>
      </p>
    </div>
  );
}
