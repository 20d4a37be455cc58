import { useSuspenseQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { ChipLink, Chips } from '@touchline/ui';
import type { PageContext } from '#data/block.ts';
import type { DayLeagues } from '#data/day-leagues.ts';
import { type CountedRange, rangeCountersQuery } from '#data/day-lists.ts';
import { choiceOf } from '#data/list-address.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';

/** The leagues of a sport that play on the day of a list, as addresses; the chosen one stays where it has nothing that day. */
export function LeagueChips({
  page,
  counted,
  of: { leagues, chosen },
}: {
  page: PageContext;
  counted: CountedRange;
  of: DayLeagues;
}) {
  const messages = useMessages();
  const base = hrefOf(usePlace());
  const counters = useSuspenseQuery(rangeCountersQuery(counted)).data;
  const counts = new Map(counters.tournaments.map(({ id, total }) => [id, total]));
  const isListed = leagues.some(({ id }) => id === chosen?.id);
  const all = chosen && !isListed ? [chosen, ...leagues] : leagues;
  const shown = all.filter(({ id }) => counts.has(id) || id === chosen?.id);
  if (shown.length === 0) return null;
  return (
    <Chips label={messages('lists.leagues')} current={chosen?.id}>
      <ChipLink {...choiceOf(base, page.search, { league: undefined })} current={chosen === null}>
        {messages('lists.everyLeague')}
      </ChipLink>
      {shown.map(({ id, name, place }) => (
        <ChipLink
          key={id}
          {...choiceOf(base, page.search, { league: id })}
          title={place}
          count={localizeNumber(counts.get(id) ?? 0, messages.locale)}
          current={id === chosen?.id}
        >
          <bdi>{name}</bdi>
        </ChipLink>
      ))}
    </Chips>
  );
}
