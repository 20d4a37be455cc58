import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '#data/messages.ts';
import { onTransport, reconnectNow, transportOf } from '#data/transport.ts';
import styles from './offline-strip.module.css';

/** A break shorter than this is not worth a word. */
const PATIENCE_MS = 1_500;

/** Says at the top of the list that prices are paused, or come more slowly, and goes when they come as they should. */
export function OfflineStrip() {
  const text = useMessages();
  const state = useSyncExternalStore(onTransport, transportOf, () => 'idle');
  const isDown = state === 'down';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isDown) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isDown]);
  return (
    <div role="status">
      {isDown && isLong ? (
        <p className={styles.strip}>
          <span>
            <b>{text('shell.offline.title')}</b> {text('shell.offline.text')}
          </span>
          <button type="button" onClick={reconnectNow}>
            {text('shell.offline.now')}
          </button>
        </p>
      ) : null}
      {state === 'polled' && (
        <p className={styles.strip}>
          <span>
            <b>{text('shell.slower.title')}</b> {text('shell.slower.text')}
          </span>
          <button type="button" onClick={() => window.location.reload()}>
            {text('shell.slower.reload')}
          </button>
        </p>
      )}
    </div>
  );
}
