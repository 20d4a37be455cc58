import { formatDay, formatTime, joinTexts } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import { useTimeZone } from '#data/time-zone.ts';

/** Writes a day and time in the zone of the reader. Units: epoch milliseconds. */
export function useClockTime(): (at: number) => string {
  const { locale } = useMessages();
  const timeZone = useTimeZone();
  return (at) => joinTexts([formatDay(at, locale, timeZone), formatTime(at, locale, timeZone)], locale);
}
