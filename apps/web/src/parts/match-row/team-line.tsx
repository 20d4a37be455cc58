import type { MatchState } from '@touchline/client/live';
import type { Competitor } from '@touchline/contract';
import { localizeNumber } from '@touchline/i18n';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { TeamMark } from '../team-mark/team-mark.tsx';
import styles from './match-row.module.css';

/** The teams of a match row. */
export function TeamLines({ match }: { match: MatchView }) {
  const state = useMatchState(match.id);
  return (
    <>
      {match.home && <TeamLine team={match.home} state={state} side={0} />}
      {match.away && <TeamLine team={match.away} state={state} side={1} />}
    </>
  );
}

/** One team of a match row: mark, name, red cards and score. `side` is 0 for home, 1 for away. */
function TeamLine({ team, state, side }: { team: Competitor; state: MatchState | undefined; side: 0 | 1 }) {
  const messages = useMessages();
  const reds = state?.red[side] ?? 0;
  const score = state?.score?.[side];
  return (
    <span className={styles.team}>
      <TeamMark team={team} />
      <span className={styles.name}>
        <bdi>{team.name}</bdi>
      </span>
      {reds > 0 && (
        <span className={styles.red}>
          <span className="vh">{messages('book.cards.red', { count: reds })}</span>
        </span>
      )}
      {score !== undefined && state?.status !== 0 && (
        <b className={styles.score}>{localizeNumber(String(score), messages.locale)}</b>
      )}
    </span>
  );
}
