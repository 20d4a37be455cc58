import type { MatchState } from '@touchline/client/live';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { localizeNumber } from '@touchline/i18n';
import { classNames } from '@touchline/ui';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import type { MatchView } from '#data/views.ts';
import { KickOff } from '#parts/clock/kick-off.tsx';
import { stageOf } from '#parts/clock/stage.ts';
import { stageName } from '#parts/clock/stage-names.ts';
import { isFate, statusWord } from '#parts/clock/status-word.ts';
import { matchName } from '#parts/match-row/match-name.ts';
import { penaltiesOf } from '#parts/score/penalties.ts';
import { Star } from '#parts/star/star.tsx';
import { TeamMark } from '#parts/team-mark/team-mark.tsx';
import styles from './results.module.css';

const SIDES = ['home', 'away'] as const;
const ENDED = 100;

/** Whether a match came to its end; of any other a result says what became of it. */
const isEnd = ({ status, stage }: MatchState) =>
  stage >= ENDED || (status === MATCH_STATUS.finished && !isFate(stage));

/** A finished match, which leads to its page, and its star. */
export function ResultRow({ match }: { match: MatchView }) {
  return (
    <div className={styles.place} data-row="">
      <Result match={match} />
      <Star of={`matches/${match.id}`} name={matchName(match)} size="s" className={styles.star} />
    </div>
  );
}

/** When, who, the periods and the final score. */
function Result({ match }: { match: MatchView }) {
  const messages = useMessages();
  const { locale } = messages;
  const state = useMatchState(match.id);
  const text = (value: string | number) => localizeNumber(value, locale);
  const texts = state?.gameScore?.some((score) => score.includes('/')) ? state.gameScore : null;
  const periods = state?.periods.filter(({ key }) => stageOf(Number(key), match.sport.key)) ?? [];
  const penalties = state && penaltiesOf(state, match.sport.key);
  const [home = 0, away = 0] = penalties ?? state?.score ?? [];
  const isPlayed = state !== undefined && !isFate(state.stage);
  const winner = !isPlayed || home === away ? null : home > away ? 'home' : 'away';
  return (
    <a className={styles.result} href={hrefMatch(match)}>
      <span className={styles.when}>
        <KickOff at={match.start_time} show="day" />
        <KickOff at={match.start_time} show="time" />
        {state && !isEnd(state) && <b>{statusWord(messages, state.status, state.stage)}</b>}
        {state && <Beyond stage={state.stage} />}
      </span>
      <span className={styles.sides}>
        {SIDES.map((side, place) => (
          <span key={side} className={classNames(styles.side, winner === side && styles.won)}>
            {match[side] && <TeamMark team={match[side]} />}
            <bdi className="wrap">{match[side]?.name}</bdi>
            {periods.map((period) => (
              <i key={period.key}>{text(period[side])}</i>
            ))}
            <b>{texts ? text(texts[place] ?? '') : state?.score ? text(state.score[place as 0 | 1]) : ''}</b>
          </span>
        ))}
        {periods.length > 0 && (
          <span className={styles.below}>
            {periods.map((period) => (
              <i key={period.key}>
                <span>{text(period.home)}</span>–<span>{text(period.away)}</span>
              </i>
            ))}
          </span>
        )}
      </span>
    </a>
  );
}

const SHORT: Readonly<Record<number, 'extraTime' | 'penalties'>> = { 110: 'extraTime', 120: 'penalties' };

/** That a match was decided after its regular end, in little room. */
function Beyond({ stage }: { stage: number }) {
  const messages = useMessages();
  const short = SHORT[stage];
  return (
    short && (
      <b>
        <span aria-hidden="true">{messages(`book.stageShort.${short}`)}</span>
        <span className="vh">{stageName(messages, stage)}</span>
      </b>
    )
  );
}
