import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

/** Class of an icon button, for links that look like one. */
export const iconButtonClass: string = styles.icon ?? '';

/** A button that shows only a picture; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  flip = false,
  size = 'm',
  className,
  children,
  ...rest
}: {
  icon: IconName;
  label: string;
  flip?: boolean;
  size?: 's' | 'm' | 'l';
  children?: ReactNode;
} & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...rest} type="button" className={classNames(iconButtonClass, className)} aria-label={label}>
      <Icon name={icon} size={size} flip={flip} />
      {children}
    </button>
  );
}
