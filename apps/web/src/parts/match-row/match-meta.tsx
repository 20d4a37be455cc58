import type { MatchState } from '@touchline/client/live';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { Icon } from '@touchline/ui';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { settingsQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import type { MatchView } from '#data/views.ts';
import { KickOff } from '../clock/kick-off.tsx';
import { MatchClock } from '../clock/match-clock.tsx';
import { isBreak } from '../clock/stage.ts';
import { stageName } from '../clock/stage-names.ts';
import { isFate, statusWord } from '../clock/status-word.ts';
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
  const { queryClient } = useServices();
  // Every page has the settings; an observer for each row would be too many.
  const hasVideo =
    match.has_video && queryClient.getQueryData(settingsQuery().queryKey)?.video_enabled === true;
  const video = hasVideo && (
    <>
      <Icon name="tv" size="s" />
      <span className="vh">{messages('book.video')}</span>
    </>
  );
  if (status === MATCH_STATUS.live && state) {
    const stage = isTimed(state) ? stageName(messages, state.stage, key) : '';
    return (
      <>
        <MatchClock state={state} sportKey={key} />
        {video}
        {stage && <span className={styles.stage}>{stage}</span>}
      </>
    );
  }
  if (status === MATCH_STATUS.prematch) {
    return (
      <>
        <span className={styles.kick}>
          <KickOff at={match.start_time} show="time" />
          {video}
        </span>
        <span className={styles.stage}>
          {state && isFate(state.stage) ? (
            stageName(messages, state.stage)
          ) : (
            <KickOff at={match.start_time} show="day" />
          )}
        </span>
      </>
    );
  }
  return <span className={styles.kick}>{statusWord(messages, status, state?.stage)}</span>;
}
