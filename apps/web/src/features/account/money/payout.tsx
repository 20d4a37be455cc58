import { useQuery } from '@tanstack/react-query';
import type { PayoutRead } from '@touchline/client/money';
import { Alert, Button, Skeleton } from '@touchline/ui';
import { useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { type AskedPayout, paymentWaysQuery, type Sent, sendPayout } from '#data/payments.ts';
import { newRequestId } from '#data/placement-call.ts';
import { useSession } from '#data/session.ts';
import { useMoney } from '#data/slip-money.ts';
import { useForm } from '#parts/form/use-form.ts';
import { MoneyField, useTypedAmount } from '#parts/money-field/money-field.tsx';
import styles from './money.module.css';
import { PaymentLost } from './payment-lost.tsx';
import { RefusedPayment } from './refused-payment.tsx';
import { useIsShown } from './use-is-shown.ts';

/** Asks for a payout from one currency. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const { accounts } = useSession();
  const { data: ways, isPending, refetch } = useQuery(paymentWaysQuery());
  const account = accounts.find(({ currency }) => currency === props.currency);
  const way = ways?.find(({ currency }) => currency === account?.currency);
  if (isPending)
    return (
      <div className={styles.form} aria-busy="true" role="status">
        <span className="vh">{t('modal.loading')}</span>
        <Skeleton width="half" />
      </div>
    );
  if (!way || !account)
    return (
      <Alert
        tone="error"
        action={
          <Button size="s" onClick={() => void refetch()}>
            {t('money.again')}
          </Button>
        }
      >
        {t('payout.loadFailed')}
      </Alert>
    );
  const { currency, payout } = way;
  return (
    <PayoutSteps currency={currency} payout={payout} available={account.balance.available} close={close} />
  );
}

interface PayoutOf {
  readonly currency: string;
  readonly limits: { readonly min: number; readonly max: number };
}

function PayoutSteps({
  currency,
  payout,
  available: availableNow,
  close,
}: Pick<PayoutOf, 'currency'> & {
  readonly payout: PayoutOf['limits'];
  readonly available: number;
  readonly close: () => void;
}) {
  const t = useMessages();
  // The request itself lowers the balance, before or after its answer.
  const [available] = useState(availableNow);
  const isShown = useIsShown();
  const [text, setText] = useState('');
  const [lost, setLost] = useState<AskedPayout | null>(null);
  const money = useMoney();
  const send = async (asked: AskedPayout) => {
    const sent = await sendPayout(asked);
    if (sent.ok && sent.kind === 'lost') setLost(asked);
    if (sent.ok && sent.kind === 'known') {
      if (isShown.current) close();
      notify({ kind: 'success', titleKey: 'payout.requested', descriptionKey: 'payout.requestedText' });
    }
    return sent;
  };
  if (lost)
    return (
      <PaymentLost
        text={t('payout.lostText', { amount: money(lost.amount, currency) })}
        send={() => send(lost)}
        onRefused={() => setLost(null)}
      />
    );
  if (available < payout.min)
    return (
      <Alert tone="info">
        {t('payout.tooLittle', { min: money(payout.min, currency), amount: money(available, currency) })}
      </Alert>
    );
  const limits = { min: payout.min, max: Math.min(payout.max, available) };
  return <PayoutForm currency={currency} limits={limits} text={text} onText={setText} send={send} />;
}

function PayoutForm({
  currency,
  limits,
  text,
  onText,
  send,
}: PayoutOf & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly send: (asked: AskedPayout) => Promise<Sent<PayoutRead>>;
}) {
  const t = useMessages();
  const money = useMoney();
  const { amount, missing } = useTypedAmount(text, currency);
  const { bind, isBusy, errors, error, clear } = useForm({
    names: ['amount'],
    missing: () => missing,
    call: () => send({ request_id: newRequestId(), currency, amount: amount ?? 0 }),
    done() {},
  });
  return (
    <form className={styles.form} {...bind}>
      {error && errors.general && <RefusedPayment error={error}>{errors.general}</RefusedPayment>}
      <MoneyField
        currency={currency}
        limits={limits}
        text={text}
        wrong={errors.fields.amount}
        error={error}
        onText={(typed) => {
          clear();
          onText(typed);
        }}
      />
      <p className={styles.text}>{t('payout.note')}</p>
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {amount === null ? t('payout.open') : t('payout.submit', { amount: money(amount, currency) })}
        </Button>
      </div>
    </form>
  );
}
