import type { Payment } from '@touchline/contract';
import { Button, Tag } from '@touchline/ui';
import { useState } from 'react';
import { askFor } from '#data/auth-actions.ts';
import { DEPOSIT_FAILURE_TEXTS } from '#data/deposit-notices.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { paymentsQuery, withdrawPayout } from '#data/payments.ts';
import { useMoney } from '#data/slip-money.ts';
import { When } from '#parts/when/when.tsx';
import { PagedList } from './paged-list.tsx';
import { usePages } from './use-pages.ts';
import styles from './wallet.module.css';

type Tone = 'neutral' | 'win' | 'lose' | 'warn' | 'info';

/** What each status is called, and how it looks. */
const STATUSES: Readonly<Record<Payment['status'], { readonly key: PlainKey; readonly tone: Tone }>> = {
  pending: { key: 'payment.pending', tone: 'warn' },
  needs_confirmation: { key: 'payment.needs_confirmation', tone: 'warn' },
  succeeded: { key: 'payment.succeeded', tone: 'win' },
  failed: { key: 'payment.failed', tone: 'lose' },
  initial: { key: 'payment.initial', tone: 'warn' },
  approved: { key: 'payment.approved', tone: 'info' },
  declined: { key: 'payment.declined', tone: 'lose' },
  paid: { key: 'payment.paid', tone: 'win' },
  withdrawn: { key: 'payment.withdrawn', tone: 'neutral' },
};

const DECLINES = {
  not_verified: 'payment.declined.not_verified',
  details_wrong: 'payment.declined.details_wrong',
  against_terms: 'payment.declined.against_terms',
  other: 'payment.declined.other',
} as const satisfies Record<string, PlainKey>;

function reasonKey(payment: Payment): PlainKey | null {
  if (payment.kind === 'deposit') return payment.reason ? DEPOSIT_FAILURE_TEXTS[payment.reason] : null;
  return payment.reason ? DECLINES[payment.reason] : null;
}

/** What the player paid in and asked to have paid out, newest first. */
export function Payments() {
  const t = useMessages();
  const pages = usePages(paymentsQuery);
  const rows = pages.pages.flatMap(({ data }) => data);
  return (
    <section className={styles.part} aria-labelledby="wallet-payments">
      <h2 id="wallet-payments">{t('wallet.payments')}</h2>
      <PagedList
        pages={pages}
        label={t('wallet.payments')}
        empty={t('wallet.noPayments')}
        count={rows.length}
      >
        {rows.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </PagedList>
    </section>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const t = useMessages();
  const money = useMoney();
  const [isBusy, setBusy] = useState(false);
  const { id, kind, status, amount, currency, created_at: at } = payment;
  const { key, tone } = STATUSES[status];
  const reason = reasonKey(payment);
  const cancel = async () => {
    setBusy(true);
    const isDone = await withdrawPayout(id);
    setBusy(false);
    if (isDone) notify({ kind: 'success', titleKey: 'payout.cancelled' });
  };
  return (
    <li className={styles.row}>
      <div>
        <b>{t(kind === 'deposit' ? 'movement.deposit' : 'payment.payout')}</b>
        <small>
          <When at={at} />
        </small>
        {reason && <small>{t(reason)}</small>}
      </div>
      <div className={styles.end}>
        <bdi>{money(amount, currency)}</bdi>
        <Tag tone={tone}>{t(key)}</Tag>
        {payment.status === 'needs_confirmation' && (
          <Button size="s" onClick={() => askFor('quick_deposit', { begun: payment })}>
            {t('deposit.enterCode')}
          </Button>
        )}
        {payment.kind === 'payout' && payment.can_withdraw && (
          <Button size="s" busy={isBusy} onClick={() => void cancel()}>
            {t('payout.cancel')}
          </Button>
        )}
      </div>
    </li>
  );
}
