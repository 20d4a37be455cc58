import { parseOutcomeKey } from '@touchline/betting';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useFreshness, useWatchVisible } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import type { MarketView, MatchView } from '#data/views.ts';
import { seedOf } from '../market/seed-of.ts';
import { useLateNames } from '../market/use-late-names.ts';
import { PriceArea } from '../odds/price-area.tsx';
import { Star } from '../star/star.tsx';
import { LineCells } from './line-cells.tsx';
import { MainCell } from './main-cell.tsx';
import { MatchMeta } from './match-meta.tsx';
import { matchName, spokenMatch } from './match-name.ts';
import styles from './match-row.module.css';
import { MoreLink } from './more-link.tsx';
import { lineColumns } from './row-columns.ts';
import { namedMarkets } from './row-markets.ts';
import starStyles from './row-star.module.css';
import { TeamLines } from './team-line.tsx';

/**
 * One match of a list: when, who, its main market and the lines that there is room for. The names lead to the match.
 * Each part follows what it shows of the match itself, so that a score renders no prices and a price no names. By hand: a
 * list is read again every few seconds, the compiler leaves this room out, and a match that is as it was costs nothing.
 */
export const MatchRow = memo(function MatchRow({ match }: { match: MatchView }) {
  const ref = useRef<HTMLElement>(null);
  useWatchVisible(ref, match.id, 'card');
  const label = spokenMatch(useMessages(), match);
  const named = namedMarkets(match);
  const href = hrefMatch(match);
  const columns = lineColumns(match, named);

  return (
    <RowArea ref={ref} match={match} label={label} named={named}>
      <div className={styles.meta}>
        <MatchMeta match={match} />
      </div>
      <a className={styles.teams} href={href}>
        <TeamLines match={match} />
      </a>
      <div className={styles.m1}>
        <MainCell match={match} label={label} />
      </div>
      <LineCells match={match} label={label} columns={columns} named={named} />
      <MoreLink match={match} href={href} />
      <Star of={`matches/${match.id}`} name={matchName(match)} size="s" className={starStyles.star} />
    </RowArea>
  );
});

const rowClass = `${styles.row} ${styles.columns2}`;

/** The row itself: takes the taps on its prices, and shows when they are too old to be trusted. */
function RowArea({
  ref,
  match,
  label,
  named,
  children,
}: {
  ref: RefObject<HTMLElement | null>;
  match: MatchView;
  label: string;
  named: readonly MarketView[];
  children: ReactNode;
}) {
  const isStale = useFreshness(match.id) === 'stale';
  const lateNames = useLateNames(match);
  return (
    <PriceArea
      as="article"
      ref={ref}
      label={label}
      className={rowClass}
      data-stale={isStale || undefined}
      resolve={(key) => seedOf(match, named, key) ?? lateNames(parseOutcomeKey(key), named)}
    >
      {children}
    </PriceArea>
  );
}
