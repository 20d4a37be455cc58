import type { MinorUnits } from '@touchline/betting';
import type { CashOutReason } from '@touchline/contract';
import { classNames, Icon } from '@touchline/ui';
import { useId } from 'react';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './cash-out.module.css';
import type { CashOutFace } from './cash-out-steps.ts';

/** Reasons that a player is told. */
type ToldReason = Exclude<CashOutReason, 'not_waiting' | 'off'>;

const isTold = (reason: CashOutReason | null): reason is ToldReason =>
  reason !== null && reason !== 'not_waiting' && reason !== 'off';

/** No offer now: a pause keeps the button and its last amount in place, an end says why in words. */
export function PausedFace({
  face,
  last,
  currency,
}: {
  face: Extract<CashOutFace, { kind: 'paused' | 'closed' }>;
  last: MinorUnits | null;
  currency: string;
}) {
  const t = useMessages();
  const money = useMoney();
  const reasonId = useId();
  const reason = isTold(face.reason) && <>{t(`error.cash_out.${face.reason}`)}</>;
  if (face.kind === 'closed') return <p className={styles.fine}>{reason}</p>;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.cash, styles.paused)}
        aria-disabled="true"
        aria-describedby={reason ? reasonId : undefined}
        data-face="paused"
      >
        <span>{t('bets.cashOut.paused')}</span>
        <span className={styles.amount}>
          {last !== null && <span>{t('bets.cashOut.last', { amount: money(last, currency) })}</span>}
          <Icon name="lock" />
        </span>
      </button>
      {reason && (
        <p id={reasonId} className={styles.fine}>
          {reason}
        </p>
      )}
    </>
  );
}
