import { Alert, Button, TextField } from '@touchline/ui';
import { type FormEvent, useRef, useState } from 'react';
import { goOnToSignUp, useCanSignUp } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { signIn } from '#data/session.ts';
import styles from './auth-form.module.css';
import { type FormErrors, formErrors } from './form-errors.ts';

const NONE: FormErrors = { fields: {}, general: null };

/** Email and password of a player who has an account. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const canSignUp = useCanSignUp();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const form = useRef<HTMLFormElement>(null);

  const fail = (found: FormErrors) => {
    setErrors(found);
    const [first] = Object.keys(found.fields);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const email = String(entered.get('email') ?? '').trim();
    const password = String(entered.get('password') ?? '');
    const missing = {
      ...(email === '' && { email: t('signUp.emailMissing') }),
      ...(password === '' && { password: t('signUp.passwordMissing') }),
    };
    if (Object.keys(missing).length > 0) return fail({ fields: missing, general: null });
    setBusy(true);
    const answer = await signIn({ email, password });
    setBusy(false);
    if (answer.ok) return close();
    fail(formErrors(answer.error, ['email', 'password'], t));
  };
  const clear = () => errors !== NONE && setErrors(NONE);

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {props.isExpired === true && <Alert tone="warn">{t('signIn.expired')}</Alert>}
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <TextField
        label={t('signIn.email')}
        name="email"
        type="email"
        autoComplete="username"
        dir="ltr"
        maxLength={254}
        error={errors.fields.email}
        onChange={clear}
      />
      <TextField
        label={t('signIn.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        dir="ltr"
        maxLength={200}
        error={errors.fields.password}
        onChange={clear}
      />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
          {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
        </Button>
        {canSignUp && (
          <p className={styles.aside}>
            {t('signIn.newHere')}{' '}
            <button type="button" onClick={goOnToSignUp}>
              {t('signIn.create')}
            </button>
          </p>
        )}
      </div>
    </form>
  );
}
