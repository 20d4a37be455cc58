import { Alert, Button } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import type { Sent } from '#data/payments.ts';
import styles from './money.module.css';

const INVALID = 422;

/** No answer came. The same request is sent again, which moves money at most once. */
export function PaymentLost({
  text,
  send,
  onRefused,
}: {
  readonly text: string;
  readonly send: () => Promise<Sent<unknown>>;
  readonly onRefused: () => void;
}) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const again = async () => {
    setBusy(true);
    const sent = await send();
    setBusy(false);
    if (sent.ok) return setRefused(null);
    // Shows a refusal of this press in place of an older one.
    if (sent.error.fault.status === INVALID) onRefused();
    else setRefused(sent.error.message);
  };
  return (
    <div className={styles.form}>
      <Alert tone="warn" title={t('money.lost')}>
        {text}
      </Alert>
      {refused !== null && <Alert tone="error">{refused}</Alert>}
      <div className={styles.foot}>
        <Button kind="primary" size="l" wide busy={isBusy} onClick={() => void again()}>
          {t('money.again')}
        </Button>
      </div>
    </div>
  );
}
