import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './toast.module.css';

const ICONS = {
  info: 'info',
  ok: 'circle-check',
  warn: 'triangle-alert',
  error: 'circle-alert',
} as const satisfies Record<string, IconName>;

/** One notice over the page. Who shows it decides when it goes; errors interrupt, others wait for a pause. */
export function Toast({
  tone = 'info',
  title,
  children,
  closeLabel,
  onClose,
}: {
  tone?: keyof typeof ICONS;
  title: ReactNode;
  children?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}) {
  return (
    <div className={styles.toast} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <div>
        <b>{title}</b>
        {children}
      </div>
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <Icon name="x" size="s" />
      </button>
    </div>
  );
}
