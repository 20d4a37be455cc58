import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { Icon, Tabs } from '@touchline/ui';
import type { PageContext } from '#data/block.ts';
import { choiceOf } from '#data/list-address.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';
import { countersQuery, sportsQuery } from '#data/queries.ts';
import { sportIcon } from '#parts/sport-icon.ts';
import { chosenSport } from './list-filters.ts';
import type { ListSettings } from './list-settings.ts';

/** Sports with live matches as addresses, where there are several. */
export function SportTabs({ settings, page }: { settings: ListSettings; page: PageContext }) {
  const messages = useMessages();
  const place = usePlace();
  const sports = useSuspenseQuery(sportsQuery()).data;
  const counters = useQuery(countersQuery()).data;
  if (settings.sport_key !== null || page.sportKey !== undefined) return null;
  const liveOf = (sportId: string) => counters?.sports.find(({ id }) => id === sportId)?.live ?? 0;
  const shown = sports.filter(({ id }) => liveOf(id) > 0).sort((a, b) => a.priority - b.priority);
  if (shown.length < 2) return null;
  const chosen = chosenSport(settings, page);
  const base = hrefOf(place);
  const text = (count: number) => localizeNumber(count, messages.locale);
  const items = [
    {
      key: '',
      ...choiceOf(base, page.search, { sport: undefined }),
      label: messages('book.list.everySport'),
      count: text(shown.reduce((sum, { id }) => sum + liveOf(id), 0)),
      current: chosen === undefined,
    },
    ...shown.map(({ id, key, name }) => ({
      key,
      ...choiceOf(base, page.search, { sport: key }),
      label: (
        <>
          <Icon name={sportIcon(key)} size="s" /> {name}
        </>
      ),
      count: text(liveOf(id)),
      current: chosen === key,
    })),
  ];
  return <Tabs label={messages('book.list.sports')} items={items} />;
}
