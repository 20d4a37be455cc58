import type { OutcomeView } from '#data/views.ts';
import type { BodyProps } from './body-props.ts';
import styles from './markets.module.css';
import { OutcomePrice } from './outcome-price.tsx';

function byWinner(outcomes: readonly OutcomeView[]): readonly [home: OutcomeView[], away: OutcomeView[]] {
  const home: OutcomeView[] = [];
  const away: OutcomeView[] = [];
  for (const outcome of outcomes) {
    const [first = 0, second = 0] = outcome.id.split(':').map(Number);
    if (first > second) home.push(outcome);
    else away.push(outcome);
  }
  return [home, away];
}

/** Correct scores in sets or maps: those that home wins beside those that away wins. */
export function SetsBody({
  card: {
    markets: [market],
  },
  match,
}: BodyProps) {
  const [home, away] = byWinner(market.outcomes);
  return (
    <div className={styles.sets}>
      {[
        { key: 'home', name: match.home?.name, outcomes: home },
        { key: 'away', name: match.away?.name, outcomes: away },
      ].map(({ key, name, outcomes }) => (
        <div key={key}>
          <bdi className={`wrap ${styles.axisName}`} aria-hidden="true">
            {name}
          </bdi>
          {outcomes.map((outcome) => (
            <OutcomePrice key={outcome.id} market={market} outcome={outcome} layout="beside" />
          ))}
        </div>
      ))}
    </div>
  );
}
