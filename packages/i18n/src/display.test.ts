import { currency, europeanParts, oddsParts } from '@touchline/betting';
import { expect, test } from 'vitest';
import { formatIncidentMinute, formatMinute, formatScore } from './clock.ts';
import { localizeNumber } from './digits.ts';
import { currencySymbol, formatMoney } from './money.ts';
import { formatOdds } from './odds.ts';
import { dayKey, daysBetween, formatClock, formatDay, formatTime } from './time.ts';

const euro = currency('EUR', 100);
const dinar = currency('KWD', 1000);
const yen = currency('JPY', 1);
const tether = currency('USDT', 1_000_000, { isFiat: false });
const fine = currency('XNO', 10_000_000_000, { isFiat: false });
const bitcoin = currency('BTC', 100_000_000, {
  isFiat: false,
  subcurrencies: [
    { code: 'mBTC', subunits: 100_000 },
    { code: 'µBTC', subunits: 100 },
  ],
});

test('numbers take the digits, the decimal mark and the true minus of the locale', () => {
  expect(localizeNumber('-12.5', 'en')).toBe('−12.5');
  expect(localizeNumber('-12.5', 'ar')).toBe('−١٢٫٥');
});

test.each([
  [17_200, 'en', '1.72'],
  [17_250, 'en', '1.725'],
  [17_200, 'ar', '١٫٧٢'],
  [17_200, 'de', '1,72'],
  [10_000, 'en', '—'],
])('odds of %i in %s are %s', (odds, locale, text) => {
  expect(formatOdds(europeanParts(odds), locale)).toBe(text);
});

test('odds in other formats keep their sign, fraction and suffix', () => {
  expect(formatOdds(oddsParts(15_000, 'american'), 'en')).toBe('−200');
  expect(formatOdds(oddsParts(35_000, 'british'), 'en')).toBe('5/2');
  expect(formatOdds(oddsParts(20_000, 'percent'), 'en')).toBe('50.00%');
  expect(formatOdds(oddsParts(20_000, 'percent'), 'de')).toBe('50,00%');
  expect(formatOdds(oddsParts(15_000, 'indonesian'), 'de')).toBe('−2,00');
  expect(formatOdds(oddsParts(35_000, 'malaysian'), 'en')).toBe('−0.40');
  expect(formatOdds(oddsParts(35_000, 'hongkong'), 'de')).toBe('2,50');
});

test.each([
  [1050, euro, 'en', '€10.50'],
  [-1050, euro, 'en', '−€10.50'],
  [1_234_567, dinar, 'en', 'KWD 1,234.567'],
  [500, yen, 'en', '¥500'],
  [9_999_999, bitcoin, 'en', '99.99999 mBTC'],
  [10_000_000, bitcoin, 'en', '0.10 BTC'],
  [9_999, bitcoin, 'en', '99.99 µBTC'],
  [10_000, bitcoin, 'en', '0.10 mBTC'],
  [-150, bitcoin, 'en', '−1.50 µBTC'],
  [0, bitcoin, 'en', '0.00 BTC'],
  [123_456_789_012, bitcoin, 'en', '1,234.56789012 BTC'],
  [123_456_789_012, bitcoin, 'de', '1.234,56789012 BTC'],
  [1_000_000_000, tether, 'en', '1,000.00 USDT'],
  [12_345_678_901, fine, 'en', '1.2345678901 XNO'],
  [1050, euro, 'de', '10,50 €'],
  [123_456_789, euro, 'de', '1.234.567,89 €'],
  [1050, euro, 'ar', '\u200f١٠٫٥٠ €'],
  [9_999, bitcoin, 'ar', '٩٩٫٩٩ µBTC'],
])('%i minor units are written %s', (amount, of, locale, text) => {
  expect(formatMoney(amount, of, locale).replaceAll('\u00a0', ' ')).toBe(text);
});

test('an amount beyond the digits of a double keeps each of them', () => {
  expect(formatMoney(9_007_199_254_740_991, euro, 'en')).toBe('€90,071,992,547,409.91');
});

test('a gain carries a plus where asked, and whole amounts lose their zeros where asked', () => {
  expect(formatMoney(1000, euro, 'en', { sign: true })).toBe('+€10.00');
  expect(formatMoney(1000, euro, 'en', { trim: true })).toBe('€10');
});

test('the mark of a currency is its symbol, for crypto its code', () => {
  expect(currencySymbol(euro, 'en')).toBe('€');
  expect(currencySymbol(bitcoin, 'en')).toBe('BTC');
});

test('minutes count the running minute and the minutes added', () => {
  expect(formatMinute(66 * 60 + 12, null, 'en')).toBe('67′');
  expect(formatMinute(45 * 60, 70, 'en')).toBe('45+2′');
  expect(formatIncidentMinute(90, 3, 'ar')).toBe('٩٠+٣′');
  expect(formatScore(2, 1, 'en')).toBe('2–1');
});

test('days follow the zone, not the machine', () => {
  const lateEvening = Date.parse('2026-11-20T23:30:00Z');
  expect(dayKey(lateEvening, 'Europe/London')).toBe('2026-11-20');
  expect(dayKey(lateEvening, 'Asia/Dubai')).toBe('2026-11-21');
  expect(daysBetween(lateEvening, lateEvening + 3_600_000, 'Europe/London')).toBe(1);
  expect(formatTime(lateEvening, 'en', 'Europe/London')).toBe('23:30');
  expect(formatClock(lateEvening, 'en', 'Europe/London', true)).toBe('23:30:00');
  expect(formatClock(lateEvening, 'ar', 'Asia/Dubai', false)).toBe('٠٣:٣٠');
  expect(formatDay(lateEvening, 'de', 'Europe/London')).toBe('Fr., 20. Nov.');
});

test('amounts of one slip are written in one unit, however small or large they are', () => {
  const btc = currency('BTC', 100_000_000, {
    isFiat: false,
    subcurrencies: [
      { code: 'mBTC', subunits: 100_000 },
      { code: 'µBTC', subunits: 100 },
    ],
  });
  const inMilli = (amount: number) =>
    formatMoney(amount, btc, 'en', { subunits: 100_000 }).replaceAll('\u00a0', ' ');
  expect([100, 5_000, 500_000, 2_500_000_000].map(inMilli)).toEqual([
    '0.001 mBTC',
    '0.05 mBTC',
    '5.00 mBTC',
    '25,000.00 mBTC',
  ]);
  expect(formatMoney(1000, currency('EUR', 100), 'en', { subunits: 100 })).toBe('€10.00');
});
