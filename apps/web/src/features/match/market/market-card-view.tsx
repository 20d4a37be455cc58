import { ChipButton, IconButton } from '@touchline/ui';
import { useState } from 'react';
import { useMessages } from '#data/messages.ts';
import type { MatchDetailView } from '#data/views.ts';
import { cardTitle } from './card-title.ts';
import { HalvesBody } from './halves-body.tsx';
import { HandicapBody } from './handicap-body.tsx';
import { LinesBody } from './lines-body.tsx';
import { ListBody } from './list-body.tsx';
import { holdsLines, type MarketCard } from './market-cards.ts';
import styles from './markets.module.css';
import { PlayersBody } from './players-body.tsx';
import { RowsBody } from './rows-body.tsx';
import { ScoresBody } from './scores-body.tsx';
import { SetsBody } from './sets-body.tsx';
import type { HeadTools, ShownCard } from './shown-card.ts';
import { StripBody } from './strip-body.tsx';
import place from './tools-place.module.css';
import { partName } from './variant-names.ts';

const BODIES = {
  strip: StripBody,
  lines: LinesBody,
  handicap: HandicapBody,
  rows: RowsBody,
  scores: ScoresBody,
  sets: SetsBody,
  halves: HalvesBody,
  players: PlayersBody,
  list: ListBody,
} as const;

interface MarketCardProps extends Omit<ShownCard, 'title'> {
  readonly match: MatchDetailView;
  readonly HeadTools: HeadTools;
  readonly canPin: boolean;
  readonly onFold: (sportKey: string, card: MarketCard, isFolded: boolean) => void;
}

/** One market, or the lines of one, under its name; the arrow folds it. */
export function MarketCardView({
  card,
  match,
  side,
  isFolded,
  isPinned,
  HeadTools,
  canPin,
  onFold,
}: MarketCardProps) {
  const messages = useMessages();
  const [wanted, setWanted] = useState<string>();
  const shown = card.variants.find(({ key }) => key === wanted) ?? card.variants[0] ?? card;
  const title = cardTitle(messages, shown);
  const Body = BODIES[card.shape];
  return (
    <div className={styles.card} data-card={card.key} data-side={side}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <span className={place.headTools}>
          {HeadTools && <HeadTools {...{ card, title, isPinned, canPin }} sportKey={match.sport.key} />}
        </span>
        <IconButton
          icon={isFolded ? 'chevron-down' : 'chevron-up'}
          size="s"
          label={messages(isFolded ? 'book.card.unfold' : 'book.card.fold', { market: title })}
          aria-expanded={!isFolded}
          onClick={() => onFold(match.sport.key, card, !isFolded)}
        />
      </header>
      {!isFolded && (
        <div className={styles.body}>
          {card.variants.length > 0 && (
            <Parts variants={card.variants} chosen={shown} onChoose={setWanted} title={title} />
          )}
          <Body key={shown.key} card={shown} match={match} title={title} />
        </div>
      )}
    </div>
  );
}

/** Chips for the parts of the match that a card asks the same about. */
function Parts({
  variants,
  chosen,
  title,
  onChoose,
}: {
  variants: readonly MarketCard[];
  chosen: MarketCard;
  title: string;
  onChoose: (key: string) => void;
}) {
  const messages = useMessages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of chips everywhere
    <div className={styles.parts} role="group" aria-label={messages('book.card.parts', { market: title })}>
      {variants.map((variant) => (
        <ChipButton
          key={variant.key}
          pressed={variant.key === chosen.key}
          onClick={() => onChoose(variant.key)}
        >
          {partName(messages, variant.markets[0].specifier, !holdsLines(variant.shape))}
        </ChipButton>
      ))}
    </div>
  );
}
