import { Icon } from '@touchline/ui';
import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

/** A checkbox whose whole line can be pressed, with its error. */
export function CheckLine({
  name,
  value = 'on',
  isChecked = false,
  error,
  onChange,
  children,
}: {
  readonly name: string;
  readonly value?: string;
  /** Whether it is ticked before anybody touches it. */
  readonly isChecked?: boolean;
  readonly error?: string | undefined;
  readonly onChange: () => void;
  readonly children: ReactNode;
}) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={onChange}
        />
        {children}
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="circle-alert" size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
