import type { Bonus } from '@touchline/contract';
import type { ReactNode } from 'react';
import { BonusCard } from './bonus-card.tsx';
import styles from './card.module.css';

/** Bonuses as cards, and what stands beside them as a card of its own. */
export function BonusCards({
  bonuses,
  children,
}: {
  readonly bonuses: readonly Bonus[];
  readonly children?: ReactNode;
}) {
  return (
    <ul className={styles.cards}>
      {bonuses.map((bonus) => (
        <li key={bonus.id}>
          <BonusCard bonus={bonus} />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
