import type { ListTime } from '@touchline/contract/layout';
import { dayKey, formatDay } from '@touchline/i18n';
import { ChipLink, Icon } from '@touchline/ui';
import type { BlockProps, PageSearch } from '#data/block.ts';
import { useHeldSettings } from '#data/held-query.ts';
import { type Change, choiceOf, isBettableOnly } from '#data/list-address.ts';
import { useLiveStore } from '#data/live.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';
import { useTimeZone } from '#data/time-zone.ts';
import styles from './events-filter.module.css';

interface EventsFilterSettings {
  readonly times: readonly ListTime[];
  readonly days: number;
  readonly bettable: boolean;
  readonly video: boolean;
  readonly sort: boolean;
}

const ORDERS = ['time', 'league'] as const;
const TIME_NAMES: Readonly<Record<ListTime, PlainKey>> = {
  live: 'book.live.title',
  '1h': 'filter.time.1h',
  '3h': 'book.time.3h',
  '12h': 'filter.time.12h',
  today: 'book.time.today',
  tomorrow: 'book.time.tomorrow',
};

const DAY_MS = 86_400_000;

/** Days from the day after tomorrow on: as the query parameter `date` names them, with a moment that is theirs. */
const daysFrom = (today: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const noon = Date.parse(`${today}T12:00:00Z`) + (index + 2) * DAY_MS;
    return { date: new Date(noon).toISOString().slice(0, 10), noon };
  });

/** What the lists of the page show. Each choice is an address, so it works before and without scripts. */
export function View({ settings, page: { search } }: BlockProps<EventsFilterSettings>) {
  const messages = useMessages();
  const base = hrefOf(usePlace());
  const to = (change: Change) => choiceOf(base, search, change);
  const isBettable = isBettableOnly(search);
  const hasVideo = search.hasVideo === '1';
  const offersVideo = useHeldSettings()?.video_enabled && settings.video;
  return (
    <div className={styles.filter}>
      {settings.times.length + settings.days > 0 && (
        <TimeChoice settings={settings} search={search} to={to} />
      )}
      {(settings.bettable || offersVideo) && (
        <nav className={styles.group} aria-label={messages('filter.only')}>
          {settings.bettable && (
            <ChipLink {...to({ isBettable: isBettable ? undefined : '1' })} current={isBettable}>
              {messages('filter.bettable')}
            </ChipLink>
          )}
          {offersVideo && (
            <ChipLink {...to({ hasVideo: hasVideo ? undefined : '1' })} current={hasVideo}>
              <Icon name="tv" size="s" />
              {messages('video.filter')}
            </ChipLink>
          )}
        </nav>
      )}
      {settings.sort && (
        <nav className={styles.group} aria-label={messages('filter.sort')}>
          {ORDERS.map((order) => (
            <ChipLink key={order} {...to({ sortBy: order })} current={search.sortBy === order}>
              {messages(`filter.sort.${order}`)}
            </ChipLink>
          ))}
        </nav>
      )}
    </div>
  );
}

/** Now, from now on, or a day. */
function TimeChoice({
  settings,
  search,
  to,
}: {
  settings: EventsFilterSettings;
  search: PageSearch;
  to: (change: Change) => ReturnType<typeof choiceOf>;
}) {
  const messages = useMessages();
  const live = useLiveStore();
  const timeZone = useTimeZone();
  const chosen = search.date === undefined && settings.times.find((time) => time === search.time);
  return (
    <nav className={`${styles.group} ${styles.times}`} aria-label={messages('book.time.label')}>
      <ChipLink {...to({ time: undefined, date: undefined })} current={!chosen && !search.date}>
        {messages('book.time.all')}
      </ChipLink>
      {settings.times.map((time) => (
        <ChipLink key={time} {...to({ time, date: undefined })} current={chosen === time}>
          {messages(TIME_NAMES[time])}
        </ChipLink>
      ))}
      {daysFrom(dayKey(live.serverTime(), timeZone), settings.days).map(({ date, noon }) => (
        <ChipLink key={date} {...to({ date, time: undefined })} current={search.date === date}>
          {formatDay(noon, messages.locale, 'UTC')}
        </ChipLink>
      ))}
    </nav>
  );
}
