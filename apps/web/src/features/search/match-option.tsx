import { MATCH_STATUS } from '@touchline/contract/constants';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { KickOff } from '#parts/clock/kick-off.tsx';
import { MatchClock } from '#parts/clock/match-clock.tsx';
import { statusWord } from '#parts/clock/status-word.ts';
import { Score } from '#parts/score/score.tsx';
import { TeamMark } from '#parts/team-mark/team-mark.tsx';
import { Highlight } from './highlight.tsx';
import styles from './search.module.css';

/** A match that was found: who, where, and its time or its score. */
export function MatchOption({ match, typed }: { match: MatchView; typed: string }) {
  const { name, home, away, tournament, sport } = match;
  const first = home ?? match.competitors[0];
  return (
    <>
      {first && <TeamMark team={first} />}
      <span className={styles.names}>
        {name !== null ? (
          <Highlight name={name} typed={typed} />
        ) : (
          <span>
            <Highlight name={home?.name ?? ''} typed={typed} />
            {' – '}
            <Highlight name={away?.name ?? ''} typed={typed} />
          </span>
        )}
        <small>
          <bdi>{tournament.name}</bdi> · {sport.name}
        </small>
      </span>
      <MatchEnd match={match} />
    </>
  );
}

/** The end of the line: score and clock in play, kick-off before, score and what became of it after. */
function MatchEnd({ match }: { match: MatchView }) {
  const messages = useMessages();
  const state = useMatchState(match.id);
  const status = state?.status ?? match.status;
  if (match.type === 'outright') return null;
  if (status === MATCH_STATUS.prematch) {
    return (
      <span className={styles.end}>
        <KickOff at={match.start_time} show="time" />
        <small>
          <KickOff at={match.start_time} show="day" />
        </small>
      </span>
    );
  }
  return (
    <span className={styles.end}>
      {state?.score && <Score score={state.score} />}
      <small className={status === MATCH_STATUS.live ? styles.live : undefined}>
        {status === MATCH_STATUS.live && state ? (
          <MatchClock state={state} sportKey={match.sport.key} />
        ) : (
          <>
            {statusWord(messages, status, state?.stage)} · <KickOff at={match.start_time} show="day" />
          </>
        )}
      </small>
    </span>
  );
}
