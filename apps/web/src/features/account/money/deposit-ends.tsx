import type { DepositRead } from '@touchline/client/money';
import { Alert, Button } from '@touchline/ui';
import { DEPOSIT_FAILURE_TEXTS } from '#data/deposit-notices.ts';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './money.module.css';
import { useFollowedDeposit } from './use-followed-deposit.ts';

/** The provider has not decided: the modal says how it ends, or a notification if it is closed before. */
export function DepositWaiting({
  deposit,
  take,
  close,
}: {
  readonly deposit: DepositRead;
  readonly take: (deposit: DepositRead) => void;
  readonly close: () => void;
}) {
  const t = useMessages();
  const money = useMoney();
  useFollowedDeposit(deposit, take);
  return (
    <div className={styles.form}>
      <Alert tone="info" title={t('deposit.pending')}>
        {t('deposit.waitingText', { amount: money(deposit.amount, deposit.currency) })}
      </Alert>
      <div className={styles.foot}>
        <Button size="l" wide onClick={close}>
          {t('shell.close')}
        </Button>
      </div>
    </div>
  );
}

/** The deposit failed, and nothing was taken: the form comes back as it was. */
export function DepositFailed({
  deposit: { reason },
  onAgain,
}: {
  readonly deposit: DepositRead;
  readonly onAgain: () => void;
}) {
  const t = useMessages();
  return (
    <div className={styles.form}>
      <Alert tone="error" title={t('deposit.failed')}>
        {t(reason === null ? 'deposit.failedText' : DEPOSIT_FAILURE_TEXTS[reason])}
      </Alert>
      <div className={styles.foot}>
        <Button kind="primary" size="l" wide onClick={onAgain}>
          {t('money.again')}
        </Button>
      </div>
    </div>
  );
}
