import { ChipLink } from '@touchline/ui';
import type { PageContext } from '#data/block.ts';
import { useHeldSettings } from '#data/held-query.ts';
import { type Change, choiceOf, isBettableOnly } from '#data/list-address.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { hrefOf, usePlace } from '#data/navigation.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { shownSchedule } from './day-filters.ts';
import styles from './day-lists.module.css';
import { NEXT_HOURS } from './list-day.ts';
import { sportTypeOf } from './list-filters.ts';
import { OrderChoice } from './order-choice.tsx';

export interface ScheduleTools {
  readonly times: boolean;
  readonly bettable: boolean;
  readonly sort: boolean;
}

const TIME_NAMES: Readonly<Record<(typeof NEXT_HOURS)[number], PlainKey>> = {
  '1h': 'filter.time.1h',
  '3h': 'book.time.3h',
  '12h': 'filter.time.12h',
};

const ORDERS = [
  { key: undefined, name: 'lists.sort.sport' },
  { key: 'start_time', name: 'filter.sort.time' },
  { key: '-bets_count', name: 'lists.sort.popular' },
] as const;

/** What else narrows and orders the schedule. Each choice is an address. */
export function ScheduleToolbar({ tools, page }: { tools: ScheduleTools; page: PageContext }) {
  const messages = useMessages();
  const base = hrefOf(usePlace());
  const { search } = page;
  const to = (change: Change) => choiceOf(base, search, change);
  const isToday = shownSchedule(page, useTimeZone()).day === null;
  const isBettable = isBettableOnly(search);
  const hasCyber = useHeldSettings()?.sport_type_providers.cyber?.length !== 0;
  const isCyber = sportTypeOf(search) === 'cyber';
  return (
    <div className={styles.tools}>
      {tools.times && (
        <nav aria-label={messages('book.time.label')}>
          {NEXT_HOURS.map((time) => {
            const isShown = isToday && search.time === time;
            return (
              <ChipLink
                key={time}
                {...to({ date: undefined, time: isShown ? undefined : time })}
                current={isShown}
              >
                {messages(TIME_NAMES[time])}
              </ChipLink>
            );
          })}
        </nav>
      )}
      {tools.bettable && (
        <nav aria-label={messages('filter.only')}>
          <ChipLink {...to({ isBettable: isBettable ? undefined : '1' })} current={isBettable}>
            {messages('filter.bettable')}
          </ChipLink>
          {hasCyber && (
            <ChipLink
              {...to({ sport: undefined, sportType: isCyber ? undefined : 'cyber' })}
              current={isCyber}
            >
              {messages('book.nav.esports')}
            </ChipLink>
          )}
        </nav>
      )}
      {tools.sort && <OrderChoice page={page} orders={ORDERS} />}
    </div>
  );
}
