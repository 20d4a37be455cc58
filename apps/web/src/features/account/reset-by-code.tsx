import { Alert, Button } from '@touchline/ui';
import { useState } from 'react';
import { askFor } from '#data/auth-actions.ts';
import { askForResetCode, resetByCode } from '#data/contacts.ts';
import type { PhoneLogin } from '#data/login.ts';
import { useMessages } from '#data/messages.ts';
import { closeModal } from '#data/modal.ts';
import { notify } from '#data/notices.ts';
import { useIsolated } from '#data/slip-money.ts';
import { useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { CodeField } from './code-field.tsx';
import { PASSWORD_MIN } from './fields/form-fields.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { codeDigits } from './phone-format.ts';
import { ResendCode } from './resend-code.tsx';
import { useFocusFirst } from './use-focus-first.ts';

/** Takes the code of a text message and the new password, in one step. Does not tell whether the phone has an account. */
export function ResetByCode({
  login,
  onOther,
}: {
  readonly login: PhoneLogin;
  readonly onOther: () => void;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const [code, setCode] = useState('');
  const { bind, isBusy, errors, clear } = useForm({
    names: ['code', 'password'],
    missing(entered) {
      const password = String(entered.get('password') ?? '');
      return {
        ...(code.length < 6 && { code: t('phone.codeMissing') }),
        ...(password === '' && { password: t('signUp.passwordMissing') }),
        ...(password !== '' && password.length < PASSWORD_MIN && { password: t('error.field.password') }),
      };
    },
    call: (entered) => resetByCode({ ...login, code, password: String(entered.get('password') ?? '') }),
    done() {
      notify({ kind: 'success', titleKey: 'password.saved', descriptionKey: 'password.savedSignIn' });
      if (!askFor('sign_in', { email: login.phone })) closeModal();
    },
  });
  useFocusFirst(bind.ref);
  const enter = (text: string) => {
    clear();
    setCode(codeDigits(text));
  };
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <p className={styles.text}>{t('password.codeSent', { number: isolate(login.phone) })}</p>
      <CodeField label={t('phone.code')} value={code} error={errors.fields.code} onChange={enter} />
      <ResendCode send={() => askForResetCode(login)} />
      <NewPasswordField label={t('password.new')} error={errors.fields.password} onChange={clear} />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'password.saving' : 'password.save')}
        </Button>
        <p className={styles.aside}>
          <button type="button" onClick={onOther}>
            {t('password.otherLogin')}
          </button>
        </p>
      </div>
    </form>
  );
}
