import { useSuspenseQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { buttonClass, Empty } from '@touchline/ui';
import { useDeferredValue } from 'react';
import type { BlockProps, PageContext } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLive, hrefOf, hrefSport, PLACES } from '#data/navigation.ts';
import { matchesQuery } from '#data/queries.ts';
import { MatchList } from '#parts/match-row/match-list.tsx';
import { BlockHead } from './block-head.tsx';
import { bySport, rowsAbove } from './group-matches.ts';
import { LeagueSection } from './league-section.tsx';
import { isPaged, liveFilter } from './list-filters.ts';
import { isByMatch, sortKey } from './list-order.ts';
import type { ListSettings } from './list-settings.ts';
import styles from './match-list.module.css';
import { MoreMatches } from './more-matches.tsx';
import { SportTabs } from './sport-choice.tsx';
import { Stretch } from './stretch.tsx';

export interface LiveEventsSettings extends ListSettings {
  readonly link: boolean;
}

/** Height of a sport's name and of the heads of its columns, in rows. */
const HEAD_ROWS = 1.5;

/** Matches in play: by sport, by league. */
export function LiveEvents({ settings, page, block }: BlockProps<LiveEventsSettings>) {
  const messages = useMessages();
  const { data } = useSuspenseQuery(matchesQuery(liveFilter(settings, page)));
  // A list that was read again is drawn in slices: all of it at once is a long task on a slow phone.
  const { matches, pagination } = useDeferredValue(data);
  const sports = bySport(matches, isByMatch(sortKey(page.search)) ? 'runs' : 'leagues');
  const id = `${block.id}-title`;
  const isPage = page.page === 'live';
  const SportHeading = isPage ? 'h2' : 'h3';
  // Beside a sport or a league an empty list says nothing; on its own page it says so.
  if (matches.length === 0 && !isPage && page.page !== 'home') return null;
  return (
    <section aria-labelledby={settings.title ? id : undefined}>
      {settings.title && (
        <BlockHead
          id={id}
          title={messages('book.live.title')}
          count={pagination.total}
          allHref={settings.link ? allHref(settings, page) : undefined}
          isPage={isPage}
        />
      )}
      {page.sportType === undefined && <SportTabs settings={settings} page={page} />}
      {matches.length === 0 && (
        <Empty
          icon="radio"
          title={messages('book.live.empty')}
          action={
            isPage && (
              <a className={buttonClass()} href={hrefOf(PLACES.home)}>
                {messages('book.live.emptyAction')}
              </a>
            )
          }
        >
          {messages('book.live.emptyText')}
        </Empty>
      )}
      {sports.map(({ sport, leagues, count }, turn) => (
        <Stretch key={sport.id} rows={count} bands={leagues.length} head={HEAD_ROWS} turn={turn}>
          {sports.length > 1 && (
            <SportHeading className={styles.sport}>
              {sport.name} <span>{localizeNumber(count, messages.locale)}</span>
            </SportHeading>
          )}
          <MatchList outcomeCount={leagues[0]?.league.main_market_outcome_count ?? 3}>
            {leagues.map((group, index) => (
              <LeagueSection
                key={group.key}
                group={group}
                above={rowsAbove(leagues, index)}
                level={isPage ? (sports.length > 1 ? 3 : 2) : sports.length > 1 ? 4 : 3}
              />
            ))}
          </MatchList>
        </Stretch>
      ))}
      {isPaged(page, 'live') && <MoreMatches shown={matches.length} total={pagination.total} page={page} />}
    </section>
  );
}

/** All live matches of the sport that the list is about, or of all. */
function allHref(settings: ListSettings, page: PageContext): string | undefined {
  if (page.page === 'live' || page.sportType !== undefined) return undefined;
  const sportKey = settings.sport_key ?? page.sportKey;
  if (page.leagueId !== undefined || page.categoryId !== undefined) return sportKey && hrefSport(sportKey);
  return sportKey === undefined ? hrefLive() : `${hrefLive()}?sport=${encodeURIComponent(sportKey)}`;
}
