import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './alert.module.css';

const ICONS = {
  info: 'info',
  warn: 'triangle-alert',
  error: 'circle-alert',
  ok: 'circle-check',
} as const satisfies Record<string, IconName>;

/** A notice on the thing it concerns: what happened, what it means, what to do next. Errors are announced at once. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
}: {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={`${styles.alert} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <div>
        {title && <b>{title}</b>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
