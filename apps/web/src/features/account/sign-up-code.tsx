import type { User } from '@touchline/contract';
import { Alert, Button } from '@touchline/ui';
import { useState } from 'react';
import { confirmSignUp } from '#data/contacts.ts';
import { useMessages } from '#data/messages.ts';
import { type SignUpBody, signUp } from '#data/session.ts';
import { useIsolated } from '#data/slip-money.ts';
import { useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { CodeField } from './code-field.tsx';
import { codeDigits } from './phone-format.ts';
import { ResendCode } from './resend-code.tsx';
import { useFocusFirst } from './use-focus-first.ts';

/** Takes the code that opens an account. Does not tell whether the phone has one already. */
export function SignUpCode({
  sent,
  onOpened,
  onOther,
}: {
  /** What was signed up with, which another code is asked for with. */
  readonly sent: SignUpBody;
  readonly onOpened: (user: User) => void;
  readonly onOther: () => void;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const [code, setCode] = useState('');
  const { phone = '', country, password } = sent;
  const { bind, isBusy, errors, clear } = useForm({
    names: ['code'],
    missing: () => (code.length < 6 ? { code: t('phone.codeMissing') } : {}),
    async call() {
      const answer = await confirmSignUp({
        phone,
        code,
        password,
        ...(country !== undefined && { country }),
      });
      if (!answer.ok) setCode('');
      return answer;
    },
    done: ({ user }) => onOpened(user),
  });
  useFocusFirst(bind.ref);
  const enter = (text: string) => {
    clear();
    setCode(codeDigits(text));
  };
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <p className={styles.text}>{t('signUp.texted', { number: isolate(phone) })}</p>
      <CodeField label={t('phone.code')} value={code} error={errors.fields.code} onChange={enter} />
      <ResendCode send={() => signUp(sent)} />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'phone.confirming' : 'phone.confirm')}
        </Button>
        <p className={styles.aside}>
          {t('phone.noCode')}{' '}
          <button type="button" onClick={onOther}>
            {t('phone.change')}
          </button>
        </p>
      </div>
    </form>
  );
}
