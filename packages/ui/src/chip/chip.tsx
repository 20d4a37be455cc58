import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, useRef } from 'react';
import { moveFocus } from '../tabs/arrow-keys.ts';
import { useCurrentInView } from '../tabs/use-current-in-view.ts';
import styles from './chip.module.css';

/** A row of chips that scrolls sideways, to the current one where `current` names it. */
export function Chips({
  label,
  current,
  children,
}: {
  label: string;
  current?: string | undefined;
  children: ReactNode;
}) {
  const ref = useRef<HTMLElement>(null);
  useCurrentInView(ref, current);
  return (
    <nav ref={ref} className={styles.chips} aria-label={label} onKeyDown={moveFocus}>
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
