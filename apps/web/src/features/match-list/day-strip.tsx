import { dayKey, formatDay, timeZoneName } from '@touchline/i18n';
import { ChipLink, Chips } from '@touchline/ui';
import type { PageContext } from '#data/block.ts';
import { choiceOf } from '#data/list-address.ts';
import { useLiveStore } from '#data/live.ts';
import { type Messages, useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';
import { useTimeZone } from '#data/time-zone.ts';
import styles from './day-lists.module.css';
import type { ListDay } from './list-day.ts';
import { dayStart, nextDay } from './start-range.ts';

const NAMES: Readonly<Record<number, 'lists.yesterday' | 'book.day.today' | 'book.day.tomorrow'>> = {
  [-1]: 'lists.yesterday',
  0: 'book.day.today',
  1: 'book.day.tomorrow',
};

/** A day that is so many days from today, as people say it. */
function dayName(messages: Messages, day: string, days: number, timeZone: string): string {
  const name = NAMES[days];
  return name ? messages(name) : formatDay(dayStart(day, timeZone), messages.locale, timeZone);
}

/** Today and the days after or before it, each an address, and the zone that they are days of. `step` −1 goes back. */
export function DayStrip({
  page,
  days,
  step,
  shown,
}: {
  page: PageContext;
  days: number;
  step: 1 | -1;
  shown: ListDay;
}) {
  const messages = useMessages();
  const live = useLiveStore();
  const timeZone = useTimeZone();
  const base = hrefOf(usePlace());
  const today = dayKey(live.serverTime(), timeZone);
  return (
    <>
      <Chips key={today} label={messages('lists.days')} current={shown.day ?? undefined}>
        {Array.from({ length: days }, (_, place) => {
          const day = nextDay(today, place * step);
          const change = { time: undefined, date: place === 0 ? undefined : day };
          return (
            <ChipLink key={day} {...choiceOf(base, page.search, change)} current={day === shown.day}>
              {dayName(messages, day, place * step, timeZone)}
            </ChipLink>
          );
        })}
      </Chips>
      <p className={styles.zone}>
        {messages('lists.timeZone', { zone: timeZoneName(shown.from, timeZone, messages.locale) })}
      </p>
    </>
  );
}
