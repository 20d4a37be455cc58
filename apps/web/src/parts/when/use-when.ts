import { formatDay, formatTime, joinTexts } from '@touchline/i18n';
import { useLocale } from '#data/services.ts';
import { useTimeZone } from '#data/time-zone.ts';

/** Writes day and time in the reader's zone. Units: epoch milliseconds. */
export function useWhen(): (at: number) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (at) => joinTexts([formatDay(at, locale, timeZone), formatTime(at, locale, timeZone)], locale);
}
