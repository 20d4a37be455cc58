import { useSuspenseQuery } from '@tanstack/react-query';
import type { MatchReport, MatchState } from '@touchline/client/live';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { joinTexts, localizeNumber } from '@touchline/i18n';
import type { BlockProps } from '#data/block.ts';
import { useMatchReport, useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { matchQuery, statisticsQuery } from '#data/queries.ts';
import type { MatchDetailView } from '#data/views.ts';
import { KickOff } from '#parts/clock/kick-off.tsx';
import { MatchClock } from '#parts/clock/match-clock.tsx';
import { stageName } from '#parts/clock/stage-names.ts';
import { isFate, statusWord } from '#parts/clock/status-word.ts';
import { FreshnessNote } from '#parts/freshness-note/freshness-note.tsx';
import { penaltiesOf } from '#parts/score/penalties.ts';
import { Score } from '#parts/score/score.tsx';
import { TeamMark } from '#parts/team-mark/team-mark.tsx';
import { Breadcrumbs } from './scoreboard/breadcrumbs.tsx';
import { Incidents } from './scoreboard/incidents.tsx';
import { scoreTexts } from './scoreboard/period-columns.ts';
import { PeriodTable } from './scoreboard/period-table.tsx';
import styles from './scoreboard/scoreboard.module.css';
import { StatisticBars } from './scoreboard/statistic-bars.tsx';
import { Timeline } from './scoreboard/timeline.tsx';
import { ShareSlot } from './share-slot.tsx';
import { isTracked } from './tracker/tracked.ts';
import { TrackerSlot } from './tracker/tracker-slot.tsx';

export interface EventStatsSettings {
  readonly statistics: boolean;
  readonly incidents: boolean;
  readonly tracker: boolean;
}

/** The head of a match page: where it belongs, who plays, score and clock or kick-off, goals and cards, statistics. */
export function EventStats({ settings, page }: BlockProps<EventStatsSettings>) {
  return page.matchId === undefined ? null : <Scoreboard settings={settings} matchId={page.matchId} />;
}

function Scoreboard({ settings, matchId }: { settings: EventStatsSettings; matchId: string }) {
  const messages = useMessages();
  const match = useSuspenseQuery(matchQuery(matchId)).data;
  const state = useMatchState(matchId);
  useSuspenseQuery(statisticsQuery(matchId));
  const report = useMatchReport(matchId);
  const hasStarted = state !== undefined && state.status !== MATCH_STATUS.prematch;
  const place = joinTexts([match.stadium, match.city], messages.locale);
  if (match.type === 'outright') return <OutrightHead match={match} />;
  return (
    <section className={styles.board} aria-label={messages('book.match.score')}>
      <Breadcrumbs match={match}>
        <ShareSlot match={match} />
      </Breadcrumbs>
      <h1 className="vh">
        {messages('book.versus', { home: match.home?.name ?? '', away: match.away?.name ?? '' })}
      </h1>
      <div className={styles.main}>
        <Team match={match} side="home" />
        <div className={styles.score}>
          {hasStarted && state.score ? (
            <>
              <b>
                <Total state={state} />
              </b>
              <Penalties match={match} state={state} />
              <When match={match} />
            </>
          ) : (
            <>
              <b className={styles.kick}>
                <KickOff at={match.start_time} show="time" />
              </b>
              <span className={styles.day}>
                <KickOff at={match.start_time} show="day" />
              </span>
              {state && (hasStarted || isFate(state.stage)) && <When match={match} />}
            </>
          )}
        </div>
        <Team match={match} side="away" />
      </div>
      {hasStarted && <PeriodTable match={match} state={state} />}
      {hasStarted && settings.incidents && report && <Incidents incidents={report.incidents} />}
      {hasStarted && report && <Course settings={settings} match={match} state={state} report={report} />}
      {hasStarted && settings.incidents && report && (
        <Timeline match={match} incidents={report.incidents} isOver={state.status > MATCH_STATUS.stopped} />
      )}
      {place && <p className={styles.place}>{place}</p>}
      <FreshnessNote matchId={matchId} />
    </section>
  );
}

/** How it goes: the tracker of a match in play, and the figures of both sides. */
function Course({
  settings,
  match,
  state,
  report,
}: {
  settings: EventStatsSettings;
  match: MatchDetailView;
  state: MatchState;
  report: MatchReport;
}) {
  const bars = settings.statistics && report.statistics.length > 0 && (
    <StatisticBars statistics={report.statistics} match={match} />
  );
  if (!settings.tracker || !isTracked(match.sport.key, state)) return bars;
  return (
    <div className={styles.track}>
      <TrackerSlot match={match} />
      {bars}
    </div>
  );
}

/** The score in large figures; runs and wickets as texts. */
function Total({ state }: { state: MatchState }) {
  const { locale } = useMessages();
  const texts = scoreTexts(state);
  if (texts) {
    return (
      <span className={styles.texts}>
        {texts.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: home and away keep their places
          <bdi key={place}>{localizeNumber(text, locale)}</bdi>
        ))}
      </span>
    );
  }
  return state.score && <Score score={state.score} />;
}

/** The kicks of a shoot-out, which the score does not count. */
function Penalties({ match, state }: { match: MatchDetailView; state: MatchState }) {
  const messages = useMessages();
  const penalties = penaltiesOf(state, match.sport.key);
  return (
    penalties && (
      <span className={styles.penalties}>
        {messages('book.stageShort.penalties')} <Score score={penalties} />
      </span>
    )
  );
}

const ENDED = 100;

/** The clock while it runs, else what became of the match. */
function When({ match }: { match: MatchDetailView }) {
  const messages = useMessages();
  const state = useMatchState(match.id);
  if (!state) return null;
  if (state.status === MATCH_STATUS.live)
    return <MatchClock state={state} sportKey={match.sport.key} withStage />;
  const isBeyond = state.stage > ENDED && stageName(messages, state.stage);
  return <span className={styles.day}>{isBeyond || statusWord(messages, state.status, state.stage)}</span>;
}

function Team({ match, side }: { match: MatchDetailView; side: 'home' | 'away' }) {
  const team = match[side];
  const messages = useMessages();
  const state = useMatchState(match.id);
  const reds = state?.red[side === 'home' ? 0 : 1] ?? 0;
  return (
    <div className={styles.team}>
      {team && <TeamMark team={team} size="xl" />}
      <span>
        <bdi>{team?.name}</bdi>
        {reds > 0 && (
          <span className={styles.reds}>
            <span className="vh">{messages('book.cards.red', { count: reds })}</span>
            {Array.from({ length: reds }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
              <i key={card} />
            ))}
          </span>
        )}
      </span>
    </div>
  );
}

function OutrightHead({ match }: { match: MatchDetailView }) {
  const messages = useMessages();
  return (
    <section className={styles.board} aria-label={messages('book.match.event')}>
      <Breadcrumbs match={match}>
        <ShareSlot match={match} />
      </Breadcrumbs>
      <h1 className={styles.outright}>{match.name}</h1>
      {match.end_time !== null && (
        <p className={styles.place}>
          {messages('book.match.untilLabel')} <KickOff at={match.end_time} show="day" />
        </p>
      )}
      <FreshnessNote matchId={match.id} />
    </section>
  );
}
