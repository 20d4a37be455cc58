import { intlTag } from '../locale.ts';
import type { LocaleFormats } from './locale-formats.ts';

/** Dates of plain English are written day first; the regions of English keep their own ways. */
const dateTag = (locale: string) => (locale === 'en' ? 'en-GB' : intlTag(locale));

type DateOptions = Intl.DateTimeFormatOptions;

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const PATTERNS = {
  time: TIME,
  clock: { ...TIME, second: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  dateTime: { ...TIME, day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, DateOptions>;

/** Tuesday, 3 February 2026, 04:05:06: each number below ten, so that its leading zero shows. */
const SAMPLE = Date.UTC(2026, 1, 3, 4, 5, 6);

function dateFormat(locale: string, options: DateOptions) {
  // sr writes days and months with two digits. Source: specification §9.
  const digits =
    locale.startsWith('sr') && options.day ? ({ day: '2-digit', month: '2-digit' } as const) : {};
  return new Intl.DateTimeFormat(dateTag(locale), {
    ...options,
    ...digits,
    calendar: 'gregory',
    timeZone: 'UTC',
  });
}

const isNumber = (text: string) => /^\p{Nd}+$/u.test(text);
const twice = (letter: string, text: string) => ([...text].length > 1 ? letter + letter : letter);

/** Letters of a part of a date in a pattern; undefined for text that stays. */
function fieldOf({ type, value }: Intl.DateTimeFormatPart): string | undefined {
  if (type === 'day') return twice('d', value);
  if (type === 'month') return isNumber(value) ? twice('M', value) : 'b';
  if (type === 'hour') return twice('H', value);
  return { weekday: 'E', year: 'y', minute: 'mm', second: 'ss' }[type as string];
}

function patternOf(locale: string, options: DateOptions): string {
  const parts = dateFormat(locale, options).formatToParts(SAMPLE);
  return parts.map((part) => (fieldOf(part) ? `{${fieldOf(part)}}` : part.value)).join('');
}

function namesIn(locale: string, options: DateOptions) {
  const format = dateFormat(locale, options);
  const part = (type: string, at: number) =>
    format.formatToParts(at).find((one) => one.type === type)?.value ?? '';
  return {
    months: Array.from({ length: 12 }, (_, month) => part('month', Date.UTC(2026, month, 3))),
    // A week that begins with a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => part('weekday', Date.UTC(2026, 1, 1 + day))),
  };
}

function groupingOf(format: Intl.NumberFormat): [number, number, number] {
  const groups = format.formatToParts(1_234_567_890).filter(({ type }) => type === 'integer');
  const isGrouped = (value: number) => format.formatToParts(value).some(({ type }) => type === 'group');
  const least = [1_234, 12_345, 123_456].find(isGrouped);
  const length = (fromEnd: number) => [...(groups.at(-fromEnd)?.value ?? '')].length;
  return [least === undefined ? 99 : String(least).length, length(1), length(2)];
}

function numbersOf(tag: string) {
  const format = new Intl.NumberFormat(tag);
  const mark = (type: string) => format.formatToParts(1_234_567.8).find((part) => part.type === type)?.value;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).formatToParts(0.5);
  return {
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)),
    decimal: mark('decimal') ?? '.',
    group: mark('group') ?? ',',
    grouping: groupingOf(format),
    percent: percent.map(({ type, value }) => (type === 'integer' ? '{n}' : value)).join(''),
  };
}

function listOf(tag: string): [string, string, string] {
  const format = new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
  const marks = (length: number) =>
    format
      .formatToParts(Array.from({ length }, () => 'x'))
      .filter(({ type }) => type === 'literal')
      .map(({ value }) => value);
  const [between = '', , last = ''] = marks(4);
  return [marks(2)[0] ?? '', between, last];
}

/** First letters of the categories, but of `many`: no two are the same. */
const LETTERS = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' } as const;

function pluralsOf(tag: string, type: Intl.PluralRuleType): string {
  const rules = new Intl.PluralRules(tag, { type });
  return Array.from({ length: 200 }, (_, count) => LETTERS[rules.select(count)]).join('');
}

/** Reads from `Intl` how a locale writes. */
export function readFormats(locale: string): LocaleFormats {
  const tag = intlTag(locale);
  const dates = Object.entries(PATTERNS).map(([name, options]) => [name, patternOf(locale, options)]);
  return {
    ...numbersOf(tag),
    list: listOf(tag),
    plurals: pluralsOf(tag, 'cardinal'),
    ordinals: pluralsOf(tag, 'ordinal'),
    short: namesIn(locale, PATTERNS.day),
    long: namesIn(locale, PATTERNS.longDay),
    dates: Object.fromEntries(dates) as LocaleFormats['dates'], // the same names
  };
}
