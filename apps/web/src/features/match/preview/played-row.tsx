import type { FormMatch, PlayedMatch } from '@touchline/contract';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import type { MatchView } from '#data/views.ts';
import { KickOff } from '#parts/clock/kick-off.tsx';
import { Score } from '#parts/score/score.tsx';
import styles from './preview.module.css';
import { ResultMark } from './result-mark.tsx';

/** One match that was played: day, sides and score, and how it ended for the side whose form it is. */
export function PlayedRow({
  match,
  played,
  result,
}: {
  match: MatchView;
  played: PlayedMatch;
  result?: FormMatch['result'];
}) {
  const messages = useMessages();
  const { id, slug, start_time, home, away, score } = played;
  return (
    <li>
      <a className={styles.played} href={hrefMatch({ id, slug, sport: match.sport })}>
        <span className={styles.day}>
          <KickOff at={start_time} show="day" />
        </span>
        <span className={styles.sides}>{messages('book.versus', { home: home.name, away: away.name })}</span>
        <b>
          <Score score={[score.home, score.away]} />
        </b>
        {result !== undefined && (
          <span className={styles.result}>
            <ResultMark result={result} />
            <span className={styles.word}>{messages(`preview.result.${result}`)}</span>
          </span>
        )}
      </a>
    </li>
  );
}
