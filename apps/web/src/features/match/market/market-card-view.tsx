import { IconButton } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import type { MatchDetailView } from '#data/views.ts';
import type { Side } from './card-columns.ts';
import { cardTitle } from './card-title.ts';
import { HalvesBody } from './halves-body.tsx';
import { HandicapBody } from './handicap-body.tsx';
import { LinesBody } from './lines-body.tsx';
import { ListBody } from './list-body.tsx';
import type { MarketCard } from './market-cards.ts';
import styles from './markets.module.css';
import { PlayersBody } from './players-body.tsx';
import { RowsBody } from './rows-body.tsx';
import { ScoresBody } from './scores-body.tsx';
import { StripBody } from './strip-body.tsx';

const BODIES = {
  strip: StripBody,
  lines: LinesBody,
  handicap: HandicapBody,
  rows: RowsBody,
  scores: ScoresBody,
  halves: HalvesBody,
  players: PlayersBody,
  list: ListBody,
} as const;

/** One market, or the lines of one, under its name; the arrow folds it. */
export function MarketCardView({
  card,
  match,
  side,
}: {
  card: MarketCard;
  match: MatchDetailView;
  side: Side;
}) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(true);
  const title = cardTitle(messages, card);
  const Body = BODIES[card.shape];
  return (
    <div className={styles.card} data-card={card.key} data-side={side}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          size="s"
          label={messages(isOpen ? 'book.card.fold' : 'book.card.unfold', { market: title })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </header>
      {isOpen && (
        <div className={styles.body}>
          <Body card={card} match={match} title={title} />
        </div>
      )}
    </div>
  );
}
