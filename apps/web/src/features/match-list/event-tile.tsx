import { MATCH_STATUS } from '@touchline/contract/constants';
import { Icon } from '@touchline/ui';
import { useRef } from 'react';
import { useFreshness, useMatchState, useWatchVisible } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import type { MatchView } from '#data/views.ts';
import { KickOff } from '#parts/clock/kick-off.tsx';
import { MatchClock } from '#parts/clock/match-clock.tsx';
import { seedOf } from '#parts/market/seed-of.ts';
import { MainCell } from '#parts/match-row/main-cell.tsx';
import { matchName, spokenMatch } from '#parts/match-row/match-name.ts';
import { namedMarkets } from '#parts/match-row/row-markets.ts';
import { PriceArea } from '#parts/odds/price-area.tsx';
import { Score } from '#parts/score/score.tsx';
import { sportIcon } from '#parts/sport-icon.ts';
import { Star } from '#parts/star/star.tsx';
import { TeamMark } from '#parts/team-mark/team-mark.tsx';
import styles from './match-list.module.css';

/** One match as a tile: league, teams, score or kick-off, main market. */
export function EventTile({ match }: { match: MatchView }) {
  const messages = useMessages();
  const ref = useRef<HTMLElement>(null);
  useWatchVisible(ref, match.id, 'card');
  const state = useMatchState(match.id);
  const isStale = useFreshness(match.id) === 'stale';
  const label = spokenMatch(messages, match);
  const isRunning = state !== undefined && state.status !== MATCH_STATUS.prematch;
  return (
    <PriceArea
      as="article"
      ref={ref}
      label={label}
      className={styles.tile}
      data-stale={isStale || undefined}
      resolve={(key) => seedOf(match, namedMarkets(match), key)}
    >
      <div className={styles.tileMeta}>
        <Icon name={sportIcon(match.sport.key)} size="s" />
        <span className="wrap">{match.tournament.name}</span>
        <span className={styles.tileWhen}>
          {isRunning ? (
            <MatchClock state={state} sportKey={match.sport.key} />
          ) : (
            <KickOff at={match.start_time} show="day" />
          )}
        </span>
        <Star of={`matches/${match.id}`} name={matchName(match)} size="s" className={styles.tileStar} />
      </div>
      <a className={styles.tileTeams} href={hrefMatch(match)}>
        <span className={styles.tileTeam}>
          {match.home && <TeamMark team={match.home} size="l" />}
          <bdi>{match.home?.name}</bdi>
        </span>
        <span className={styles.versus}>
          {isRunning && state.score ? (
            <Score score={state.score} />
          ) : (
            <KickOff at={match.start_time} show="time" />
          )}
          {!isRunning && <span className="vh">{messages('book.tile.versus')}</span>}
        </span>
        <span className={styles.tileTeam}>
          {match.away && <TeamMark team={match.away} size="l" />}
          <bdi>{match.away?.name}</bdi>
        </span>
      </a>
      <MainCell match={match} label={label} withKeys />
    </PriceArea>
  );
}
