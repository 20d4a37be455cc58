import { Skeleton } from '@touchline/ui';
import cards from './market/markets.module.css';
import board from './scoreboard/scoreboard.module.css';

const CARDS = 6;

/** The head of a match page before the match is known. */
export function ScoreboardSkeleton() {
  return (
    <div className={board.board} aria-hidden="true">
      <div className={board.top}>
        <Skeleton width="third" />
      </div>
      <div className={board.main}>
        <Skeleton className={board.boardBar} />
        <Skeleton className={board.boardBar} width="short" />
        <Skeleton className={board.boardBar} />
      </div>
    </div>
  );
}

/** Market cards before the markets are known. */
export function MarketsSkeleton() {
  return (
    <div className={cards.cards} data-columns="two" aria-hidden="true">
      {Array.from({ length: CARDS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <div key={place} className={cards.card} data-side={place % 2 === 0 ? 'start' : 'end'}>
          <div className={cards.head}>
            <Skeleton width="third" />
          </div>
          <div className={cards.body}>
            <Skeleton className={cards.bar} />
          </div>
        </div>
      ))}
    </div>
  );
}
