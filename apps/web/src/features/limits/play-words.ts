import { useMessages } from '#data/messages.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Writes how long something took, in whole minutes. */
export function useDurationText(): (ms: number) => string {
  const t = useMessages();
  return (ms) => {
    const all = Math.max(0, Math.floor(ms / MINUTE_MS));
    const minutes = all % HOUR_MINUTES;
    const hours = (all - minutes) / HOUR_MINUTES;
    if (hours === 0) return t('play.minutes', { minutes });
    return minutes === 0 ? t('play.hours', { hours }) : t('play.duration', { hours, minutes });
  };
}

/** Writes a number of minutes as hours and minutes. */
export function useMinutes(): (minutes: number) => string {
  const duration = useDurationText();
  return (minutes) => duration(minutes * MINUTE_MS);
}
