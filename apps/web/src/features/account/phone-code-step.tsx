import type { PlayerPhone } from '@touchline/contract';
import { Alert, Button } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { confirmPhone, sendPhoneCode } from '#data/phone.ts';
import { useIsolated } from '#data/slip-money.ts';
import { useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { CodeField } from './code-field.tsx';
import { codeDigits, maskedPhone, minuteClock } from './phone-format.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Takes the code that was sent to a number. */
export function PhoneCodeStep({
  phone,
  number,
  onVerified,
  onChangeNumber,
}: {
  readonly phone: PlayerPhone;
  readonly number: string;
  readonly onVerified: () => void;
  readonly onChangeNumber: () => void;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const [code, setCode] = useState('');
  const { bind, isBusy, errors, clear } = useForm({
    names: ['code'],
    missing: () => (code.length < 6 ? { code: t('phone.codeMissing') } : {}),
    async call() {
      const answer = await confirmPhone(code);
      if (!answer.ok) setCode('');
      return answer;
    },
    done: onVerified,
  });
  const enter = (text: string) => {
    clear();
    setCode(codeDigits(text));
  };
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <p className={styles.text}>{t('phone.sent', { number: isolate(maskedPhone(number)) })}</p>
      <CodeField label={t('phone.code')} value={code} error={errors.fields.code} onChange={enter} />
      <SendAgain phone={phone} />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'phone.confirming' : 'phone.confirm')}
        </Button>
        <p className={styles.aside}>
          {t('phone.noCode')}{' '}
          <button type="button" onClick={onChangeNumber}>
            {t('phone.change')}
          </button>
        </p>
      </div>
    </form>
  );
}

/** What came of asking for another code. */
type Asked = { readonly tone: 'info' | 'error'; readonly text: string };

/** Sends another code, once the backend would. */
function SendAgain({ phone }: { readonly phone: PlayerPhone }) {
  const t = useMessages();
  const seconds = useSecondsUntil(phone.resend_timeout_until);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await sendPhoneCode();
    setBusy(false);
    setAsked(
      answer.ok
        ? { tone: 'info', text: t('phone.sentAgain') }
        : { tone: 'error', text: answer.error.message },
    );
  };
  return (
    <div className={styles.again}>
      <div role="status">{asked?.tone === 'info' && asked.text}</div>
      {asked?.tone === 'error' && <Alert tone="error">{asked.text}</Alert>}
      {phone.sms_limit_reached && <p>{t('phone.limit')}</p>}
      {!phone.sms_limit_reached && seconds > 0 && (
        <p>{t('phone.againIn', { time: minuteClock(seconds, t.locale) })}</p>
      )}
      {!phone.sms_limit_reached && seconds === 0 && (
        <p>
          <button type="button" data-focus-next="[name='code']" onClick={() => void send()}>
            {t('phone.again')}
          </button>
        </p>
      )}
    </div>
  );
}
