import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { describedBy, Field } from './field.tsx';

/** A native choice of one from many, with its label, hint and error. */
export function SelectField({
  label,
  hint,
  error,
  id,
  children,
  ...rest
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
} & SelectHTMLAttributes<HTMLSelectElement>) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <div className={classNames(styles.input, Boolean(error) && styles.bad)}>
        <select
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        >
          {children}
        </select>
        <Icon name="chevron-down" size="s" />
      </div>
    </Field>
  );
}
