import type { EpochMs } from '@touchline/betting';
import { localizeNumber } from './digits.ts';
import { directionOf } from './locale.ts';
import { offsetAt } from './time.ts';

const MINUTE_MS = 60_000;

/** Spellings of cities in names that browsers still use for a zone. Source: the file "backward" of the IANA database. */
const RENAMED: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** Keeps a Latin name and its brackets in order within a text from right to left. */
const isolated = (text: string, locale: string) =>
  directionOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text;

function offsetText(at: EpochMs, timeZone: string, locale: string): string {
  const minutes = Math.round(offsetAt(at, timeZone) / MINUTE_MS);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60));
  const rest = size % 60;
  const text = rest === 0 ? hours : `${hours}:${String(rest).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${localizeNumber(text, locale)}`;
}

/** City that a zone is named after; undefined for zones such as UTC and Etc/GMT+5. */
function cityOf(timeZone: string): string | undefined {
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return undefined;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return city && (RENAMED[city] ?? city);
}

/** Difference of a zone to UTC at an instant: `UTC+5:30`, `UTC−3`, `UTC`. */
export const formatOffset = (at: EpochMs, timeZone: string, locale: string): string =>
  isolated(offsetText(at, timeZone, locale), locale);

/** Name of a zone at an instant: `New York (UTC−5)`, `UTC`. */
export function timeZoneName(at: EpochMs, timeZone: string, locale: string): string {
  const offset = offsetText(at, timeZone, locale);
  const city = cityOf(timeZone);
  return isolated(city ? `${city} (${offset})` : offset, locale);
}
