import { Segmented } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './match-row.module.css';
import { outcomeShorts } from './outcome-shorts.ts';
import { COLUMN_KINDS } from './row-columns.ts';

type Place = '1' | '2' | '3';

/**
 * Frame of a list of matches of one sport: `outcomeCount` is that of its main market. Heads of the columns where there is room for them, and below 560 px a switch
 * that picks the one market to show.
 */
export function MatchList({ outcomeCount, children }: { outcomeCount: number; children: ReactNode }) {
  const messages = useMessages();
  const [place, setPlace] = useState<Place>('1');
  const result = messages(outcomeCount === 3 ? 'book.column.result' : 'book.column.winner');
  const options = [
    { value: '1' as const, label: result },
    ...COLUMN_KINDS.map((column) => ({
      value: String(column.place) as Place,
      label: messages(column.title),
    })), // places are 2 and 3
  ];
  return (
    <div className={styles.list} data-pick={place}>
      <div className={styles.pick}>
        <Segmented
          label={messages('book.column.pick')}
          options={options}
          value={place}
          onChange={setPlace}
          wide
        />
      </div>
      <div className={`${styles.heads} ${styles.columns2}`} aria-hidden="true">
        <span className={styles.h1}>
          {outcomeShorts(outcomeCount, messages.locale).map((short) => (
            <i key={short}>{short}</i>
          ))}
        </span>
        {COLUMN_KINDS.map((column) => (
          <span key={column.kind} className={styles[`h${column.place}`]}>
            <i>{messages(column.kind === 'total' ? 'book.column.total' : 'book.column.handicapShort')}</i>
            {column.heads.map((head) => (
              <i key={head}>{messages(head)}</i>
            ))}
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}
