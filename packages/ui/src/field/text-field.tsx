import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, Field } from './field.tsx';

/** A line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  id,
  end,
  ...rest
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands inside the frame, after the text. */
  end?: ReactNode;
} & InputHTMLAttributes<HTMLInputElement>) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <div className={classNames(styles.input, Boolean(error) && styles.bad)}>
        <input
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        />
        {end}
      </div>
    </Field>
  );
}
