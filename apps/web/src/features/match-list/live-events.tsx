import { useSuspenseQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { buttonClass, Empty, Tabs } from '@touchline/ui';
import type { BlockProps, PageContext } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLive, hrefOf, hrefSport, PLACES, usePlace } from '#data/navigation.ts';
import { countersQuery, matchesQuery, sportsQuery } from '#data/queries.ts';
import { MatchList } from '#parts/match-row/match-list.tsx';
import { BlockHead } from './block-head.tsx';
import { bySport } from './group-matches.ts';
import { LeagueSection } from './league-section.tsx';
import { chosenSport, isPaged, liveFilter } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';
import styles from './match-list.module.css';
import { MoreMatches } from './more-matches.tsx';

export interface LiveEventsSettings extends ListSettings {
  readonly link: boolean;
}

/** Matches in play: by sport, by league. */
export function LiveEvents({ settings, page, block }: BlockProps<LiveEventsSettings>) {
  const messages = useMessages();
  const { matches, pagination } = useSuspenseQuery(matchesQuery(liveFilter(settings, page))).data;
  const sports = bySport(matches);
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
      <SportTabs settings={settings} page={page} />
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
      {sports.map(({ sport, leagues, count }) => (
        <div key={sport.id}>
          {sports.length > 1 && (
            <SportHeading className={styles.sport}>
              {sport.name} <span>{localizeNumber(String(count), messages.locale)}</span>
            </SportHeading>
          )}
          <MatchList sportKey={sport.key} outcomeCount={leagues[0]?.league.main_market_outcome_count ?? 3}>
            {leagues.map((group) => (
              <LeagueSection
                key={group.key}
                group={group}
                level={isPage ? (sports.length > 1 ? 3 : 2) : sports.length > 1 ? 4 : 3}
              />
            ))}
          </MatchList>
        </div>
      ))}
      {isPaged(page, 'live') && <MoreMatches shown={matches.length} total={pagination.total} page={page} />}
    </section>
  );
}

/** All live matches of the sport that the list is about, or of all. */
function allHref(settings: ListSettings, page: PageContext): string | undefined {
  if (page.page === 'live') return undefined;
  const sportKey = settings.sport_key ?? page.sportKey;
  if (page.leagueId !== undefined || page.categoryId !== undefined) return sportKey && hrefSport(sportKey);
  return sportKey === undefined ? hrefLive() : `${hrefLive()}?sport=${encodeURIComponent(sportKey)}`;
}

/** Sports with live matches as addresses, where there are several. */
function SportTabs({ settings, page }: { settings: LiveEventsSettings; page: PageContext }) {
  const messages = useMessages();
  const place = usePlace();
  const sports = useSuspenseQuery(sportsQuery()).data;
  const counters = useSuspenseQuery(countersQuery()).data;
  if (settings.sport_key !== null || page.sportKey !== undefined) return null;
  const liveOf = (sportId: string) => counters.sports.find(({ id }) => id === sportId)?.live ?? 0;
  const shown = sports.filter(({ id }) => liveOf(id) > 0);
  if (shown.length < 2) return null;
  const chosen = chosenSport(settings, page);
  const base = hrefOf(place);
  const text = (count: number) => localizeNumber(String(count), messages.locale);
  const items = [
    {
      key: '',
      href: base,
      label: messages('book.list.everySport'),
      count: text(counters.live),
      current: chosen === undefined,
    },
    ...shown.map(({ id, key, name }) => ({
      key,
      href: `${base}?sport=${encodeURIComponent(key)}`,
      label: name,
      count: text(liveOf(id)),
      current: chosen === key,
    })),
  ];
  return <Tabs label={messages('book.list.sports')} items={items} />;
}
