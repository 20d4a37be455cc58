import type { Competitor, HeadToHead } from '@touchline/contract';
import { localizeNumber } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { Score } from '#parts/score/score.tsx';
import { PlayedRow } from './played-row.tsx';
import styles from './preview.module.css';

/** The last matches of the two against each other, with who won how often and what was scored. */
export function Meetings({
  match,
  home,
  away,
  headToHead,
}: {
  match: MatchView;
  home: Competitor;
  away: Competitor;
  headToHead: HeadToHead;
}) {
  const messages = useMessages();
  const { matches, home_wins, draws, away_wins, scored } = headToHead;
  const figure = (value: number) => localizeNumber(value, messages.locale);
  return (
    <div className={styles.part}>
      <h3>{messages('preview.meetings.title')}</h3>
      {matches.length === 0 ? (
        <p>{messages('preview.meetings.none')}</p>
      ) : (
        <>
          <dl className={styles.sums}>
            <div>
              <dt>{messages('preview.meetings.wins', { team: home.name })}</dt>
              <dd>{figure(home_wins)}</dd>
            </div>
            {draws > 0 && (
              <div>
                <dt>{messages('preview.meetings.draws')}</dt>
                <dd>{figure(draws)}</dd>
              </div>
            )}
            <div>
              <dt>{messages('preview.meetings.wins', { team: away.name })}</dt>
              <dd>{figure(away_wins)}</dd>
            </div>
            <div>
              <dt>{messages('preview.meetings.scored')}</dt>
              <dd>
                <Score score={[scored.home, scored.away]} />
              </dd>
            </div>
          </dl>
          <ul>
            {matches.map((played) => (
              <PlayedRow key={played.id} match={match} played={played} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
