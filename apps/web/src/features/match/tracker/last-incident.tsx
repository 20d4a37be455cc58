import type { MatchReport } from '@touchline/client/live';
import { formatIncidentMinute, formatScore, joinTexts } from '@touchline/i18n';
import { type Messages, useMessages } from '#data/messages.ts';
import type { MatchDetailView } from '#data/views.ts';
import { incidentName } from '#parts/score/incident-name.ts';
import { lastNotable } from './facts.ts';
import styles from './tracker.module.css';

type Incident = MatchReport['incidents'][number];

/** `67′ Corner, Harbour City`. */
function told(messages: Messages, match: MatchDetailView, incident: Incident) {
  const { side, player, minute, stoppage } = incident;
  const what = incidentName(messages, match.sport.key, incident) ?? '';
  const who = player ?? (side && match[side]?.name);
  const when = minute > 0 ? formatIncidentMinute(minute, stoppage, messages.locale) : '';
  return [when, joinTexts([what, who], messages.locale)].filter(Boolean).join(' ');
}

/** What happened last; what is worth interrupting for is said aloud, with the score. */
export function LastIncident({
  match,
  incidents,
}: { match: MatchDetailView } & Pick<MatchReport, 'incidents'>) {
  const messages = useMessages();
  const isNamed = (incident: Incident) => incidentName(messages, match.sport.key, incident) !== undefined;
  const last = incidents.findLast(isNamed);
  const notable = lastNotable(incidents.filter(isNamed));
  const score = notable?.score && formatScore(notable.score[0], notable.score[1], messages.locale);
  return (
    <>
      <p className={styles.last} aria-hidden="true">
        {last && <bdi>{told(messages, match, last)}</bdi>}
      </p>
      <p className="vh" role="status">
        {notable && [told(messages, match, notable), score].filter(Boolean).join('. ')}
      </p>
    </>
  );
}
