import { readFormats } from '#read-formats';

/** Names of months from January, and of weekdays from Sunday, as they stand in a date. */
interface Names {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
}

/** Patterns of dates and times. Shape: `{d}`, `{dd}`, `{M}`, `{MM}`, `{H}`, `{HH}`, `{mm}`, `{ss}`, `{y}`; `{b}` and `{E}` are names. */
interface DatePatterns {
  readonly time: string;
  readonly clock: string;
  readonly day: string;
  readonly longDay: string;
  readonly dateTime: string;
}

/**
 * How numbers, dates, lists and plurals are written in a locale: data that the server reads and the browser receives, so
 * that both write the same text.
 */
export interface LocaleFormats {
  readonly digits: readonly string[];
  readonly decimal: string;
  readonly group: string;
  /** Fewest digits that are grouped; digits of the first group before the decimal mark, and of the others. */
  readonly grouping: readonly [least: number, first: number, others: number];
  /** Shape: `{n} %`. */
  readonly percent: string;
  /** What stands between two of a list: in a list of two, in a longer one, before the last. */
  readonly list: readonly [pair: string, between: string, last: string];
  /** Plural category of 0 to 199, a letter each; what follows is as its last two digits are from 100 on. */
  readonly plurals: string;
  readonly ordinals: string;
  readonly short: Names;
  readonly long: Names;
  readonly dates: DatePatterns;
}

const known = new Map<string, LocaleFormats>();

/** The formats of a locale. In the browser those that the page brought. */
export function formatsOf(locale: string): LocaleFormats {
  const found = known.get(locale) ?? readFormats(locale);
  known.set(locale, found);
  return found;
}

/** Takes the formats of a locale as the server read them. */
export function takeFormats(locale: string, formats: LocaleFormats): void {
  known.set(locale, formats);
}
