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
    return hours > 0 ? t('play.duration', { hours, minutes }) : t('play.minutes', { minutes });
  };
}

/** Writes a number of minutes as hours and minutes. */
export function useMinutes(): (minutes: number) => string {
  const duration = useDurationText();
  return (minutes) => duration(minutes * MINUTE_MS);
}
