import { Spinner } from '@touchline/ui';
import type { ReactNode } from 'react';
import styles from './video.module.css';

/** Words in the place of the picture, with what can be done about them. */
export function Note({
  children,
  action,
  isBusy = false,
}: {
  children: ReactNode;
  action?: ReactNode;
  isBusy?: boolean;
}) {
  return (
    <div className={styles.note} role="status">
      {isBusy && <Spinner />}
      <p>{children}</p>
      {action}
    </div>
  );
}
