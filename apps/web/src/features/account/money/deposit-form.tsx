import type { DepositRead } from '@touchline/client/money';
import type { PaymentWay } from '@touchline/contract';
import { Button, SelectField } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import type { AskedDeposit, Sent } from '#data/payments.ts';
import { newRequestId } from '#data/placement-call.ts';
import { useMoney } from '#data/slip-money.ts';
import { useForm } from '#parts/form/use-form.ts';
import { MoneyField, useTypedAmount } from '#parts/money-field/money-field.tsx';
import { DEPOSIT_LIMITS, OwnLimit } from '#parts/own-limit/own-limit.tsx';
import type { DepositDraft } from './deposit-steps.tsx';
import styles from './money.module.css';
import { RefusedPayment } from './refused-payment.tsx';

/** Currency, amount and card of a deposit. */
export function DepositForm({
  ways,
  least,
  draft,
  onDraft,
  send,
}: {
  readonly ways: readonly PaymentWay[];
  readonly least: number;
  readonly draft: DepositDraft;
  readonly onDraft: (draft: DepositDraft) => void;
  readonly send: (asked: AskedDeposit) => Promise<Sent<DepositRead>>;
}) {
  const t = useMessages();
  const money = useMoney();
  const { currency, text, card } = draft;
  const { amount, missing } = useTypedAmount(text, currency);
  const { bind, isBusy, errors, error, clear } = useForm({
    names: ['currency', 'amount', 'card'],
    missing: () => missing,
    call: () => send({ request_id: newRequestId(), currency, amount: amount ?? 0, card }),
    done() {},
  });
  const change = (changed: Partial<DepositDraft>) => {
    clear();
    onDraft({ ...draft, ...changed });
  };
  const way = ways.find((one) => one.currency === currency);
  if (!way) return null;
  const { quick_amounts: quick, cards, min, max } = way.deposit;
  const changeCurrency = (next: string) => {
    const cardsThere = ways.find((one) => one.currency === next)?.deposit.cards ?? [];
    const isKept = cardsThere.some((one) => one.card === card);
    change({ currency: next, ...(!isKept && { card: cardsThere[0]?.card ?? '' }) });
  };
  return (
    <form className={styles.form} {...bind}>
      {error && errors.general && <RefusedPayment error={error}>{errors.general}</RefusedPayment>}
      {ways.length > 1 && (
        <SelectField
          label={t('money.currency')}
          name="currency"
          value={currency}
          error={errors.fields.currency}
          onChange={({ currentTarget }) => changeCurrency(currentTarget.value)}
        >
          {ways.map(({ currency: code }) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      )}
      <OwnLimit types={DEPOSIT_LIMITS} currency={currency} />
      <MoneyField
        currency={currency}
        limits={{ min, max }}
        text={text}
        wrong={errors.fields.amount}
        error={error}
        onText={(typed) => change({ text: typed })}
      />
      <QuickAmounts
        amounts={quick.filter((one) => one >= least)}
        currency={currency}
        chosen={amount}
        onChoose={(one) => change({ text: money.plain(one, money.currency(currency)) })}
      />
      <SelectField
        label={t('deposit.card')}
        name="card"
        value={card}
        error={errors.fields.card}
        onChange={({ currentTarget }) => change({ card: currentTarget.value })}
      >
        {cards.map(({ card: token, label }) => (
          <option key={token} value={token}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {amount === null ? t('account.deposit') : t('deposit.submit', { amount: money(amount, currency) })}
        </Button>
      </div>
    </form>
  );
}

/** Amounts that fill the field with one tap. */
function QuickAmounts({
  amounts,
  currency,
  chosen,
  onChoose,
}: {
  readonly amounts: readonly number[];
  readonly currency: string;
  readonly chosen: number | null;
  readonly onChoose: (amount: number) => void;
}) {
  const t = useMessages();
  const money = useMoney();
  if (amounts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of buttons everywhere
    <div className={styles.quick} role="group" aria-label={t('deposit.quick')}>
      {amounts.map((amount) => (
        <button key={amount} type="button" aria-pressed={amount === chosen} onClick={() => onChoose(amount)}>
          <bdi>{money(amount, currency).replace(/[.,٫][0٠]+(?=[^\d٠-٩]*$)/, '')}</bdi>
        </button>
      ))}
    </div>
  );
}
