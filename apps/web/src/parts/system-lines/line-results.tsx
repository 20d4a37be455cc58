import type { Odds, SelectionResult } from '@touchline/betting';
import { useId } from 'react';
import { useMessages } from '#data/messages.ts';
import { usePriceText } from '#data/slip-money.ts';
import styles from './system-lines.module.css';

const RESULTS = [
  'win',
  'lose',
  'void',
  'half_win',
  'half_lose',
] as const satisfies readonly SelectionResult[];

/** The numbered selections of a system with how each ended, or how it is tried to end. */
export function LineResults({
  selections,
  isOpen,
  onTry,
}: {
  selections: readonly {
    readonly id: string;
    readonly name: string;
    readonly odds: Odds;
    readonly result: SelectionResult;
  }[];
  isOpen: (id: string) => boolean;
  onTry: (id: string, result: SelectionResult) => void;
}) {
  const t = useMessages();
  const price = usePriceText();
  const label = useId();
  return (
    <ol className={styles.selections} aria-label={t('slip.selections')}>
      {selections.map(({ id, name, odds, result }, index) => (
        <li key={id}>
          <span id={`${label}-${index}`} className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.price}>{price(odds)}</span>
          <select
            aria-label={t('slip.lines.result')}
            aria-describedby={`${label}-${index}`}
            value={result}
            disabled={!isOpen(id)}
            onChange={({ currentTarget: { value } }) => {
              const chosen = RESULTS.find((candidate) => candidate === value);
              if (chosen) onTry(id, chosen);
            }}
          >
            {RESULTS.map((value) => (
              <option key={value} value={value}>
                {t(`slip.lines.result.${value}`)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ol>
  );
}
