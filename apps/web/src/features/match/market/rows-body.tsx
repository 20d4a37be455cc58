import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { handicapText } from '#parts/market/line-text.ts';
import { Strip } from '#parts/odds/strip.tsx';
import type { BodyProps } from './body-props.ts';
import styles from './markets.module.css';
import { MoreLines } from './more-lines.tsx';
import { OutcomePrice } from './outcome-price.tsx';
import { LINES_SHOWN, shownLines } from './shown-lines.ts';

/** A three-way handicap: home, draw, away for each start that is given. */
export function RowsBody({ card: { markets }, match, title }: BodyProps) {
  const messages = useMessages();
  const [isAll, setAll] = useState(false);
  const lines = isAll ? markets : shownLines(markets);
  return (
    <>
      <div className={styles.rungs}>
        <div className={`${styles.rungHead} ${styles.wideHead}`} aria-hidden="true">
          <span />
          <bdi className="wrap">{match.home?.name}</bdi>
          <span>{messages('book.outcome.draw')}</span>
          <bdi className="wrap">{match.away?.name}</bdi>
        </div>
        {lines.map((market) => {
          const line = handicapText(market.specifier, messages.locale);
          return (
            <div key={market.specifier} className={`${styles.rung} ${styles.wide}`}>
              <Strip label={`${title} ${line}`} line={line}>
                {market.outcomes.map((outcome) => (
                  <OutcomePrice key={outcome.id} market={market} outcome={outcome} />
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
