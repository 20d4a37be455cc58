import type { DepositRead } from '@touchline/client/money';
import { formatTime } from '@touchline/i18n';
import { Alert, Button, TextField } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { confirmDeposit } from '#data/payments.ts';
import { useMoney } from '#data/slip-money.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './money.module.css';
import { useFollowedDeposit } from './use-followed-deposit.ts';

const CODE_LENGTH_MAX = 16;

/** Asks for the code that the bank sent. The deposit may also end without it. */
export function DepositCode({
  deposit,
  take,
}: {
  readonly deposit: DepositRead;
  readonly take: (deposit: DepositRead) => void;
}) {
  const t = useMessages();
  const money = useMoney();
  const timeZone = useTimeZone();
  const [isLost, setLost] = useState(false);
  const { id, confirm_by: until } = deposit;
  const amount = money(deposit.amount, deposit.currency);
  useFollowedDeposit(deposit, take);
  const { bind, isBusy, errors, clear } = useForm({
    names: ['code'],
    missing: (entered) => (enteredIn(entered, 'code') === '' ? { code: t('deposit.codeMissing') } : {}),
    call: (entered) => confirmDeposit(id, enteredIn(entered, 'code')),
    done(sent) {
      setLost(sent.kind === 'lost');
      if (sent.kind === 'known') take(sent.payment);
    },
  });
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      {isLost && <Alert tone="warn">{t('error.connection')}</Alert>}
      <p className={styles.text}>
        {until === null
          ? t('deposit.codeText', { amount })
          : t('deposit.codeTextUntil', { amount, time: formatTime(until, t.locale, timeZone) })}
      </p>
      <TextField
        label={t('deposit.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={CODE_LENGTH_MAX}
        error={errors.fields.code}
        onChange={clear}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t('deposit.confirm', { amount })}
        </Button>
      </div>
    </form>
  );
}
