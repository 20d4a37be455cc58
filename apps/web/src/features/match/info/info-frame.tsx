import { Button } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { watchVisible } from '#data/visible.ts';
import styles from './info.module.css';

/** A service that is not there by then is said to be missing. */
const PATIENCE_MS = 15_000;

type Stage = 'waiting' | 'here' | 'failed';

/** The page of a service in a frame that may run its scripts and nothing else: no cookies of ours, no way out of it. */
export function InfoFrame({
  provider,
  address,
  heightPx,
}: {
  provider: string;
  address: string;
  heightPx: number;
}) {
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('waiting');
  // The server's frame is empty: one that loads before the page answers would not be heard.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (stage !== 'waiting' || !ref.current) return;
    return watchVisible(ref.current, () => {
      const timer = setTimeout(() => setStage('failed'), PATIENCE_MS);
      return () => clearTimeout(timer);
    });
  }, [stage]);
  if (stage === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <p>{messages('matchInfo.failed', { provider })}</p>
        <Button onClick={() => setStage('waiting')}>{messages('matchInfo.again')}</Button>
      </div>
    );
  return (
    <div ref={ref} className={styles.frame} aria-busy={stage === 'waiting'}>
      {stage === 'waiting' && <p role="status">{messages('matchInfo.waiting', { provider })}</p>}
      <iframe
        {...(isReady && { src: address })}
        title={messages('matchInfo.frame', { provider })}
        height={heightPx}
        loading="lazy"
        sandbox="allow-scripts allow-popups"
        referrerPolicy="strict-origin"
        onLoad={() => isReady && setStage('here')}
      />
    </div>
  );
}
