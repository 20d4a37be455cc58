import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** Room for the longest amount of money with its marks: a cut text would be another amount. */
const MOST_CHARACTERS = 40;

/**
 * Frame of an amount that is typed: a native text input with the number keyboard.
 * Shape: it holds text as typed; what the text means is the caller's to parse. `label` is its accessible name.
 */
export function NumberField({
  label,
  prefix,
  suffix,
  isInvalid = false,
  className,
  ...rest
}: {
  label: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  isInvalid?: boolean;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>) {
  return (
    <div className={classNames(styles.number, isInvalid && styles.bad, className)}>
      {prefix && <span aria-hidden="true">{prefix}</span>}
      <input
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        {...rest}
        type="text"
        inputMode="decimal"
        dir="ltr"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
      />
      {suffix && <span>{suffix}</span>}
    </div>
  );
}
