import { Field } from '@touchline/ui';
import { useId } from 'react';
import styles from './code-field.module.css';

const PLACES = [0, 1, 2, 3, 4, 5] as const;

/** Six digits in one field, drawn as six boxes. Digits run from left to right in every language. */
export function CodeField({
  label,
  value,
  error,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}) {
  const id = useId();
  const active = Math.min(value.length, PLACES.length - 1);
  return (
    <Field id={id} label={label} error={error}>
      <div className={styles.code} dir="ltr" data-bad={error ? '' : undefined}>
        {PLACES.map((place) => (
          <span key={place} aria-hidden="true" data-active={place === active ? '' : undefined}>
            {value[place]}
          </span>
        ))}
        <input
          id={id}
          name="code"
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}
