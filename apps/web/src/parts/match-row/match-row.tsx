import { parseOutcomeKey } from '@touchline/betting';
import { localizeNumber } from '@touchline/i18n';
import { classNames, Icon } from '@touchline/ui';
import { useRef } from 'react';
import { useFreshness, useMatchState, useOpenMarkets, useWatchVisible } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefMatch } from '#data/navigation.ts';
import type { MatchView } from '#data/views.ts';
import { seedOf } from '../market/seed-of.ts';
import { useLateNames } from '../market/use-late-names.ts';
import { PriceArea } from '../odds/price-area.tsx';
import { LineCell } from './line-cell.tsx';
import { MainCell } from './main-cell.tsx';
import { MatchMeta } from './match-meta.tsx';
import styles from './match-row.module.css';
import { lineColumns } from './row-columns.ts';
import { namedMarkets, rowLine } from './row-markets.ts';
import { TeamLine } from './team-line.tsx';

/** One match of a list: when, who, its main market and the lines that there is room for. The names lead to the match. */
export function MatchRow({ match }: { match: MatchView }) {
  const messages = useMessages();
  const ref = useRef<HTMLElement>(null);
  useWatchVisible(ref, match.id, 'card');
  const state = useMatchState(match.id);
  const open = useOpenMarkets(match.id);
  const isStale = useFreshness(match.id) === 'stale';
  const lateNames = useLateNames(match);
  const named = namedMarkets(match);
  const href = hrefMatch(match);
  const more = Math.max(0, (state?.marketsCount ?? match.available_markets_count) - 1);
  const columns = lineColumns(match.sport.key);

  return (
    <PriceArea
      as="article"
      ref={ref}
      className={classNames(styles.row, styles[`columns${columns.length}`])}
      data-stale={isStale || undefined}
      resolve={(key) => seedOf(match, named, key) ?? lateNames(parseOutcomeKey(key), named)}
    >
      <div className={styles.meta}>
        <MatchMeta match={match} state={state} />
      </div>
      <a className={styles.teams} href={href}>
        {match.home && <TeamLine team={match.home} state={state} side={0} />}
        {match.away && <TeamLine team={match.away} state={state} side={1} />}
      </a>
      <div className={styles.m1}>
        <MainCell match={match} />
      </div>
      {columns.map((column) => (
        <div key={column.marketId} className={styles[`m${column.place}`]}>
          <LineCell match={match} column={column} line={rowLine(column, open, named)} />
        </div>
      ))}
      <a
        className={styles.more}
        href={href}
        aria-label={messages('book.row.more', {
          count: more,
          match: match.name ?? `${match.home?.name ?? ''} – ${match.away?.name ?? ''}`,
        })}
      >
        <bdi>+{localizeNumber(String(more), messages.locale)}</bdi>
        <Icon name="chevron-right" size="s" flip />
      </a>
    </PriceArea>
  );
}
