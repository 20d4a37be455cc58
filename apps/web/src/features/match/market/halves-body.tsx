import { useMessages } from '#data/messages.ts';
import type { BodyProps } from './body-props.ts';
import styles from './markets.module.css';
import { OutcomePrice } from './outcome-price.tsx';

/** Outcomes of half-time/full-time by who leads at half-time and who wins. Source: unified-odds market 47. */
const GRID = [
  ['418', '420', '422'],
  ['424', '426', '428'],
  ['430', '432', '434'],
] as const;

/** Half-time down, full-time across. */
export function HalvesBody({
  card: {
    markets: [market],
  },
  match,
}: BodyProps) {
  const messages = useMessages();
  const names = [match.home?.name ?? '', messages('book.outcome.draw'), match.away?.name ?? ''];
  return (
    <>
      <div className={styles.axes} aria-hidden="true">
        <span>{messages('book.halves.rows')}</span>
        <span>{messages('book.halves.columns')}</span>
      </div>
      <div className={styles.halves} data-row="">
        <span />
        {names.map((name) => (
          <bdi key={name} className={`wrap ${styles.axisName}`} aria-hidden="true">
            {name}
          </bdi>
        ))}
        {GRID.map((row, half) => [
          <bdi key={names[half]} className={`wrap ${styles.axisName}`} aria-hidden="true">
            {names[half]}
          </bdi>,
          ...row.map((id) => (
            <OutcomePrice
              key={id}
              market={market}
              outcome={market.outcomes.find((outcome) => outcome.id === id)}
            />
          )),
        ])}
      </div>
    </>
  );
}
