import { useMessages } from '#data/messages.ts';
import type { MatchDetailView } from '#data/views.ts';
import { Field } from './field.tsx';
import { LastIncident } from './last-incident.tsx';
import { Strip } from './strip.tsx';
import { hasStrip } from './tracked.ts';
import styles from './tracker.module.css';
import { useMoments } from './use-moments.ts';

/** A match in play as the feed tells it: the field, what happened so far and last. Rests while nobody looks. */
export function Tracker({ match, isRunning }: { match: MatchDetailView; isRunning: boolean }) {
  const messages = useMessages();
  const { state, report } = useMoments(match.id, isRunning);
  if (!state || !report) return null;
  return (
    <section className={styles.parts} aria-label={messages('tracker.title')}>
      <Field match={match} state={state} report={report} />
      {hasStrip(match.sport.key) && <Strip match={match} state={state} report={report} />}
      <LastIncident match={match} incidents={report.incidents} />
    </section>
  );
}
