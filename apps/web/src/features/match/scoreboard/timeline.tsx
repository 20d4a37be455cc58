import type { MatchReport } from '@touchline/client/live';
import { formatIncidentMinute, joinTexts } from '@touchline/i18n';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { incidentName } from '#parts/score/incident-name.ts';
import { Score } from '#parts/score/score.tsx';
import { timeline } from './scorer-lines.ts';
import styles from './timeline.module.css';

type Incident = MatchReport['incidents'][number];

/** What happened in a match, newest first; unfolded on request, and where the match was over before. */
export function Timeline({
  match,
  incidents,
  isOver,
}: { match: MatchView; isOver: boolean } & Pick<MatchReport, 'incidents'>) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(isOver);
  const shown = timeline(incidents).filter((incident) => incidentName(messages, match.sport.key, incident));
  if (shown.length === 0) return null;
  return (
    <details
      className={styles.timeline}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{messages('book.timeline.title')}</summary>
      {isOpen ? (
        <Entries match={match} incidents={shown} />
      ) : (
        <noscript>
          <Entries match={match} incidents={shown} />
        </noscript>
      )}
    </details>
  );
}

function Entries({ match, incidents }: { match: MatchView; incidents: readonly Incident[] }) {
  const messages = useMessages();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by itself, and keys must reach what scrolls
    <ol tabIndex={0} aria-label={messages('book.timeline.title')}>
      {incidents.map((incident) => (
        <Entry key={incident.id} match={match} incident={incident} />
      ))}
    </ol>
  );
}

function Entry({ match, incident }: { match: MatchView; incident: Incident }) {
  const messages = useMessages();
  const { minute, stoppage, type, side, player, score } = incident;
  const team = side && match[side];
  return (
    <li>
      <span className={styles.minute}>
        {minute > 0 && <bdi>{formatIncidentMinute(minute, stoppage, messages.locale)}</bdi>}
      </span>
      <b>{incidentName(messages, match.sport.key, incident)}</b>
      <span className="wrap">
        <bdi>{joinTexts([player, team?.name], messages.locale)}</bdi>
      </span>
      <span className={styles.score}>{score && type !== 'period' && <Score score={score} />}</span>
    </li>
  );
}
