import { useSuspenseQuery } from '@tanstack/react-query';
import { dayKey, formatLongDay, localizeNumber } from '@touchline/i18n';
import { buttonClass, ChipLink, Chips, Empty } from '@touchline/ui';
import type { BlockProps, PageContext } from '#data/block.ts';
import { isBettableOnly } from '#data/list-address.ts';
import { useLiveStore } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, hrefSport, usePlace } from '#data/navigation.ts';
import { isDate } from '#data/page-parameters.ts';
import { matchesQuery } from '#data/queries.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { dayText } from '#parts/clock/kick-off.tsx';
import { MatchList } from '#parts/match-row/match-list.tsx';
import { BlockHead } from './block-head.tsx';
import { byDay, bySport, type LeagueGroup, rowsAbove } from './group-matches.ts';
import { LeagueSection } from './league-section.tsx';
import { isAboutAll, isPaged, prematchFilter } from './list-filters.ts';
import { isByDay, isByMatch, sortKey } from './list-order.ts';
import type { ListSettings } from './list-settings.ts';
import styles from './match-list.module.css';
import { MoreMatches } from './more-matches.tsx';
import { dayStart, isTime, nextDay, TIMES } from './start-range.ts';
import { Stretch } from './stretch.tsx';

export interface PrematchSettings extends ListSettings {
  readonly time_filter: boolean;
}

/** Height of a sport's name, of the heads of its columns and of the first day, in rows. */
const HEAD_ROWS = 2;

/** Matches to come: by day, by league, with chips for when they start. */
export function PrematchEvents({ settings, page, block }: BlockProps<PrematchSettings>) {
  const messages = useMessages();
  const place = usePlace();
  const filter = prematchFilter(settings, page, useTimeZone());
  const { matches, pagination } = useSuspenseQuery(matchesQuery(filter)).data;
  const id = `${block.id}-title`;
  const order = sortKey(page.search);
  const isInDays = isByDay(order);
  const sports = bySport(matches, !isInDays && isByMatch(order) ? 'runs' : 'leagues');
  const isFiltered = isTime(page.search.time) || isDate(page.search.date) || isBettableOnly(page.search);
  // Who asked for what is in play is shown nothing that is still to come.
  if (page.search.time === 'live') return null;
  return (
    <section aria-labelledby={settings.title ? id : undefined}>
      {settings.title && (
        <BlockHead
          id={id}
          title={messages('book.prematch.title')}
          count={isAboutAll(settings, page) ? undefined : pagination.total}
        />
      )}
      {settings.time_filter && <TimeChips page={page} />}
      {matches.length === 0 && (
        <Empty
          icon="calendar-days"
          title={messages('book.prematch.empty')}
          action={
            isFiltered && (
              <a className={buttonClass()} href={hrefOf(place)}>
                {messages('book.prematch.emptyAction')}
              </a>
            )
          }
        >
          {messages('book.prematch.emptyText')}
        </Empty>
      )}
      {sports.map(({ sport, leagues, count }, turn) => (
        <Stretch key={sport.id} rows={count} bands={leagues.length + 1} head={HEAD_ROWS} turn={turn}>
          {sports.length > 1 && (
            <h3 className={styles.sport}>
              <a href={hrefSport(sport.key)}>{sport.name}</a>{' '}
              <span>{localizeNumber(count, messages.locale)}</span>
            </h3>
          )}
          <MatchList outcomeCount={leagues[0]?.league.main_market_outcome_count ?? 3}>
            {isInDays ? (
              <Days leagues={leagues} level={sports.length > 1 ? 4 : 3} />
            ) : (
              leagues.map((group, index) => (
                <LeagueSection
                  key={group.key}
                  group={group}
                  level={sports.length > 1 ? 4 : 3}
                  above={rowsAbove(leagues, index)}
                />
              ))
            )}
          </MatchList>
        </Stretch>
      ))}
      {isPaged(page, 'prematch') && (
        <MoreMatches shown={matches.length} total={pagination.total} page={page} />
      )}
    </section>
  );
}

/** Matches of one sport by day and league. `level` is that of the days' headings. */
function Days({ leagues, level }: { leagues: readonly LeagueGroup[]; level: 3 | 4 }) {
  const messages = useMessages();
  const live = useLiveStore();
  const timeZone = useTimeZone();
  const Heading = `h${level}` as const;
  const matches = leagues.flatMap((group) => group.matches).sort((a, b) => a.start_time - b.start_time);
  const days = byDay(matches, timeZone);
  const all = days.flatMap((one) => one.leagues);
  return days.map(({ day, at, leagues: ofDay }) => (
    <div key={day}>
      <Heading className={styles.day} suppressHydrationWarning>
        {dayText(messages, at, live.serverTime(), timeZone)}
        <span>{formatLongDay(at, messages.locale, timeZone)}</span>
      </Heading>
      {ofDay.map((group) => (
        <LeagueSection
          key={group.key}
          group={group}
          level={level === 3 ? 4 : 5}
          above={rowsAbove(all, all.indexOf(group))}
        />
      ))}
    </div>
  ));
}

const DAYS_AHEAD = [2, 3, 4, 5, 6];

/** When matches start, as addresses: all, today, the next hours, tomorrow, and the days after. */
function TimeChips({ page }: { page: PageContext }) {
  const messages = useMessages();
  const live = useLiveStore();
  const timeZone = useTimeZone();
  const base = hrefOf(usePlace());
  const { time, date } = page.search;
  const today = dayKey(live.serverTime(), timeZone);
  const isChosen = isTime(time) || isDate(date);
  return (
    <Chips label={messages('book.time.label')}>
      <ChipLink href={base} current={!isChosen}>
        {messages('book.time.all')}
      </ChipLink>
      {TIMES.map((name) => (
        <ChipLink key={name} href={`${base}?time=${name}`} current={!isDate(date) && time === name}>
          {messages(`book.time.${name}`)}
        </ChipLink>
      ))}
      {DAYS_AHEAD.map((days) => {
        const day = nextDay(today, days);
        const at = dayStart(day, timeZone);
        return (
          <ChipLink key={day} href={`${base}?date=${day}`} current={date === day}>
            {dayText(messages, at, live.serverTime(), timeZone)}
          </ChipLink>
        );
      })}
    </Chips>
  );
}
