import { stakeOfPart } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import { Button } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './cash-out.module.css';
import { type CashOutFace, paidFor } from './cash-out-steps.ts';
import type { CashOutModel } from './use-cash-out.ts';

/** The offer moved before it was taken: the new one beside the old one, and both ways on. */
export function ChangedBox({
  bet,
  model,
  face,
  onTake,
}: {
  bet: Bet;
  model: CashOutModel;
  face: Extract<CashOutFace, { kind: 'changed' }>;
  onTake: () => void;
}) {
  const t = useMessages();
  const money = useMoney();
  const { partPercent } = model.choice;
  const now = money(paidFor(face.amount, partPercent), bet.currency);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
    <div
      className={styles.box}
      data-tone="warn"
      role="group"
      aria-label={t('bets.cashOut')}
      data-face="changed"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && model.keep()}
    >
      <p role="status">
        {face.before === null
          ? t('bets.cashOut.changedBare', { now })
          : t('bets.cashOut.changed', {
              now,
              before: money(paidFor(face.before, partPercent), bet.currency),
            })}{' '}
        {partPercent === null
          ? t('bets.cashOut.closes', { amount: now })
          : t('bets.cashOut.stays', {
              amount: now,
              stake: money(bet.open_stake - stakeOfPart(bet.open_stake, partPercent), bet.currency),
            })}
      </p>
      <div className={styles.pair}>
        <Button kind="outline" onClick={model.keep}>
          {t('bets.cashOut.keep')}
        </Button>
        <Button kind="primary" onClick={onTake}>
          {t('bets.cashOut.takeNew', { amount: now })}
        </Button>
      </div>
    </div>
  );
}
