import { useQuery } from '@tanstack/react-query';
import { ERROR_CODES } from '@touchline/contract/errors';
import { Alert, Button, TextField } from '@touchline/ui';
import { useState } from 'react';
import { askFor, goOnToSignUp, useCanAsk, useCanSignUp } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useReadLogin } from '#data/login.ts';
import { useMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import { signIn } from '#data/session.ts';
import { BreakText } from '#parts/break/break-text.tsx';
import { enteredIn, useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { goOn } from './go-on.ts';
import { LOGIN_NAMES, LoginField, loginControl, useMissingLogin } from './login-field.tsx';

/** Email or phone, and password, of a player who has an account. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const canSignUp = useCanSignUp();
  const canReset = useCanAsk('forgot_password');
  const [email, setEmail] = useState(typeof props.email === 'string' ? props.email : '');
  const missingLogin = useMissingLogin();
  const readLogin = useReadLogin();
  const isByPhone = 'phone' in readLogin(email);
  const { bind, isBusy, errors, error, clear } = useForm({
    names: [...LOGIN_NAMES, 'password'],
    control: loginControl,
    missing: (entered) => ({
      ...missingLogin(enteredIn(entered, 'email')),
      ...(entered.get('password') === '' && { password: t('signUp.passwordMissing') }),
    }),
    call(entered) {
      const given = enteredIn(entered, 'email');
      setEmail(given);
      return signIn({ ...readLogin(given), password: String(entered.get('password') ?? '') });
    },
    done: () => goOn(props, close),
  });

  const isOnBreak = error?.code === ERROR_CODES.on_break.code;
  const isWrong = error?.code === ERROR_CODES.credentials.code;
  return (
    <form className={styles.form} {...bind}>
      {props.isExpired === true && <Alert tone="warn">{t('signIn.expired')}</Alert>}
      {isOnBreak ? (
        <Alert tone="warn">
          <BreakText endsAt={error.fault.details[0]?.ends_at} />
        </Alert>
      ) : (
        errors.general && <Alert tone="error">{errors.general}</Alert>
      )}
      <LoginField value={email} autoComplete="username" errors={errors} onChange={clear} />
      <TextField
        label={t('signIn.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        dir="ltr"
        maxLength={200}
        error={
          isByPhone && isWrong && errors.fields.password ? t('signIn.wrongByPhone') : errors.fields.password
        }
        onChange={clear}
      />
      {canReset && (
        <p className={styles.besideField}>
          <button type="button" onClick={() => askFor('forgot_password', { email })}>
            {t('password.forgot')}
          </button>
        </p>
      )}
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
        {error !== null && !isByPhone && <MailInstead code={error.code} email={email} />}
        {canSignUp && (
          <p className={styles.aside}>
            {t('signIn.newHere')}{' '}
            <button type="button" onClick={() => goOnToSignUp(props)}>
              {t('signIn.create')}
            </button>
          </p>
        )}
      </div>
    </form>
  );
}

/** The mail that may help after a refusal. What is shown hangs on the answer alone, which is the same for every email. */
function MailInstead({ code, email }: { readonly code: number; readonly email: string }) {
  const t = useMessages();
  const canResend = useCanAsk('resend_unlock_instructions');
  const { data } = useQuery(systemQuery());
  if (!canResend) return null;
  if (code === ERROR_CODES.too_many_requests.code)
    return (
      <p className={styles.aside}>
        {t('unlock.locked')}{' '}
        <button type="button" onClick={() => askFor('resend_unlock_instructions', { email })}>
          {t('mailLink.send')}
        </button>
      </p>
    );
  if (code !== ERROR_CODES.credentials.code || !data?.platform_settings.email_confirmation) return null;
  return (
    <p className={styles.aside}>
      {t('confirmation.missing')}{' '}
      <button type="button" onClick={() => askFor('resend_confirmation_instructions', { email })}>
        {t('mailLink.again')}
      </button>
    </p>
  );
}
