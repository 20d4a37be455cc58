import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { moveFocus } from '../tabs/arrow-keys.ts';
import styles from './chip.module.css';

/** A row of chips that scrolls sideways. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.chips} aria-label={label} onKeyDown={moveFocus}>
      {children}
    </nav>
  );
}

/** A chip that is an address. */
export function ChipLink({
  current = false,
  count,
  children,
  ...rest
}: { current?: boolean; count?: ReactNode } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={styles.chip} aria-current={current ? 'page' : undefined}>
      {children}
      {count !== undefined && <em>{count}</em>}
    </a>
  );
}

/** A chip that switches something on and off. */
export function ChipButton({
  pressed,
  children,
  ...rest
}: { pressed: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...rest} type="button" className={styles.chip} aria-pressed={pressed}>
      {children}
    </button>
  );
}
