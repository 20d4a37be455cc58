import { TextField } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './auth-form.module.css';
import { PASSWORD_MIN } from './fields/form-fields.ts';

/** A field for a password that is chosen here, which can be looked at. */
export function NewPasswordField({
  label,
  error,
  onChange,
}: {
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: () => void;
}) {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      dir="ltr"
      maxLength={200}
      hint={t('signUp.passwordRule', { count: PASSWORD_MIN })}
      error={error}
      onChange={onChange}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'signUp.hidePassword' : 'signUp.showPassword')}
        </button>
      }
    />
  );
}
