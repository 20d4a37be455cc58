import type { MatchState } from '@touchline/client/live';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { KickOff } from '../clock/kick-off.tsx';
import { MatchClock } from '../clock/match-clock.tsx';
import { isBreak } from '../clock/stage.ts';
import { stageName } from '../clock/stage-names.ts';
import styles from './match-row.module.css';

const HALF_TIME = 31;
/** Without a time the clock itself says the stage. */
const isTimed = ({ clock, stage }: MatchState) => stage === HALF_TIME || (clock !== null && !isBreak(stage));

/** When a match is: its clock and stage while it runs, its kick-off before, what became of it after. */
export function MatchMeta({ match }: { match: MatchView }) {
  const messages = useMessages();
  const state = useMatchState(match.id);
  const status = state?.status ?? match.status;
  const { key } = match.sport;
  if (status === MATCH_STATUS.live && state) {
    const stage = isTimed(state) ? stageName(messages, state.stage, key) : '';
    return (
      <>
        <MatchClock state={state} sportKey={key} />
        {stage && <span className={styles.stage}>{stage}</span>}
      </>
    );
  }
  if (status === MATCH_STATUS.prematch) {
    return (
      <>
        <span className={styles.kick}>
          <KickOff at={match.start_time} show="time" />
        </span>
        <span className={styles.stage}>
          <KickOff at={match.start_time} show="day" />
        </span>
      </>
    );
  }
  const isOver = status === MATCH_STATUS.finished || status === MATCH_STATUS.closed;
  const word = state && !isOver ? stageName(messages, state.stage, key) : '';
  return (
    <span className={styles.kick}>
      {word || messages(isOver ? 'book.status.ended' : 'book.status.stopped')}
    </span>
  );
}
