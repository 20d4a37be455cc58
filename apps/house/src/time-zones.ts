import { Sentence } from './sentence.ts';

/** Value of `TIME_ZONE` for pages that follow the reader's zone. */
export const AUTO = 'auto';

/** Returns a zone's name as `Intl` spells it; undefined if there is no such zone. Offsets such as +01:00 are no names. */
export function timeZoneOf(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Zone that the server renders pages and counts days in. */
export const serverTimeZone = ({ timeZone }: { readonly timeZone: string }): string =>
  timeZone === AUTO ? 'UTC' : timeZone;

/** Reads `TIME_ZONE`. Errors: Sentence for what is neither a zone nor `auto`. */
export function readTimeZone(value: string | undefined): string {
  const text = value?.trim() || AUTO;
  if (text === AUTO || timeZoneOf(text) !== undefined) return text;
  throw new Sentence(`TIME_ZONE must be auto or a zone such as Europe/London, not "${text}".`);
}
