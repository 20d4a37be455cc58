import { useQuery } from '@tanstack/react-query';
import type { UserLimit } from '@touchline/contract';
import { USER_LIMIT_PERIODS, type UserLimitPeriod } from '@touchline/contract/constants';
import { Alert, Button, Segmented, SelectField } from '@touchline/ui';
import { useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { type LimitAnswer, limitsQuery, removeLimit, setLimit } from '#data/limits.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { useSession } from '#data/session.ts';
import { useForm } from '#parts/form/use-form.ts';
import { MoneyField, useTypedAmount } from '#parts/money-field/money-field.tsx';
import { LISTED_TYPES, type ListedType } from './limit-lines.ts';
import styles from './limit-list.module.css';
import { hasPeriod, isListed, isMoneyType, PERIOD_WORDS, TYPE_WORDS, useLimitValue } from './limit-words.ts';
import { MinutesField, useTypedMinutes } from './minutes-field.tsx';

/** Sets a limit, or changes or removes the one that it is opened with. */
export function View({ props, close }: ModalProps) {
  const limit = props.limit as UserLimit | undefined; // openers give a limit or nothing
  const start = props.start as LimitStart | undefined; // as above
  return <LimitForm limit={limit} start={start} close={close} />;
}

/** What a new limit begins with. */
export interface LimitStart {
  readonly type: ListedType;
  readonly period: UserLimitPeriod;
}

const FIRST: LimitStart = { type: 'deposit', period: 'week' };

interface Typed {
  readonly amount: number | null;
  readonly missing: { readonly amount?: string };
}

/** Tells what became of a change: it counts, or it waits. */
function tell({ status }: UserLimit): void {
  const isWaiting = status !== 'active' && status !== 'disabled';
  notify(
    isWaiting
      ? { kind: 'info', titleKey: 'limits.asked', descriptionKey: 'limits.askedText' }
      : { kind: 'success', titleKey: 'limits.saved' },
  );
}

function LimitForm({
  limit,
  start = FIRST,
  close,
}: {
  readonly limit: UserLimit | undefined;
  readonly start: LimitStart | undefined;
  readonly close: () => void;
}) {
  const t = useMessages();
  const { user } = useSession();
  const [type, setType] = useState<ListedType>(limit && isListed(limit.type) ? limit.type : start.type);
  const [period, setPeriod] = useState<UserLimitPeriod>(limit?.period ?? start.period);
  const [text, setText] = useState('');
  const currency = limit?.currency ?? user?.currency ?? '';
  const write = useLimitValue();
  const money = useTypedAmount(text, currency);
  const minutes = useTypedMinutes(text);
  const isMoney = isMoneyType(type);
  const { amount, missing }: Typed = isMoney ? money : minutes;
  const done = (answer: LimitAnswer & { readonly ok: true }) => {
    tell(answer.data);
    close();
  };
  const { bind, isBusy, errors, error, clear } = useForm({
    names: ['type', 'period', 'value'],
    control: (name) => (name === 'value' ? 'amount' : name),
    missing: (): Readonly<Record<string, string>> => (missing.amount ? { value: missing.amount } : {}),
    call: () =>
      setLimit({
        type,
        period: hasPeriod(type) ? period : null,
        value: amount ?? 0,
        ...(isMoney && { currency }),
      }),
    done,
  });
  const change = (typed: string) => {
    clear();
    setText(typed);
  };
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      {!limit && (
        <SelectField
          label={t('limits.type')}
          hint={t(TYPE_WORDS[type].about)}
          name="type"
          value={type}
          onChange={({ currentTarget: { value } }) => {
            change('');
            setType(LISTED_TYPES.find((one) => one === value) ?? 'deposit');
          }}
        >
          {LISTED_TYPES.map((one) => (
            <option key={one} value={one}>
              {t(TYPE_WORDS[one].name)}
            </option>
          ))}
        </SelectField>
      )}
      {limit && (
        <p className={styles.about}>
          {t(TYPE_WORDS[type].about)} {t('limits.now', { amount: write(limit.value ?? 0, limit) })}
        </p>
      )}
      {!limit && hasPeriod(type) && (
        <Segmented
          wide
          label={t('limits.period')}
          value={period}
          onChange={setPeriod}
          options={USER_LIMIT_PERIODS.map((value) => ({ value, label: t(PERIOD_WORDS[value]) }))}
        />
      )}
      {isMoney ? (
        <MoneyField
          currency={currency}
          text={text}
          wrong={errors.fields.value}
          error={error}
          onText={change}
        />
      ) : (
        <MinutesField text={text} wrong={errors.fields.value} onText={change} />
      )}
      <Consequence limit={limit} amount={amount} />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t('limits.save')}
        </Button>
        {limit && <RemoveButton limit={limit} done={done} />}
      </div>
    </form>
  );
}

/** When what is typed would count. */
function Consequence({
  limit,
  amount,
}: {
  readonly limit: UserLimit | undefined;
  readonly amount: number | null;
}) {
  const t = useMessages();
  const { data } = useQuery(limitsQuery());
  if (limit && amount !== null && amount > (limit.value ?? 0))
    return <Alert tone="info">{t('limits.higherText', { hours: data?.waitHours ?? 0 })}</Alert>;
  return <p className={styles.about}>{t('limits.lowerText')}</p>;
}

function RemoveButton({
  limit,
  done,
}: {
  readonly limit: UserLimit;
  readonly done: (answer: LimitAnswer & { readonly ok: true }) => void;
}) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const answer = await removeLimit(limit.id);
    setBusy(false);
    if (answer.ok) done(answer);
  };
  return (
    <Button size="l" wide busy={isBusy} onClick={() => void remove()}>
      {t('limits.remove')}
    </Button>
  );
}
