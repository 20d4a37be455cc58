import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './tag.module.css';

/** A small mark with a word; the tone only repeats what the word says. */
export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: 'neutral' | 'win' | 'lose' | 'warn' | 'live' | 'info' | 'accent';
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
