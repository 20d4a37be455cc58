import type { MatchReport } from '@touchline/client/live';
import { formatIncidentMinute, joinTexts } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import styles from './scoreboard.module.css';
import { type ScorerLine, scorerLines } from './scorer-lines.ts';

/** Goals and red cards under the names of the teams. */
export function Incidents({ incidents }: Pick<MatchReport, 'incidents'>) {
  const home = scorerLines(incidents, 'home');
  const away = scorerLines(incidents, 'away');
  if (home.length === 0 && away.length === 0) return null;
  return (
    <div className={styles.events}>
      <Lines lines={home} />
      <Lines lines={away} />
    </div>
  );
}

function Lines({ lines }: { lines: readonly ScorerLine[] }) {
  const messages = useMessages();
  const { locale } = messages;
  return (
    <ul>
      {lines.map(({ key, kind, player, minutes }) => (
        <li key={key}>
          {kind === 'red' && <i className={styles.card} aria-hidden="true" />}
          {kind === 'red' && <span className="vh">{messages('book.incident.red')} </span>}
          <bdi>{player}</bdi>{' '}
          <bdi>
            {joinTexts(
              minutes.map(({ minute, stoppage }) => formatIncidentMinute(minute, stoppage, locale)),
              locale,
            )}
          </bdi>
          {kind === 'own_goal' && ` (${messages('book.incident.own')})`}
          {kind === 'penalty_goal' && ` (${messages('book.incident.penalty')})`}
        </li>
      ))}
    </ul>
  );
}
