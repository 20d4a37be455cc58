import { useQuery } from '@tanstack/react-query';
import { Alert, Button, SelectField } from '@touchline/ui';
import { type FormEvent, useRef, useState } from 'react';
import { openCurrency } from '#data/currencies.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { systemQuery } from '#data/queries.ts';
import { useSession } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import { type FormErrors, formErrors } from '#parts/form/form-errors.ts';
import styles from './lists/account-list.module.css';

const FIELDS = ['currency'];
const NONE: FormErrors = { fields: {}, general: null };

/** What the player has in each currency, and the way to another one. `isSection`: stands among others on a page. */
export function PlayerAccounts({ isSection = false }: { isSection?: boolean }) {
  const t = useMessages();
  const { accounts } = useSession();
  const money = useMoney();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={styles.list}>
      <ul ref={list} tabIndex={-1} aria-label={t('currencies.title')}>
        {accounts.map(({ currency, balance }) => (
          <li key={currency} className={styles.row}>
            <b>{currency}</b>
            <span className={styles.money}>
              <bdi>{money(balance.available, currency)}</bdi>
              {balance.locked > 0 && (
                <small>{t('account.locked', { amount: money(balance.locked, currency) })}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <AddCurrency isSection={isSection} onOpened={() => list.current?.focus({ preventScroll: true })} />
    </div>
  );
}

/** Opens a balance in a currency that the player does not have. `onOpened`: the field may be gone by then. */
function AddCurrency({ isSection, onOpened }: { isSection: boolean; onOpened: () => void }) {
  const t = useMessages();
  const { accounts } = useSession();
  const { data: system } = useQuery(systemQuery());
  const [errors, setErrors] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const others = (system?.currencies ?? []).filter(
    ({ code }) => !accounts.some(({ currency }) => currency === code),
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currency = String(new FormData(event.currentTarget).get('currency'));
    setBusy(true);
    const answer = await openCurrency(currency);
    setBusy(false);
    if (!answer.ok) return setErrors(formErrors(answer.error, FIELDS, t));
    setErrors(NONE);
    onOpened();
    notify({ kind: 'success', titleKey: 'currencies.opened', values: { currency } });
  };
  if (others.length === 0) return <p className={styles.note}>{t('currencies.all')}</p>;
  return (
    <form className={styles.list} onSubmit={(event) => void submit(event)} noValidate>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <SelectField
        key={others.length}
        label={t('currencies.add')}
        name="currency"
        hint={t('currencies.hint')}
        error={errors.fields.currency}
        onChange={() => setErrors(NONE)}
      >
        {others.map(({ code }) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </SelectField>
      <Button type="submit" kind={isSection ? 'secondary' : 'primary'} wide busy={isBusy}>
        {t('currencies.open')}
      </Button>
    </form>
  );
}
