import { expect, test } from 'vitest';
import { callingCode, codeDigits, maskedPhone, mayBePhone, minuteClock } from './phone-format.ts';

test.each([
  ['+447400123456', '+44 •••• ••3456'],
  ['+4915123456789', '+49 •••• •••6789'],
  ['+12015550123', '+1 ••• ••• 0123'],
  ['+35312', '+353 12'],
])('%s is shown as %s', (number, shown) => {
  expect(maskedPhone(number)).toBe(shown);
});

test.each([
  ['07400 123456', 'GB', true],
  ['+49 151 23456789', 'GB', true],
  ['٠٧٤٠٠ ١٢٣٤٥٦', 'GB', true],
  ['07400', 'GB', false],
  ['hello', 'GB', false],
  ['07400 123456', '', false],
])('%s in "%s" may be a number: %s', (text, country, may) => {
  expect(mayBePhone(text, country)).toBe(may);
});

test('a country has its calling code, or none', () => {
  expect(['GB', 'AQ'].map(callingCode)).toEqual(['+44', null]);
});

test.each([
  ['409 123', '409123'],
  ['٤٠٩١٢٣', '409123'],
  ['Code: 409-1234', '409123'],
])('%s holds the digits %s', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});

test('a wait is told in minutes and seconds', () => {
  expect([42, 5, 60, 125].map((seconds) => minuteClock(seconds, 'en'))).toEqual([
    '0:42',
    '0:05',
    '1:00',
    '2:05',
  ]);
  expect(minuteClock(42, 'ar')).toBe('٠:٤٢');
});
