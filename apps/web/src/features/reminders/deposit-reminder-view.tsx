import { Button } from '@touchline/ui';
import { useEffect } from 'react';
import { askToDeposit } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './deposit-reminder.module.css';

/** Says that the player can pay in, and how much he has. Ends with his session. */
export function View({ close }: ModalProps) {
  const t = useMessages();
  const money = useMoney();
  const { account } = useSession();
  useEffect(() => {
    if (account === null) close();
  }, [account, close]);
  if (account === null) return null;
  const goOn = () => {
    close();
    askToDeposit();
  };
  const amount = money(account.balance.available, account.currency);
  return (
    <div className={styles.reminder}>
      <p>{t('reminder.deposit.text', { amount })}</p>
      <div className={styles.choices}>
        <Button kind="outline" onClick={close}>
          {t('reminder.later')}
        </Button>
        <Button kind="outline" onClick={goOn}>
          {t('reminder.deposit.go')}
        </Button>
      </div>
    </div>
  );
}
