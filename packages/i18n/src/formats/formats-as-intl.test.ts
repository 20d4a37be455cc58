import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatList, formatPercent, joinTexts } from '../digits.ts';
import { intlTag } from '../locale.ts';
import { OFFERED_LOCALES } from '../locale-table.ts';
import { pluralOf } from '../plurals.ts';
import { ordinal } from '../template.ts';
import { dayKey, formatDateTime, formatDay, formatLongDay, formatTime } from '../time.ts';

// What is written from data says the same as this machine's `Intl`, which the data were read from.

const LOCALES = [...OFFERED_LOCALES, 'se', 'pl', 'es', 'br', 'vn', 'he', 'ja', 'zh', 'hi', 'tr', 'hu'];
const ZONES = ['UTC', 'Europe/London', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

test.each(LOCALES)('dates and times in %s', (locale) => {
  const tag = locale === 'en' ? 'en-GB' : intlTag(locale);
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (at, timeZone) => {
      const by = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(tag, { ...options, calendar: 'gregory', timeZone }).format(at);
      expect(formatTime(at, locale, timeZone)).toBe(by(TIME));
      expect(formatDay(at, locale, timeZone)).toBe(by({ weekday: 'short', day: 'numeric', month: 'short' }));
      expect(formatLongDay(at, locale, timeZone)).toBe(
        by({ weekday: 'long', day: 'numeric', month: 'long' }),
      );
      expect(formatDateTime(at, locale, timeZone)).toBe(
        by({ ...TIME, day: 'numeric', month: 'short', year: 'numeric' }),
      );
    }),
  );
});

test('days begin at midnight of the zone', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (at, timeZone) => {
      expect(dayKey(at, timeZone)).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at));
    }),
  );
});

test.each(LOCALES)('numbers, lists and plurals in %s', (locale) => {
  const tag = intlTag(locale);
  const rules = {
    plurals: new Intl.PluralRules(tag, { type: 'cardinal' }),
    ordinals: new Intl.PluralRules(tag, { type: 'ordinal' }),
  };
  const numbers = new Intl.NumberFormat(tag);
  for (const value of [0, 7, 12.5, 0.125, 999, 1_000, 12_345, 999_999, 1_234_567, 12_345_678.25])
    expect(formatCount(value, locale)).toBe(numbers.format(value));
  expect(formatPercent(50, locale)).toBe(new Intl.NumberFormat(tag, { style: 'percent' }).format(0.5));
  const list = new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
  for (const items of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D', 'E']])
    expect(formatList(items, locale)).toBe(list.format(items));
  for (const type of ['plurals', 'ordinals'] as const)
    for (let count = 0; count < 3_000; count++)
      expect(pluralOf(count, locale, type)).toBe(rules[type].select(count));
});

test.each([
  ['en', 'Corner, Harbour City'],
  ['de', 'Corner, Harbour City'],
  ['fr', 'Corner, Harbour City'],
  ['ar', 'Corner، Harbour City'],
  ['fa', 'Corner، Harbour City'],
])('what stands together has the comma of %s, and no conjunction', (locale, text) => {
  expect(joinTexts(['Corner', '', null, 'Harbour City'], locale)).toBe(text);
  expect(joinTexts(['Corner', undefined], locale)).toBe('Corner');
});

test('fractions have no plural of their own', () => {
  expect(pluralOf(1.5, 'ar')).toBe('other');
});

test('English ordinals end as the language has it', () => {
  const rules = new Intl.PluralRules('en', { type: 'ordinal' });
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  for (let value = 0; value < 1_200; value++)
    expect(ordinal(value, 'en')).toBe(`${value}${endings[rules.select(value)]}`);
});
