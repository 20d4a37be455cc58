import { type Currency, currency } from '@touchline/betting';
import { expect, test } from 'vitest';
import vectors from '../../../fixtures/i18n/formats.json' with { type: 'json' };
import { CATALOG_LANGUAGES } from './locale.ts';
import { formatMoney, type MoneyStyle } from './money.ts';
import { formatClock, formatDateTime, formatDay, formatLongDay, formatTime } from './time.ts';

const CURRENCIES: Readonly<Record<string, Currency>> = Object.fromEntries(
  vectors.currencies.map(({ code, subunits, isFiat, subcurrencies }) => [
    code,
    currency(code, subunits, { isFiat, subcurrencies }),
  ]),
);
const STYLES: Readonly<Record<string, MoneyStyle>> = vectors.styles;
const TIMES: Readonly<Record<string, (locale: string) => string>> = {
  time: (locale) => formatTime(vectors.at, locale, vectors.timeZone),
  clock: (locale) => formatClock(vectors.at, locale, vectors.timeZone, true),
  day: (locale) => formatDay(vectors.at, locale, vectors.timeZone),
  longDay: (locale) => formatLongDay(vectors.at, locale, vectors.timeZone),
  dateTime: (locale) => formatDateTime(vectors.at, locale, vectors.timeZone),
};

/** Spaces that do not break are written as plain ones in the file, and marks of direction are left out. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

test('the vectors hold six styles of eight currencies in six languages', () => {
  expect(Object.keys(STYLES)).toHaveLength(6);
  expect(vectors.currencies).toHaveLength(8);
  expect(Object.keys(vectors.money)).toEqual([...CATALOG_LANGUAGES]);
  for (const byCurrency of Object.values(vectors.money)) {
    expect(Object.keys(byCurrency)).toEqual(Object.keys(CURRENCIES));
    for (const byStyle of Object.values(byCurrency))
      expect(Object.keys(byStyle)).toEqual(Object.keys(STYLES));
  }
});

test.each(Object.entries(vectors.money))('money in %s', (locale, byCurrency) => {
  for (const [code, byStyle] of Object.entries(byCurrency)) {
    const of = CURRENCIES[code];
    const amounts = vectors.currencies.find((one) => one.code === code)?.amounts ?? [];
    for (const [style, texts] of Object.entries(byStyle)) {
      const written = amounts.map((amount) => of && plain(formatMoney(amount, of, locale, STYLES[style])));
      expect(written, `${code} ${style}`).toEqual(texts);
    }
  }
});

test.each(Object.entries(vectors.times))('dates and times in %s', (locale, byFormat) => {
  for (const [format, text] of Object.entries(byFormat)) {
    expect(plain(TIMES[format]?.(locale) ?? ''), format).toBe(text);
  }
});
