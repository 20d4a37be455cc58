import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** How a button looks. `primary` at most once per zone. */
export interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'outline' | 'plain' | 'danger';
  size?: 's' | 'm' | 'l';
  wide?: boolean;
}

/** Class of a button, for links that look like one. */
export const buttonClass = ({ kind = 'secondary', size = 'm', wide = false }: ButtonLook = {}): string =>
  classNames(styles.button, styles[kind], styles[size], wide && styles.wide);

/**
 * A native button.
 * Shape: while `busy` it keeps its words, shows a spinner and refuses presses; it stays focusable.
 */
export function Button({
  kind,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonLook & { busy?: boolean; children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const look: ButtonLook = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      className={classNames(buttonClass(look), className)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
