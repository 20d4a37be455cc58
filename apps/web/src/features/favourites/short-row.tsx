import { MATCH_STATUS } from '@touchline/contract/constants';
import { useRef } from 'react';
import { useMatchState, useWatchVisible } from '#data/live.ts';
import { hrefMatch } from '#data/navigation.ts';
import type { MatchView } from '#data/views.ts';
import { KickOff } from '#parts/clock/kick-off.tsx';
import { matchName } from '#parts/match-row/match-name.ts';
import { Score } from '#parts/score/score.tsx';
import { Star } from '#parts/star/star.tsx';

/** A match in little room: who, and its score or kick-off. */
export function ShortRow({ match }: { match: MatchView }) {
  const ref = useRef<HTMLLIElement>(null);
  useWatchVisible(ref, match.id, 'card');
  const state = useMatchState(match.id);
  const hasStarted = state !== undefined && state.status !== MATCH_STATUS.prematch;
  const at = match.end_time ?? match.start_time;
  return (
    <li ref={ref} data-row="">
      <a href={hrefMatch(match)}>
        <bdi className="wrap">{matchName(match)}</bdi>
        <small>
          {hasStarted && state.score ? (
            <Score score={state.score} />
          ) : (
            <>
              <KickOff at={at} show="day" /> <KickOff at={at} show="time" />
            </>
          )}
        </small>
      </a>
      <Star of={`matches/${match.id}`} name={matchName(match)} size="s" />
    </li>
  );
}
