import { dayKey, daysBetween, formatDay, formatTime } from '@touchline/i18n';
import { useCallback, useEffect, useRef } from 'react';
import { useLiveStore } from '#data/live.ts';
import { type Messages, useMessages } from '#data/messages.ts';
import { useTimeZone } from '#data/time-zone.ts';
import { keepTime } from './ticker.ts';

/** Day of a moment as people say it: today, tomorrow, else `Sun 22 Nov`. Units: epoch ms, both. */
export function dayText(messages: Messages, at: number, now: number, timeZone: string): string {
  const days = dayKey(at, timeZone) === dayKey(now, timeZone) ? 0 : daysBetween(now, at, timeZone);
  if (days === 0) return messages('book.day.today');
  if (days === 1) return messages('book.day.tomorrow');
  return formatDay(at, messages.locale, timeZone);
}

/** When a match starts, in the zone that the page shows; written again on the page as days pass. */
export function KickOff({ at, show }: { at: number; show: 'time' | 'day' | 'both' }) {
  const messages = useMessages();
  const live = useLiveStore();
  const timeZone = useTimeZone();
  const ref = useRef<HTMLTimeElement>(null);
  const read = useCallback(() => {
    const time = show === 'day' ? '' : formatTime(at, messages.locale, timeZone);
    if (show === 'time') return time;
    const day = dayText(messages, at, live.serverTime(), timeZone);
    return show === 'day' ? day : messages('book.day.at', { day, time });
  }, [at, show, messages, live, timeZone]);
  useEffect(() => (ref.current && show !== 'time' ? keepTime(ref.current, read) : undefined), [show, read]);
  return (
    <time ref={ref} dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {read()}
    </time>
  );
}
