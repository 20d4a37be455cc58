import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { totalText } from '#parts/market/line-text.ts';
import { OVER, UNDER } from '#parts/market/outcome-ids.ts';
import { Strip } from '#parts/odds/strip.tsx';
import type { BodyProps } from './body-props.ts';
import styles from './markets.module.css';
import { MoreLines } from './more-lines.tsx';
import { OutcomePrice } from './outcome-price.tsx';
import { LINES_SHOWN, shownLines } from './shown-lines.ts';

/** Over and under for each line, the most balanced marked. */
export function LinesBody({ card: { markets }, title }: BodyProps) {
  const messages = useMessages();
  const [isAll, setAll] = useState(false);
  const lines = isAll ? markets : shownLines(markets);
  return (
    <>
      <div className={styles.rungs}>
        <div className={styles.rungHead} aria-hidden="true">
          <span />
          <span>{messages('book.column.over')}</span>
          <span>{messages('book.column.under')}</span>
        </div>
        {lines.map((market) => {
          const line = totalText(market.specifier, messages.locale);
          return (
            <div key={market.specifier} className={styles.rung} data-lead={market.most_balanced || undefined}>
              <Strip label={`${title} ${line}`} line={line}>
                {[OVER, UNDER].map((id) => (
                  <OutcomePrice
                    key={id}
                    market={market}
                    outcome={market.outcomes.find((outcome) => outcome.id === id)}
                  />
                ))}
              </Strip>
            </div>
          );
        })}
      </div>
      {markets.length > LINES_SHOWN && (
        <MoreLines
          isAll={isAll}
          count={markets.length}
          allKey="book.card.allLines"
          onToggle={() => setAll(!isAll)}
        />
      )}
    </>
  );
}
