import { localizeNumber } from './digits.ts';

const PRIME = '′';

/**
 * Minutes of a match as spoken: `67′`, `45+2′`.
 * Units:  played seconds; `added` seconds beyond the period, null within it.
 */
export function formatMinute(playedSeconds: number, addedSeconds: number | null, locale: string): string {
  const minute = Math.floor(playedSeconds / 60);
  if (addedSeconds === null) return localizeNumber(`${minute + 1}`, locale) + PRIME;
  return localizeNumber(`${minute}+${Math.floor(addedSeconds / 60) + 1}`, locale) + PRIME;
}

/** Minute of an incident: `18′`, `90+3′`. */
export function formatIncidentMinute(minute: number, stoppage: number, locale: string): string {
  return localizeNumber(stoppage > 0 ? `${minute}+${stoppage}` : String(minute), locale) + PRIME;
}

/** A score: `2–1`. */
export function formatScore(home: number, away: number, locale: string): string {
  return `${localizeNumber(home, locale)}–${localizeNumber(away, locale)}`;
}
