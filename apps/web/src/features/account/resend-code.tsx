import { Alert } from '@touchline/ui';
import { useState } from 'react';
import type { ErrorView } from '#data/api.ts';
import { useMessages } from '#data/messages.ts';
import { useServices } from '#data/services.ts';
import styles from './auth-form.module.css';
import { minuteClock } from './phone-format.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** The backend sends no other code before, and does not tell: whether it sent one is a secret. */
const RESEND_MS = 60_000;

/** Sends another code to a phone of which nothing is told. Expects that one has just been asked for. */
export function ResendCode({
  send,
}: {
  readonly send: () => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ErrorView }>;
}) {
  const t = useMessages();
  const { live } = useServices();
  const [until, setUntil] = useState(() => live.serverTime() + RESEND_MS);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const seconds = useSecondsUntil(until);
  const again = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await send();
    setBusy(false);
    setFailed(answer.ok ? null : answer.error.message);
    if (answer.ok) setUntil(live.serverTime() + RESEND_MS);
  };
  return (
    <div className={styles.again}>
      {failed !== null && <Alert tone="error">{failed}</Alert>}
      {seconds > 0 ? (
        <p>{t('phone.againIn', { time: minuteClock(seconds, t.locale) })}</p>
      ) : (
        <p>
          <button type="button" data-focus-next="[name='code']" onClick={() => void again()}>
            {t('phone.again')}
          </button>
        </p>
      )}
    </div>
  );
}
