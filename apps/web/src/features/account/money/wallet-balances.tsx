import { Button } from '@touchline/ui';
import { askToDeposit, useCanDeposit } from '#data/auth-actions.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { useSession } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './wallet.module.css';

/** What the player has in each currency, with the ways in and out. */
export function WalletBalances() {
  const t = useMessages();
  const money = useMoney();
  const canDeposit = useCanDeposit();
  const { accounts } = useSession();
  return (
    <ul className={styles.balances} aria-label={t('wallet.balances')}>
      {accounts.map(({ currency, balance: { available, locked } }) => (
        <li key={currency} className={styles.card}>
          <div>
            <small>{currency}</small>
            <bdi className={styles.amount}>{money(available, currency)}</bdi>
            {locked > 0 && <small>{t('wallet.locked', { amount: money(locked, currency) })}</small>}
          </div>
          <div className={styles.ways}>
            {canDeposit && (
              <Button kind="primary" onClick={() => askToDeposit({ currency })}>
                {t('account.deposit')}
                <span className="vh"> {currency}</span>
              </Button>
            )}
            <Button onClick={() => openModal('payout', { currency })}>
              {t('payout.open')}
              <span className="vh"> {currency}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
