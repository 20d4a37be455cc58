import { useSuspenseQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { Icon, type TabLink, Tabs } from '@touchline/ui';
import type { PageContext } from '#data/block.ts';
import { type CountedRange, rangeCountersQuery } from '#data/day-lists.ts';
import { choiceOf } from '#data/list-address.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';
import { sportsQuery } from '#data/queries.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { sportTypeOf } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';

/** The sports that play on the day of a list, as addresses; the chosen one, `sportKey`, stays where it has nothing that day. */
export function DaySports({
  settings,
  page,
  counted,
  sportKey = page.search.sport,
}: {
  settings: ListSettings;
  page: PageContext;
  counted: CountedRange;
  sportKey?: string | null | undefined;
}) {
  const messages = useMessages();
  const base = hrefOf(usePlace());
  const sports = useSuspenseQuery(sportsQuery()).data;
  const counters = useSuspenseQuery(rangeCountersQuery(counted)).data;
  if (settings.sport_key !== null) return null;
  const { search } = page;
  const type = sportTypeOf(search);
  const countOf = (sportId: string) => counters.sports.find(({ id }) => id === sportId)?.total ?? 0;
  const text = (count: number) => localizeNumber(count, messages.locale);
  const chosen = sports.find(({ key }) => key === sportKey);
  const shown = sports
    .filter((sport) => type === undefined || sport.type === type)
    .filter((sport) => countOf(sport.id) > 0 || sport === chosen)
    .sort((a, b) => a.priority - b.priority);
  const items: TabLink[] = [
    {
      key: '',
      ...choiceOf(base, search, { sport: undefined, league: undefined }),
      label: messages('book.list.everySport'),
      count: text(shown.reduce((sum, { id }) => sum + countOf(id), 0)),
      current: chosen === undefined,
    },
    ...shown.map(({ id, key, name }) => ({
      key,
      ...choiceOf(base, search, { sport: key, league: undefined }),
      label: (
        <>
          <Icon name={sportIcon(key)} size="s" /> {name}
        </>
      ),
      count: text(countOf(id)),
      current: key === chosen?.key,
    })),
  ];
  return <Tabs label={messages('book.list.sports')} items={items} />;
}
