import { USER_LIMIT_PERIODS, type UserLimitPeriod } from '@touchline/contract/constants';
import { Alert, Button, SelectField } from '@touchline/ui';
import { useState } from 'react';
import { declineDepositLimit, setLimit } from '#data/limits.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { useForm } from '#parts/form/use-form.ts';
import { MoneyField, useTypedAmount } from '#parts/money-field/money-field.tsx';
import styles from './money.module.css';

const PERIODS: Readonly<Record<UserLimitPeriod, PlainKey>> = {
  day: 'limits.day',
  week: 'limits.week',
  month: 'limits.month',
};

/** Asks for a deposit limit before the first deposit. Either answer leads on, here and on every other device. */
export function FirstLimit({ currency }: { readonly currency: string }) {
  const t = useMessages();
  const [text, setText] = useState('');
  const [period, setPeriod] = useState<UserLimitPeriod>('month');
  const [isDeclining, setDeclining] = useState(false);
  const { amount, missing } = useTypedAmount(text, currency);
  const { bind, isBusy, errors, error, clear } = useForm({
    names: ['amount', 'period'],
    missing: () => missing,
    call: () => setLimit({ type: 'deposit', period, value: amount ?? 0, currency }),
    done() {},
  });
  const decline = async () => {
    setDeclining(true);
    await declineDepositLimit();
    setDeclining(false);
  };
  return (
    <form className={styles.form} {...bind}>
      <h3>{t('limits.first.title')}</h3>
      <p className={styles.text}>{t('limits.first.text')}</p>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <MoneyField
        currency={currency}
        text={text}
        wrong={errors.fields.amount}
        error={error}
        onText={(typed) => {
          clear();
          setText(typed);
        }}
      />
      <SelectField
        label={t('limits.period')}
        name="period"
        value={period}
        error={errors.fields.period}
        onChange={({ currentTarget: { value } }) =>
          setPeriod(USER_LIMIT_PERIODS.find((one) => one === value) ?? period)
        }
      >
        {USER_LIMIT_PERIODS.map((one) => (
          <option key={one} value={one}>
            {t(PERIODS[one])}
          </option>
        ))}
      </SelectField>
      <div className={styles.foot}>
        <Button type="submit" size="l" wide busy={isBusy}>
          {t('limits.save')}
        </Button>
        <Button size="l" wide busy={isDeclining} onClick={() => void decline()}>
          {t('limits.first.decline')}
        </Button>
      </div>
    </form>
  );
}
