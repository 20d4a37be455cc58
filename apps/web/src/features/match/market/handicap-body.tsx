import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { handicapText } from '#parts/market/line-text.ts';
import { AWAY_HANDICAP, HOME_HANDICAP } from '#parts/market/outcome-ids.ts';
import { Strip } from '#parts/odds/strip.tsx';
import type { BodyProps } from './body-props.ts';
import styles from './markets.module.css';
import { MoreLines } from './more-lines.tsx';
import { OutcomePrice } from './outcome-price.tsx';
import { LINES_SHOWN, shownLines } from './shown-lines.ts';

/** Both sides of each handicap, the line beside each price as that side sees it. */
export function HandicapBody({ card: { markets }, match, title }: BodyProps) {
  const messages = useMessages();
  const [isAll, setAll] = useState(false);
  const lines = isAll ? markets : shownLines(markets);
  return (
    <>
      <div className={styles.rungs}>
        <div className={`${styles.rungHead} ${styles.halfHead}`} aria-hidden="true">
          <bdi className="wrap">{match.home?.name}</bdi>
          <bdi className="wrap">{match.away?.name}</bdi>
        </div>
        {lines.map((market) => (
          <div key={market.specifier} className={styles.rung} data-lead={market.most_balanced || undefined}>
            <Strip label={`${title} ${handicapText(market.specifier, messages.locale)}`}>
              {[HOME_HANDICAP, AWAY_HANDICAP].map((id) => (
                <OutcomePrice
                  key={id}
                  market={market}
                  outcome={market.outcomes.find((outcome) => outcome.id === id)}
                  layout="beside"
                  sign={handicapText(market.specifier, messages.locale, id === AWAY_HANDICAP)}
                />
              ))}
            </Strip>
          </div>
        ))}
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
