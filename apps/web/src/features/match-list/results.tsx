import { useSuspenseQuery } from '@tanstack/react-query';
import { Alert, buttonClass, classNames, Empty } from '@touchline/ui';
import type { BlockProps, PageContext } from '#data/block.ts';
import { type DayLeague, dayLeaguesQuery } from '#data/day-leagues.ts';
import { dayMatchesQuery } from '#data/day-lists.ts';
import { addressWith } from '#data/list-address.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { BlockHead } from './block-head.tsx';
import {
  isResultsReplaced,
  resultsCounted,
  resultsLeague,
  resultsOfDayFilter,
  shownResults,
} from './day-filters.ts';
import { LeagueChips } from './day-leagues.tsx';
import styles from './day-lists.module.css';
import { DayMore } from './day-more.tsx';
import { DaySports } from './day-sports.tsx';
import { DayStrip } from './day-strip.tsx';
import { bySport } from './group-matches.ts';
import { isByMatch, sortKey } from './list-order.ts';
import type { ListSettings } from './list-settings.ts';
import { OrderChoice } from './order-choice.tsx';
import { ResultGroups } from './result-groups.tsx';
import resultStyles from './results.module.css';

export interface ResultsSettings extends ListSettings {
  readonly days: number;
  readonly sort: boolean;
}

const ORDERS = [
  { key: undefined, name: 'filter.sort.league' },
  { key: '-start_time', name: 'lists.sort.last' },
] as const;

/** The matches that one day saw end: by sport and league, with their periods. */
export function Results({ settings, page, block }: BlockProps<ResultsSettings>) {
  const messages = useMessages();
  const timeZone = useTimeZone();
  const filter = resultsOfDayFilter(settings, page, timeZone);
  const { matches, pagination } = useSuspenseQuery(dayMatchesQuery(filter)).data;
  const leagues = useSuspenseQuery(dayLeaguesQuery(resultsLeague(settings, page))).data;
  const id = `${block.id}-title`;
  const isPage = page.page === 'results';
  return (
    <section
      className={classNames(resultStyles.results, isPage && styles.page)}
      aria-labelledby={settings.title ? id : undefined}
    >
      {settings.title && (
        <BlockHead id={id} title={messages('book.results.title')} count={pagination.total} isPage={isPage} />
      )}
      <DayStrip page={page} days={settings.days} step={-1} shown={shownResults(page, timeZone)} />
      {isResultsReplaced(page, timeZone) && (
        <div className={styles.note}>
          <Alert>{messages('lists.dayToCome')}</Alert>
        </div>
      )}
      {/* Remounts the chips with another time zone: a chip of both days would shift. */}
      <DaySports
        key={`sports ${timeZone}`}
        settings={settings}
        page={page}
        counted={resultsCounted(page, timeZone)}
        sportKey={leagues.chosen ? leagues.sportKey : page.search.sport}
      />
      <LeagueChips
        key={`leagues ${timeZone}`}
        page={page}
        counted={resultsCounted(page, timeZone)}
        of={leagues}
      />
      {settings.sort && (
        <div className={styles.tools}>
          <OrderChoice page={page} orders={ORDERS} />
        </div>
      )}
      {matches.length === 0 && <NoResults page={page} league={leagues.chosen} />}
      <ResultGroups
        key={filter.start_from}
        sports={bySport(matches, isByMatch(sortKey(page.search)) ? 'runs' : 'leagues')}
        level={isPage ? 2 : 3}
      />
      <DayMore shown={matches.length} total={pagination.total} page={page} />
    </section>
  );
}

/** Why there is nothing, and where a league alone has nothing the way to the others. */
function NoResults({ page, league }: { page: PageContext; league: DayLeague | null }) {
  const messages = useMessages();
  const base = hrefOf(usePlace());
  if (league)
    return (
      <Empty
        icon="flag"
        title={messages('lists.noLeagueResults', { league: league.name })}
        action={
          <a className={buttonClass()} href={addressWith(base, page.search, { league: undefined })}>
            {messages('lists.everyLeague')}
          </a>
        }
      />
    );
  const isToday = page.search.date === undefined;
  return (
    <Empty icon="flag" title={messages(isToday ? 'book.results.empty' : 'lists.noResults')}>
      {messages(isToday ? 'book.results.emptyText' : 'lists.noResultsText')}
    </Empty>
  );
}
