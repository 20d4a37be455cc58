import { useSuspenseQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { Alert, buttonClass, Empty } from '@touchline/ui';
import { Fragment } from 'react';
import type { BlockProps } from '#data/block.ts';
import { dayMatchesQuery } from '#data/day-lists.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, hrefSport, usePlace } from '#data/navigation.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { MatchList } from '#parts/match-row/match-list.tsx';
import { BlockHead } from './block-head.tsx';
import { isScheduleReplaced, scheduleCounted, scheduleFilter, shownSchedule } from './day-filters.ts';
import dayStyles from './day-lists.module.css';
import { DayMore } from './day-more.tsx';
import { DaySports } from './day-sports.tsx';
import { DayStrip } from './day-strip.tsx';
import { bySport, rowsAbove, type SportGroup } from './group-matches.ts';
import { LeagueSection } from './league-section.tsx';
import { isByMatch, sortKey } from './list-order.ts';
import type { ListSettings } from './list-settings.ts';
import styles from './match-list.module.css';
import { ScheduleToolbar, type ScheduleTools } from './schedule-tools.tsx';
import { Stretch } from './stretch.tsx';

export interface ScheduleSettings extends ListSettings, ScheduleTools {
  readonly days: number;
}

/** Height of a sport's name and of the heads of its columns, in rows. */
const HEAD_ROWS = 1.5;

/** Every match to come of one day, by sport and league. */
export function Schedule({ settings, page, block }: BlockProps<ScheduleSettings>) {
  const messages = useMessages();
  const place = usePlace();
  const timeZone = useTimeZone();
  const filter = scheduleFilter(settings, page, timeZone);
  const { matches, pagination } = useSuspenseQuery(dayMatchesQuery(filter)).data;
  const id = `${block.id}-title`;
  const isPage = page.page === 'schedule';
  const sports = bySport(matches, isByMatch(sortKey(page.search)) ? 'runs' : 'leagues');
  return (
    <section
      className={isPage ? dayStyles.page : undefined}
      aria-labelledby={settings.title ? id : undefined}
    >
      {settings.title && (
        <BlockHead id={id} title={messages('page.schedule.title')} count={pagination.total} isPage={isPage} />
      )}
      <DayStrip page={page} days={settings.days} step={1} shown={shownSchedule(page, timeZone)} />
      {isScheduleReplaced(page, timeZone) && (
        <div className={dayStyles.note}>
          <Alert>{messages('lists.pastDay')}</Alert>
        </div>
      )}
      {/* Remounts what depends on the day with another time zone: a chip or row of both days would shift. */}
      <DaySports key={timeZone} settings={settings} page={page} counted={scheduleCounted(page, timeZone)} />
      <ScheduleToolbar tools={settings} page={page} />
      {matches.length === 0 && (
        <Empty
          icon="calendar-days"
          title={messages('book.prematch.empty')}
          action={
            Object.keys(page.search).length > 0 && (
              <a className={buttonClass()} href={hrefOf(place)}>
                {messages('lists.today')}
              </a>
            )
          }
        >
          {messages('book.prematch.emptyText')}
        </Empty>
      )}
      <Fragment key={filter.start_from}>
        {sports.map((group, turn) => (
          <SportOfDay
            key={group.sport.id}
            group={group}
            turn={turn}
            isAlone={sports.length === 1}
            level={isPage ? 2 : 3}
          />
        ))}
      </Fragment>
      <DayMore shown={matches.length} total={pagination.total} page={page} />
    </section>
  );
}

/** The matches of one sport. `level` is that of its heading, which a list of one sport alone does not have. */
function SportOfDay({
  group: { sport, leagues, count },
  turn,
  isAlone,
  level,
}: {
  group: SportGroup;
  turn: number;
  isAlone: boolean;
  level: 2 | 3;
}) {
  const { locale } = useMessages();
  const Heading = `h${level}` as const;
  const below = level === 2 ? 3 : 4;
  return (
    <Stretch rows={count} bands={leagues.length} head={HEAD_ROWS} turn={turn}>
      {!isAlone && (
        <Heading className={styles.sport}>
          <a href={hrefSport(sport.key)}>{sport.name}</a> <span>{localizeNumber(count, locale)}</span>
        </Heading>
      )}
      <MatchList outcomeCount={leagues[0]?.league.main_market_outcome_count ?? 3}>
        {leagues.map((league, index) => (
          <LeagueSection
            key={league.key}
            group={league}
            level={isAlone ? level : below}
            above={rowsAbove(leagues, index)}
          />
        ))}
      </MatchList>
    </Stretch>
  );
}
