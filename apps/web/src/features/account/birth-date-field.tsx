import { Icon, TextField } from '@touchline/ui';
import { useId } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './auth-form.module.css';

const PARTS = [
  { name: 'day', key: 'signUp.day', autoComplete: 'bday-day', length: 2 },
  { name: 'month', key: 'signUp.month', autoComplete: 'bday-month', length: 2 },
  { name: 'year', key: 'signUp.year', autoComplete: 'bday-year', length: 4 },
] as const;

/** A date of birth in three short fields: quicker and clearer than a calendar for a day long ago. */
export function BirthDateField({ error, onChange }: { error: string | undefined; onChange: () => void }) {
  const t = useMessages();
  const errorId = useId();
  return (
    <fieldset className={styles.date} aria-describedby={error ? errorId : undefined}>
      <legend>{t('signUp.birthDate')}</legend>
      <div className={styles.parts}>
        {PARTS.map(({ name, key, autoComplete, length }) => (
          <TextField
            key={name}
            label={t(key)}
            name={name}
            inputMode="numeric"
            autoComplete={autoComplete}
            maxLength={length}
            aria-invalid={error ? true : undefined}
            onChange={onChange}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="circle-alert" size="s" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
