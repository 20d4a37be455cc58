import { Segmented } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import styles from './match-row.module.css';
import { outcomeShorts } from './outcome-shorts.ts';
import { lineColumns } from './row-columns.ts';

type Place = '1' | '2' | '3';

/**
 * Frame of a list of matches of one sport: heads of the columns where there is room for them, and below 560 px a switch
 * that picks the one market to show.
 */
export function MatchList({
  sportKey,
  outcomeCount,
  children,
}: {
  sportKey: string;
  outcomeCount: number;
  children: ReactNode;
}) {
  const messages = useMessages();
  const [place, setPlace] = useState<Place>('1');
  const columns = lineColumns(sportKey);
  const options = [
    { value: '1' as const, label: messages('book.column.result') },
    ...columns.map((column) => ({ value: String(column.place) as Place, label: messages(column.title) })), // places are 2 and 3
  ];
  return (
    <div className={styles.list} data-pick={place}>
      {columns.length > 0 && (
        <div className={styles.pick}>
          <Segmented
            label={messages('book.column.pick')}
            options={options}
            value={place}
            onChange={setPlace}
            wide
          />
        </div>
      )}
      <div className={`${styles.heads} ${styles[`columns${columns.length}`]}`} aria-hidden="true">
        <span className={styles.h1}>
          {outcomeShorts(outcomeCount, messages.locale).map((short) => (
            <i key={short}>{short}</i>
          ))}
        </span>
        {columns.map((column) => (
          <span key={column.marketId} className={styles[`h${column.place}`]}>
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
