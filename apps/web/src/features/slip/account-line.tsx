import { Icon } from '@touchline/ui';
import { useId } from 'react';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { changeSlipEntry } from '#data/slip-entry.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import styles from './foot.module.css';
import type { SlipModel } from './use-slip-model.ts';

/** Which account pays and what it holds; with several it is chosen here. */
export function AccountLine({ model }: { model: SlipModel }) {
  const t = useMessages();
  const money = useSlipMoney();
  const id = useId();
  const { accounts } = useSession();
  const { action, state } = model;
  const { currency } = state.rules;
  const account = accounts.find((candidate) => candidate.currency === currency);
  if (!account || action.kind === 'done') return null;
  if (accounts.length === 1 || state.inProgress || state.isUnconfirmed) {
    return (
      <p className={styles.fine}>
        {t('slip.account', { currency })} ·{' '}
        {t('slip.available', { amount: money(account.balance.available, currency) })}
      </p>
    );
  }
  return (
    <div className={styles.account}>
      <label htmlFor={id}>{t('slip.payFrom')}</label>
      <span>
        <select
          id={id}
          value={currency}
          onChange={({ currentTarget: { value } }) => changeSlipEntry({ account: value })}
        >
          {accounts.map(({ currency: code, balance }) => (
            <option key={code} value={code}>
              {t('slip.payFromOption', { currency: code, amount: money(balance.available, code) })}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
    </div>
  );
}
