import { formatClock, formatDay, formatOffset, timeZoneName } from '@touchline/i18n';
import { useCallback, useEffect, useRef } from 'react';
import type { BlockProps } from '#data/block.ts';
import { useLiveStore } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { keepTime } from '#parts/clock/ticker.ts';
import styles from './clock-block.module.css';

/** The time of day by the server's clock, in the zone that the page shows, and the zone's difference to UTC. */
export function View({ settings }: BlockProps<{ readonly seconds: boolean; readonly date: boolean }>) {
  const messages = useMessages();
  const live = useLiveStore();
  const timeZone = useTimeZone();
  const ref = useRef<HTMLTimeElement>(null);
  const zoneRef = useRef<HTMLElement>(null);
  const { locale } = messages;
  const { seconds, date } = settings;
  const read = useCallback(() => {
    const now = live.serverTime();
    const time = formatClock(now, locale, timeZone, seconds);
    return date ? messages('book.day.at', { day: formatDay(now, locale, timeZone), time }) : time;
  }, [live, locale, messages, timeZone, seconds, date]);
  const readZone = useCallback(
    () => formatOffset(live.serverTime(), timeZone, locale),
    [live, locale, timeZone],
  );
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return keepTime(element, () => {
      element.dateTime = new Date(live.serverTime()).toISOString();
      return read();
    });
  }, [live, read]);
  useEffect(() => (zoneRef.current ? keepTime(zoneRef.current, readZone) : undefined), [readZone]);
  return (
    <div className={styles.clock}>
      <span className="vh">{messages('shell.clock')} </span>
      <time ref={ref} dateTime={new Date(live.serverTime()).toISOString()} suppressHydrationWarning>
        {read()}
      </time>
      <bdi
        ref={zoneRef}
        className={styles.zone}
        title={timeZoneName(live.serverTime(), timeZone, locale)}
        suppressHydrationWarning
      >
        {readZone()}
      </bdi>
    </div>
  );
}
