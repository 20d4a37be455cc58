import { Alert, Button, TextField } from '@touchline/ui';
import { askFor, useCanAsk } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { confirmPassword } from '#data/confirm-password.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';

const passwordOf = (entered: FormData) => String(entered.get('password') ?? '');

/** Asks who is signed in for the password again, before a call that wants it. */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const { user } = useSession();
  const canReset = useCanAsk('forgot_password');
  const { bind, isBusy, errors, clear } = useForm({
    names: ['password'],
    missing: (entered): Readonly<Record<string, string>> =>
      passwordOf(entered) === '' ? { password: t('signUp.passwordMissing') } : {},
    call: (entered) => confirmPassword(passwordOf(entered)),
    done() {
      if (typeof props.onConfirmed === 'function') props.onConfirmed();
      close();
    },
  });
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <p className={styles.text}>{t('password.confirmText')}</p>
      <TextField
        label={t('password.confirmField')}
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
          {t(isBusy ? 'password.confirming' : 'password.confirm')}
        </Button>
        {canReset && (
          <p className={styles.aside}>
            <button type="button" onClick={() => askFor('forgot_password', { email: user?.email ?? '' })}>
              {t('password.forgot')}
            </button>
          </p>
        )}
      </div>
    </form>
  );
}
