import type { ReactNode } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './deferred.module.css';
import type { Failure } from './late-boundary.tsx';

/** Stands in the place of a piece that could not be loaded. */
export function LateFailed({ again, isBusy, heading }: Failure & { readonly heading?: ReactNode }) {
  const text = useMessages();
  return (
    <div className={styles.failed} role="status">
      {heading}
      <h2>{text('shell.block.failed')}</h2>
      <p>{text('shell.block.failedText')}</p>
      <button type="button" onClick={again} aria-busy={isBusy}>
        {text(isBusy ? 'shell.loading' : 'shell.block.again')}
      </button>
    </div>
  );
}

/** The same over the page, for a dialog: it can be closed. */
export function LateFailedOver({ onClose, ...failure }: Failure & { readonly onClose: () => void }) {
  const text = useMessages();
  return (
    <div className={styles.over}>
      <LateFailed {...failure} />
      <button type="button" className={styles.close} onClick={onClose} aria-label={text('shell.close')}>
        ×
      </button>
    </div>
  );
}
