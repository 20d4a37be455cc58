import type { ReactNode } from 'react';
import styles from './switch.module.css';

/** Something that is on or off; the whole line can be pressed. */
export function Switch({
  label,
  checked,
  onChange,
}: {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className={styles.line}
      onClick={() => onChange(!checked)}
    >
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
