import { useQuery } from '@tanstack/react-query';
import type { WidgetMessage, WidgetNotice } from '@touchline/client/money';
import { Alert, Spinner } from '@touchline/ui';
import { useState } from 'react';
import { noteDepositFailed, noteDepositPending, noteDepositReceived } from '#data/deposit-notices.ts';
import { useMessages } from '#data/messages.ts';
import { readPaymentsAgain, widgetTokenQuery } from '#data/payments.ts';
import styles from './money.module.css';
import { type DepositViewProps, OnFrom } from './signed-in.tsx';
import { useAskedAmount } from './use-asked-amount.ts';
import { useWidgetConfig } from './use-widget-config.ts';
import { WidgetFrame } from './widget-frame.tsx';

const TONES = { success: 'ok', warning: 'warn', danger: 'error' } as const;
const NOTES = {
  success: () => noteDepositReceived(),
  error: () => noteDepositFailed(),
  pending: noteDepositPending,
} as const;

/** Pays in by the platform's payment widget, which runs in a frame. */
export function PaymentWidget({ props, close, onNext }: DepositViewProps) {
  const t = useMessages();
  const asked = useAskedAmount(props);
  const { data: token, isError, isFetching, refetch } = useQuery(widgetTokenQuery());
  const config = useWidgetConfig(asked, token);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'started' | 'failed'>('loading');
  const [notice, setNotice] = useState<WidgetNotice | null>(null);

  const take = (message: WidgetMessage) => {
    switch (message.type) {
      case 'started':
      case 'failed':
        return setState(message.type);
      case 'notify':
        return setNotice(message);
      case 'result':
        NOTES[message.status]();
        readPaymentsAgain();
        return close();
      default:
        return undefined;
    }
  };
  const again = () => {
    setState('loading');
    setNotice(null);
    setTries(tries + 1);
    if (isError) void refetch();
  };
  if (state === 'failed' || (isError && !isFetching))
    return (
      <Alert tone="error" action={<OnFrom onAgain={again} onNext={onNext} />}>
        {t('deposit.widgetFailed')}
      </Alert>
    );
  return (
    <div className={styles.form} aria-busy={state === 'loading'}>
      {notice && <Alert tone={TONES[notice.tone]}>{notice.message}</Alert>}
      {state === 'loading' && (
        <p className={styles.text} role="status">
          <Spinner /> {t('modal.loading')}
        </p>
      )}
      {config && <WidgetFrame key={tries} config={config} onMessage={take} />}
    </div>
  );
}
