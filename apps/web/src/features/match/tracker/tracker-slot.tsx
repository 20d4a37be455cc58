import { useEffect, useRef, useState } from 'react';
import type { MatchDetailView } from '#data/views.ts';
import { watchVisible } from '#data/visible.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { hasStrip } from './tracked.ts';
import styles from './tracker.module.css';

const Tracker = deferred(() => import('./tracker.tsx').then((module) => module.Tracker), {
  Fallback: ({ match }: { match: MatchDetailView }) => <Room sportKey={match.sport.key} />,
});

/** The room of the match tracker. It is kept from the start; what is drawn in it comes when it is on screen. */
export function TrackerSlot({ match }: { match: MatchDetailView }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    return watchVisible(ref.current, () => {
      setRunning(true);
      setSeen(true);
      return () => setRunning(false);
    });
  }, []);
  return (
    <div ref={ref} className={styles.slot}>
      {isSeen ? <Tracker match={match} isRunning={isRunning} /> : <Room sportKey={match.sport.key} />}
    </div>
  );
}

const Room = ({ sportKey }: { sportKey: string }) => (
  <div className={styles.parts}>
    <div className={styles.field} />
    {hasStrip(sportKey) && <div className={styles.strip} />}
    <p className={styles.last} />
  </div>
);
