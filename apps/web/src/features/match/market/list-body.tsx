import type { BodyProps } from './body-props.ts';
import styles from './markets.module.css';
import { OutcomePrice } from './outcome-price.tsx';

/** Many outcomes: each a line with its name and price. */
export function ListBody({
  card: {
    markets: [market],
  },
}: BodyProps) {
  return (
    <div className={styles.list} data-row="">
      {market.outcomes.map((outcome) => (
        <OutcomePrice key={outcome.id} market={market} outcome={outcome} layout="beside" />
      ))}
    </div>
  );
}
