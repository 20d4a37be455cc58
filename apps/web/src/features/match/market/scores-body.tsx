import { formatScore, localizeNumber } from '@touchline/i18n';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import type { BodyProps } from './body-props.ts';
import styles from './markets.module.css';
import { OutcomePrice } from './outcome-price.tsx';
import { scoreGrid } from './score-grid.ts';

/** Correct scores as a grid: home goals down, away goals across. */
export function ScoresBody({
  card: {
    markets: [market],
  },
  match,
}: BodyProps) {
  const messages = useMessages();
  const { locale } = messages;
  const now = useMatchState(match.id)?.score;
  const grid = scoreGrid(market);
  const isRunning = now !== null && now !== undefined;
  return (
    <>
      <div className={styles.axes} aria-hidden="true">
        <span className="wrap">{messages('book.scores.rows', { team: match.home?.name ?? '' })}</span>
        <span className="wrap">{messages('book.scores.columns', { team: match.away?.name ?? '' })}</span>
      </div>
      <div className={styles.scores} data-row="" data-size={grid.goals.length}>
        <span />
        {grid.goals.map((goals) => (
          <span key={goals} className={styles.axis} aria-hidden="true">
            {localizeNumber(goals, locale)}
          </span>
        ))}
        {grid.goals.map((home) => [
          <span key={`${home}`} className={styles.axis} aria-hidden="true">
            {localizeNumber(home, locale)}
          </span>,
          ...grid.goals.map((away) => (
            <OutcomePrice
              key={`${home}:${away}`}
              market={market}
              outcome={grid.at(home, away)}
              missing={formatScore(home, away, locale)}
              mark={
                isRunning && now[0] === home && now[1] === away ? 'now' : home === away ? 'draw' : undefined
              }
            />
          )),
        ])}
      </div>
      <div className={styles.legend}>
        {isRunning && (
          <span>
            <i data-mark="now" />
            {messages('book.scores.now')}
          </span>
        )}
        <span>
          <i data-mark="draw" />
          {messages('book.outcome.draw')}
        </span>
      </div>
      {grid.others.length > 0 && (
        <div className={styles.list} data-row="">
          {grid.others.map((outcome) => (
            <OutcomePrice key={outcome.id} market={market} outcome={outcome} layout="beside" />
          ))}
        </div>
      )}
    </>
  );
}
