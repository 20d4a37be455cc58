import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { laterMessages } from '#data/later-messages.ts';
import { reportError } from '#data/report.ts';
import type { MatchDetailView } from '#data/views.ts';
import { watchVisible } from '#data/visible.ts';
import { hasStrip } from './tracked.ts';
import styles from './tracker.module.css';
import type { Tracker } from './tracker.tsx';

type View = ComponentType<ComponentProps<typeof Tracker>>;

/** The room of the match tracker. It is kept from the start; what is drawn in it comes when it is on screen. */
export function TrackerSlot({ match }: { match: MatchDetailView }) {
  const ref = useRef<HTMLDivElement>(null);
  const [View, setView] = useState<View | null>(null);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    return watchVisible(ref.current, () => {
      setRunning(true);
      Promise.all([import('./tracker.tsx'), laterMessages()])
        .then(([{ Tracker }]) => setView(() => Tracker))
        .catch(reportError);
      return () => setRunning(false);
    });
  }, []);
  return (
    <div ref={ref} className={styles.slot}>
      {View ? <View match={match} isRunning={isRunning} /> : <Room sportKey={match.sport.key} />}
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
