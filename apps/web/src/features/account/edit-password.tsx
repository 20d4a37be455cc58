import { ERROR_CODES } from '@touchline/contract/errors';
import { Alert, Button, TextField } from '@touchline/ui';
import { askFor, askToSignIn } from '#data/auth-actions.ts';
import type { ModalProps } from '#data/block.ts';
import { changePassword, resetPassword } from '#data/mailed-links.ts';
import { useMessages } from '#data/messages.ts';
import { closeModal } from '#data/modal.ts';
import { notify } from '#data/notices.ts';
import { useSession } from '#data/session.ts';
import { useForm } from '#parts/form/use-form.ts';
import styles from './auth-form.module.css';
import { PASSWORD_MIN } from './fields/form-fields.ts';
import { View as ForgotPassword } from './forgot-password.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const DEAD_LINKS: ReadonlySet<number> = new Set([
  ERROR_CODES.link_unknown.code,
  ERROR_CODES.link_used.code,
  ERROR_CODES.link_expired.code,
]);

const passwordOf = (entered: FormData, name = 'password') => String(entered.get(name) ?? '');

/**
 * Sets a new password: with the token of a mail, or of who is signed in with the one that he has. Without either it asks for
 * that mail.
 */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const { status } = useSession();
  const { token } = props;
  if (typeof token === 'string') return <ByLink token={token} />;
  if (status === 'LOGGED_IN') return <ByCurrent close={close} />;
  if (status === 'NOT_LOGGED_IN') return <ForgotPassword props={props} close={close} />;
  return <p role="status">{t('modal.loading')}</p>;
}

/** What is missing of a password that is chosen. */
function useMissingPassword() {
  const t = useMessages();
  return (password: string): Record<string, string> => {
    if (password === '') return { password: t('signUp.passwordMissing') };
    return password.length < PASSWORD_MIN ? { password: t('error.field.password') } : {};
  };
}

function ByLink({ token }: { readonly token: string }) {
  const t = useMessages();
  const missingPassword = useMissingPassword();
  const { bind, isBusy, errors, error, clear } = useForm({
    names: ['password'],
    missing: (entered) => missingPassword(passwordOf(entered)),
    call: (entered) => resetPassword(token, passwordOf(entered)),
    done() {
      notify({ kind: 'success', titleKey: 'password.saved', descriptionKey: 'password.savedSignIn' });
      if (!askToSignIn()) closeModal();
    },
  });
  if (error && DEAD_LINKS.has(error.code))
    return (
      <div className={styles.form}>
        <Alert tone="error">{error.message}</Alert>
        <div className={styles.foot}>
          <Button kind="primary" size="l" wide onClick={() => askFor('forgot_password')}>
            {t('password.newLink')}
          </Button>
        </div>
      </div>
    );
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <NewPasswordField label={t('password.new')} error={errors.fields.password} onChange={clear} />
      <SaveButton isBusy={isBusy} />
    </form>
  );
}

function ByCurrent({ close }: { readonly close: () => void }) {
  const t = useMessages();
  const missingPassword = useMissingPassword();
  const { bind, isBusy, errors, clear } = useForm({
    names: ['current_password', 'password'],
    missing: (entered) => ({
      ...(passwordOf(entered, 'current_password') === '' && {
        current_password: t('password.currentMissing'),
      }),
      ...missingPassword(passwordOf(entered)),
    }),
    call: (entered) => changePassword(passwordOf(entered, 'current_password'), passwordOf(entered)),
    done() {
      notify({ kind: 'success', titleKey: 'password.saved', descriptionKey: 'password.savedText' });
      close();
    },
  });
  return (
    <form className={styles.form} {...bind}>
      {errors.general && <Alert tone="error">{errors.general}</Alert>}
      <TextField
        label={t('password.current')}
        name="current_password"
        type="password"
        autoComplete="current-password"
        dir="ltr"
        maxLength={200}
        error={errors.fields.current_password}
        onChange={clear}
      />
      <NewPasswordField label={t('password.new')} error={errors.fields.password} onChange={clear} />
      <SaveButton isBusy={isBusy} />
    </form>
  );
}

function SaveButton({ isBusy }: { readonly isBusy: boolean }) {
  const t = useMessages();
  return (
    <div className={styles.foot}>
      <Button type="submit" kind="primary" size="l" wide busy={isBusy}>
        {t(isBusy ? 'password.saving' : 'password.save')}
      </Button>
    </div>
  );
}
