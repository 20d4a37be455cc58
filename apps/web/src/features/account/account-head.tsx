import { useMessages } from '#data/messages.ts';
import type { Session } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import { displayName } from './display-name.ts';
import styles from './profile.module.css';

/** Name and money of the player. What is set aside is said, so that the balance adds up. */
export function AccountHead({ session }: { session: Session }) {
  const t = useMessages();
  const money = useMoney();
  const { user, accounts } = session;
  if (!user) return null;
  return (
    <div className={styles.head}>
      <bdi className={`${styles.name} wrap`}>{displayName(user)}</bdi>
      {accounts.map(({ currency, balance }) => (
        <p key={currency}>
          <bdi>{money(balance.available, currency)}</bdi>
          {balance.locked > 0 && (
            <small>{t('account.locked', { amount: money(balance.locked, currency) })}</small>
          )}
        </p>
      ))}
    </div>
  );
}
