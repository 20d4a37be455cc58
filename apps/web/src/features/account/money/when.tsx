import { formatDay, formatTime, joinTexts } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import { useTimeZone } from '#data/time-zone.ts';

/** Day and time. Units: epoch milliseconds. */
export function When({ at }: { readonly at: number }) {
  const { locale } = useMessages();
  const timeZone = useTimeZone();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {joinTexts([formatDay(at, locale, timeZone), formatTime(at, locale, timeZone)], locale)}
    </time>
  );
}
