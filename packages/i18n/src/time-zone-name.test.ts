import { expect, test } from 'vitest';
import { formatOffset, timeZoneName } from './time-zone-name.ts';

const JANUARY = Date.UTC(2026, 0, 15, 12);
const JULY = Date.UTC(2026, 6, 15, 12);

test.each([
  ['UTC', 'UTC', 'UTC'],
  ['Europe/London', 'London (UTC)', 'London (UTC+1)'],
  ['America/New_York', 'New York (UTC−5)', 'New York (UTC−4)'],
  ['Asia/Kolkata', 'Kolkata (UTC+5:30)', 'Kolkata (UTC+5:30)'],
  ['Asia/Calcutta', 'Kolkata (UTC+5:30)', 'Kolkata (UTC+5:30)'],
  ['Pacific/Auckland', 'Auckland (UTC+13)', 'Auckland (UTC+12)'],
  ['America/Sao_Paulo', 'Sao Paulo (UTC−3)', 'Sao Paulo (UTC−3)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (UTC−3)', 'Buenos Aires (UTC−3)'],
  ['America/St_Johns', 'St Johns (UTC−3:30)', 'St Johns (UTC−2:30)'],
  ['Etc/GMT+5', 'UTC−5', 'UTC−5'],
])('%s is named %s in January and %s in July', (zone, january, july) => {
  expect([timeZoneName(JANUARY, zone, 'en'), timeZoneName(JULY, zone, 'en')]).toEqual([january, july]);
});

test('the offset stands alone where there is little room, in the digits of the locale', () => {
  expect(formatOffset(JANUARY, 'Asia/Kolkata', 'de')).toBe('UTC+5:30');
  expect(formatOffset(JANUARY, 'America/New_York', 'ar')).toBe('\u2066UTC−٥\u2069');
});
